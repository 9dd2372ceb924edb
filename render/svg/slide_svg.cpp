#include "render/svg/slide_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "measure/slide/text_area.h"
#include "render/svg/slide_parts.h"
#include "render/svg/svg_chart.h"
#include "render/svg/svg_data.h"
#include "render/svg/svg_paint.h"
#include "render/svg/svg_picture.h"
#include "render/svg/svg_shape.h"
#include "render/svg/svg_text.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::render {
namespace {

// `drawn` as it is, or in a <g> with the transform.
std::string transformed(std::string drawn, const TransformIr& transform, const Rect& box) {
  if (transform.is_identity() || drawn.empty()) return drawn;
  return fmt::format("<g{}>\n{}</g>\n", transform_attribute(transform, box), drawn);
}

std::string frame_svg(const ElementIr& element) {
  if (element.type == ElementType::Divider) return svg_divider(element);
  if (is_connector(element)) return svg_connector(element);
  if (is_icon(element)) return svg_picture(element);  // its fill is that of its geometry
  if (element.type == ElementType::Image && element.shape != "rect") {
    ElementIr outline = element;
    outline.box = visible_box(element);
    return svg_shape(outline) + svg_picture(element);
  }
  const bool by_look = element.look != nullptr &&
                       (element.origin || element.fill.kind == FillIr::Kind::Inherit);
  std::string out = by_look ? svg_painted(*element.look, element.box) : svg_shape(element);
  if (element.type == ElementType::Image) out += svg_picture(element);
  if (element.type == ElementType::Chart) out += svg_chart(element);
  return out;
}

std::string text_svg(const ElementIr& element, const MeasuredElement& measured) {
  if (element.type == ElementType::Divider) return {};
  if (element.type == ElementType::Table) return svg_table(element, measured);
  const Rect area = measure::text_area(element).rect;
  return svg_text(element.text, measured.lines, area.x, area.right());
}

// Text is never mirrored, nor are charts and tables.
std::string turned_frame_svg(const ElementIr& element) {
  TransformIr frame = element.transform;
  if (element.type == ElementType::Chart) frame.flip_h = frame.flip_v = false;
  return transformed(frame_svg(element), frame, element.box);
}

std::string element_svg(const ElementIr& element, const MeasuredElement& measured) {
  const TextTurn& turn = measured.turn;
  return turned_frame_svg(element) +
         transformed(text_svg(element, measured), {turn.rotation, false, false},
                     {turn.x, turn.y, Emu(0), Emu(0)});
}

// What layout and master draw. On a slide that was read the same shapes are elements.
std::string furniture_svg(const SlideIr& slide, const Rect& page) {
  const bool as_elements =
      std::any_of(slide.elements.begin(), slide.elements.end(), [&slide](const ElementIr& element) {
        return element.origin && !element.placeholder &&
               (element.origin->part == slide.layout_part ||
                element.origin->part == slide.master_part);
      });
  if (as_elements) return {};
  std::string out;
  for (const BackdropIr& shape : slide.backdrop) {
    if (shape.page_fill) {
      BackdropIr as_page = shape;
      as_page.fill = slide.background;
      out += transformed(svg_painted(as_page, shape.box), shape.transform, shape.box);
      continue;
    }
    out += transformed(svg_painted(shape, shape.box), shape.transform, shape.box);
  }
  if (out.empty()) return out;
  // What lies beyond the page is not shown.
  return fmt::format("<svg{} viewBox=\"{} {} {} {}\">\n{}</svg>\n", rect_attributes(page),
                     px(page.x), px(page.y), px(page.w), px(page.h), out);
}

constexpr double kBadgePx = 22;

// Positions of the badges of a slide: not overlapping, all on the page.
class Badges {
 public:
  explicit Badges(const Size& page) : w_(to_px(page.w)), h_(to_px(page.h)) {}

  // The middle of a badge whose preferred place is x, y: further to the left where that is taken,
  // then a row lower.
  std::pair<double, double> place(double x, double y) {
    constexpr double kHalf = kBadgePx / 2, kPitch = kBadgePx + 2;
    const double right = std::clamp(x, kHalf, w_ - kHalf);
    std::pair<double, double> at{right, std::clamp(y, kHalf, h_ - kHalf)};
    const auto taken = [&] {
      return std::any_of(taken_.begin(), taken_.end(), [&](const auto& other) {
        return std::abs(other.first - at.first) < kBadgePx &&
               std::abs(other.second - at.second) < kBadgePx;
      });
    };
    while (taken() && at.second <= h_ - kHalf) {
      at.first -= kPitch;
      if (at.first < kHalf) at = {right, at.second + kPitch};
    }
    taken_.push_back(at);
    return at;
  }

