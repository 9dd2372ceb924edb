#include "render/svg/svg_shape.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "render/svg/svg_writer.h"

namespace deckle::render {
namespace {

std::string paint(const ElementIr& element) {
  std::string out = element.fill.kind == FillIr::Kind::Solid
                        ? fmt::format(R"( fill="{}")", rgb(element.fill.color.rgb))
                        : R"( fill="none")";
  if (element.line.fill.kind == FillIr::Kind::Solid)
    out += fmt::format(R"( stroke="{}" stroke-width="{}")", rgb(element.line.fill.color.rgb),
                       number(px_from_pt(element.line.width_pt)));
  return out;
}

using Points = std::vector<std::pair<double, double>>;  // shares of width and height

// Straight-edged presets at their default adjustments (presetShapeDefinitions.xml of ECMA-376).
// `shorter_x` is the shorter side as a share of the width: arrow heads keep their slope.
Points corners(const std::string& preset, double shorter_x) {
  const double head = 0.5 * shorter_x;
  if (preset == "triangle") return {{0.5, 0}, {1, 1}, {0, 1}};
  if (preset == "rtTriangle") return {{0, 0}, {1, 1}, {0, 1}};
  if (preset == "diamond") return {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
  if (preset == "parallelogram")
    return {{0.25 * shorter_x, 0}, {1, 0}, {1 - 0.25 * shorter_x, 1}, {0, 1}};
  if (preset == "chevron")
    return {{0, 0}, {1 - head, 0}, {1, 0.5}, {1 - head, 1}, {0, 1}, {head, 0.5}};
  if (preset == "homePlate") return {{0, 0}, {1 - head, 0}, {1, 0.5}, {1 - head, 1}, {0, 1}};
  if (preset == "hexagon") {
    const double side = 0.25 * shorter_x;
    return {{0, 0.5}, {side, 0}, {1 - side, 0}, {1, 0.5}, {1 - side, 1}, {side, 1}};
  }
  if (preset == "rightArrow")
    return {{0, 0.25},     {1 - head, 0.25}, {1 - head, 0}, {1, 0.5},
            {1 - head, 1}, {1 - head, 0.75}, {0, 0.75}};
  if (preset == "leftArrow")
    return {{1, 0.25}, {head, 0.25}, {head, 0}, {0, 0.5}, {head, 1}, {head, 0.75}, {1, 0.75}};
  return {};
}

}  // namespace

std::string svg_shape(const ElementIr& element) {
  if (element.fill.kind != FillIr::Kind::Solid && element.line.fill.kind != FillIr::Kind::Solid)
    return {};
  const Rect& box = element.box;
  const double w = to_px(box.w), h = to_px(box.h);
  if (element.shape == "ellipse") {
    return fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}"{}/>)", px(box.x + box.w / 2),
                       px(box.center_y()), px(box.w / 2), px(box.h / 2), paint(element)) +
           "\n";
  }
  const Points points = corners(element.shape, w > 0 ? std::min(w, h) / w : 0);
  if (!points.empty()) {
    std::string list;
    for (const auto& [x, y] : points)
      list += fmt::format("{},{} ", number(to_px(box.x) + x * w), number(to_px(box.y) + y * h));
    return fmt::format(R"(<polygon points="{}"{}/>)", list, paint(element)) + "\n";
  }
  // roundRect's default adjustment: 16667 of 100000 of the shorter side.
  const double radius = element.shape == "roundRect" ? std::min(w, h) * 0.16667 : 0;
  return fmt::format(R"(<rect{}{}{}/>)", rect_attributes(box),
                     radius > 0 ? fmt::format(R"( rx="{}")", number(radius)) : "", paint(element)) +
         "\n";
}

std::string svg_divider(const ElementIr& element) {
  const Rect& box = element.box;
  const bool vertical = box.h > box.w;
  const Emu x1 = vertical ? box.x + box.w / 2 : box.x, x2 = vertical ? x1 : box.right();
  const Emu y1 = vertical ? box.y : box.center_y(), y2 = vertical ? box.bottom() : y1;
  return fmt::format(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{}"/>)",
                     px(x1), px(y1), px(x2), px(y2), rgb(element.line.fill.color.rgb),
                     number(px_from_pt(element.line.width_pt))) +
         "\n";
}

}  // namespace deckle::render
