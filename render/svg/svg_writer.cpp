#include "render/svg/svg_writer.h"

#include <fmt/format.h>

#include <cmath>

namespace deckle::render {

std::string number(double value) {
  const double rounded = std::round(value * 100) / 100;
  return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

std::string px(Emu length) { return number(to_px(length)); }

std::string rgb(std::uint32_t color) { return fmt::format("#{:06X}", color & 0xFFFFFF); }

std::string rect_attributes(const Rect& rect) {
  return fmt::format(R"( x="{}" y="{}" width="{}" height="{}")", px(rect.x), px(rect.y),
                     px(std::max(Emu(0), rect.w)), px(std::max(Emu(0), rect.h)));
}

std::string transform_attribute(const TransformIr& transform, const Rect& box) {
  if (transform.is_identity()) return {};
  const double x = to_px(box.x + box.w / 2), y = to_px(box.center_y());
  std::string steps;  // the last one is the first to be applied
  if (transform.rotation != 0) {
    const double degrees = static_cast<double>(transform.rotation) / kAnglePerDegree;
    steps = fmt::format("rotate({} {} {})", number(degrees), number(x), number(y));
  }
  if (transform.flip_h || transform.flip_v) {
    if (!steps.empty()) steps += ' ';
    steps +=
        fmt::format("translate({} {}) scale({} {}) translate({} {})", number(x), number(y),
                    transform.flip_h ? -1 : 1, transform.flip_v ? -1 : 1, number(-x), number(-y));
  }
  return fmt::format(R"( transform="{}")", steps);
}

}  // namespace deckle::render