 private:
  double w_, h_;
  std::vector<std::pair<double, double>> taken_;
};

std::string mark_svg(const SvgMark& mark, bool framed, Badges& badges) {
  const auto [x, y] = mark.box ? badges.place(to_px(mark.box->right()), to_px(mark.box->y))
                               : badges.place(kBadgePx, kBadgePx);
  std::string out = fmt::format(R"(<a class="mark mark-{}")", escaped(mark.kind));
  if (!mark.id.empty()) out += fmt::format(R"( id="{}")", escaped(mark.id));
  if (!mark.href.empty()) out += fmt::format(R"( href="{}")", escaped(mark.href));
  out += ">";
  if (!mark.title.empty()) out += fmt::format("<title>{}</title>", escaped(mark.title));
  if (mark.box && framed)
    out += fmt::format(
        R"(<rect class="frame"{} fill="none" stroke="{}" stroke-width="2.5" stroke-dasharray="8 4"/>)",
        rect_attributes(*mark.box), mark.color);
  out += fmt::format(
      R"(<circle cx="{0}" cy="{1}" r="{2}" fill="{3}" stroke="#FFFFFF"/><text x="{0}" y="{4}" )"
      R"(text-anchor="middle" font-size="13" font-weight="bold" fill="#FFFFFF" )"
      R"(font-family="sans-serif">{5}</text></a>)",
      number(x), number(y), number(kBadgePx / 2), mark.color, number(y + 4.5), escaped(mark.label));
  return out + "\n";
}

// The marks, the most severe first: one frame around each box, drawn in reverse so that the most
// severe are on top.
std::string marks_svg(const std::vector<SvgMark>& marks, const Size& page) {
  Badges badges(page);
  std::vector<Rect> framed;
  std::vector<std::string> drawn;
  for (const SvgMark& mark : marks) {
    const bool first =
        mark.box && std::find(framed.begin(), framed.end(), *mark.box) == framed.end();
    if (first && mark.framed) framed.push_back(*mark.box);
    drawn.push_back(mark_svg(mark, first && mark.framed, badges));
  }
  std::string out;
  for (auto it = drawn.rbegin(); it != drawn.rend(); ++it) out += *it;
  return out;
}

}  // namespace

std::string svg_backdrop(const SlideIr& slide) {
  const Rect page{Emu(0), Emu(0), slide.size.w, slide.size.h};
  return svg_background(slide.background, page, slide.background_rgb) + furniture_svg(slide, page);
}

std::string svg_frame(const ElementIr& element) {
  if (element.type == ElementType::Table)
    return transformed(svg_table(element, {}), {element.transform.rotation, false, false},
                       element.box);
  return turned_frame_svg(element);
}

std::string slide_svg(const SlideIr& slide, const MeasuredSlide& measured,
                      const std::vector<SvgMark>& marks) {
  // A picture must not have links in it: for who hears the page they would not be there.
  const bool linked = std::any_of(marks.begin(), marks.end(),
                                  [](const SvgMark& mark) { return !mark.href.empty(); });
  std::string out = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="{}" aria-label="{}">)",
      px(slide.size.w), px(slide.size.h), linked ? "group" : "img",
      escaped("slide " + slide.slide_id));
  out += "\n" + svg_backdrop(slide);
  std::vector<std::size_t> order(std::min(slide.elements.size(), measured.elements.size()));
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&slide](std::size_t a, std::size_t b) {
    return slide.elements[a].z < slide.elements[b].z;
  });
  for (const std::size_t i : order) {
    const ElementIr& element = slide.elements[i];
    const std::string drawn = element_svg(element, measured.elements[i]);
    if (!drawn.empty())
      out += fmt::format("<g data-element=\"{}\">\n{}</g>\n", escaped(element.eid), drawn);
  }
  return out + marks_svg(marks, slide.size) + "</svg>\n";
}

}  // namespace deckle::render
