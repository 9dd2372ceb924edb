#include "render/svg/slide_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "measure/slide/text_rect.h"
#include "render/svg/svg_data.h"
#include "render/svg/svg_picture.h"
#include "render/svg/svg_shape.h"
#include "render/svg/svg_text.h"
#include "render/svg/svg_writer.h"

namespace deckle::render {
namespace {

std::string element_svg(const ElementIr& element, const MeasuredElement& measured) {
  if (element.type == ElementType::Divider) return svg_divider(element);
  std::string out = svg_shape(element);
  if (element.type == ElementType::Image) out += svg_picture(element);
  if (element.type == ElementType::Chart) out += svg_chart_place(element);
  if (element.type == ElementType::Table) return out + svg_table(element, measured);
  const Rect area = measure::text_rect(element.box, element.shape);
  const Insets& insets = element.text.insets;
  out += svg_text(element.text, measured.lines, area.x + insets.left, area.right() - insets.right);
  return out;
}

// A label beside the frame's corner that stays on the page.
std::string mark_svg(const SvgMark& mark, const Size& page) {
  constexpr double kBadgePx = 22;
  const double x = std::clamp(to_px(mark.box.right()) - kBadgePx / 2, kBadgePx / 2,
                              to_px(page.w) - kBadgePx / 2);
  const double y = std::clamp(to_px(mark.box.y), kBadgePx / 2, to_px(page.h) - kBadgePx / 2);
  return fmt::format(
      R"(<rect{} fill="none" stroke="{}" stroke-width="2.5" stroke-dasharray="8 4"/>)"
      R"(<circle cx="{}" cy="{}" r="{}" fill="{}"/><text x="{}" y="{}" text-anchor="middle" )"
      R"(font-size="13" font-weight="bold" fill="#FFFFFF" font-family="sans-serif">{}</text>)",
      rect_attributes(mark.box), mark.color, number(x), number(y), number(kBadgePx / 2), mark.color,
      number(x), number(y + 4.5), escaped(mark.label));
}

}  // namespace

std::string slide_svg(const SlideIr& slide, const MeasuredSlide& measured,
                      const std::vector<SvgMark>& marks) {
  std::string out = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img" aria-label="{}">)",
      px(slide.size.w), px(slide.size.h), escaped("slide " + slide.slide_id));
  out += fmt::format("\n<rect{} fill=\"{}\"/>\n",
                     rect_attributes({Emu(0), Emu(0), slide.size.w, slide.size.h}),
                     rgb(slide.background_rgb));
  std::vector<std::size_t> order(std::min(slide.elements.size(), measured.elements.size()));
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&slide](std::size_t a, std::size_t b) {
    return slide.elements[a].z < slide.elements[b].z;
  });
  for (const std::size_t i : order) out += element_svg(slide.elements[i], measured.elements[i]);
  for (const SvgMark& mark : marks) out += mark_svg(mark, slide.size) + "\n";
  return out + "</svg>\n";
}

}  // namespace deckle::render
