#include "layout/slide/shapes.h"

#include <cstdint>
#include <optional>
#include <string>

#include "layout/text/contrast.h"
#include "layout/text/hsv.h"

namespace deckle::layout {
namespace {

constexpr double kDividerPt = 1;
constexpr double kConnectorPt = 2.25;  // ours: seen from the back of a room, and not taken for a border
constexpr double kLeastLineContrast = 3;  // WCAG 2.2, 1.4.11

FillIr solid(const TextContext& context, const std::string& authored) {
  if (authored == "none") return {FillIr::Kind::None, {}};
  return {FillIr::Kind::Solid, templates::resolve_color(context.layout, authored)};
}

// Where nobody says it the first accent; on somebody else's template, where that is of a middle tone that has
// to have black text, the dark colour of the theme, if white is read on it.
std::string plain_fill(const TextContext& context) {
  constexpr std::uint32_t kWhite = 0xFFFFFF;
  constexpr double kMiddleTone = 3;  // ours, of white on it: as for large text (WCAG 2.2, 1.4.3)
  const std::uint32_t page = context.layout.background_rgb;
  const std::uint32_t accent = templates::resolve_color(context.layout, "accent1").rgb;
  const std::uint32_t dark = templates::resolve_color(context.layout, "tx2").rgb;
  const double on_accent = contrast_ratio(accent, kWhite);
  const bool middle = on_accent >= kMiddleTone && on_accent < kMinContrast;
  const bool better = is_tinted(dark) && contrast_ratio(dark, kWhite) >= kMinContrast &&
                      contrast_ratio(dark, page) > contrast_ratio(accent, page);
  return !context.t.path.empty() && middle && better ? "tx2" : "accent1";
}

}  // namespace

void style_shape(const TextContext& context, const Element& element, ElementIr& out) {
  const auto& content = std::get<ShapeContent>(element.content);
  out.shape = content.shape;
  out.fill = solid(context, content.fill ? *content.fill
                                         : element.style.fill.value_or(plain_fill(context)));
  if (content.line) {
    out.line.fill = solid(context, *content.line);
    out.line.width_pt = content.line_width_pt.value_or(1);
  } else {
    out.line.fill.kind = FillIr::Kind::None;
  }
  out.text.insets = kDefaultInsets;
  out.text.anchor = element.style.anchor.value_or(Anchor::Middle);
  for (ParagraphIr& paragraph : out.text.paragraphs) {
    if (!element.style.align) paragraph.style.align = Align::Center;
    paragraph.style.space_before = paragraph.style.space_after = {};
  }
  const std::uint32_t background =
      out.fill.kind == FillIr::Kind::Solid ? out.fill.color.rgb : context.layout.background_rgb;
  if (!has_own_colors(element)) paint_text(out.text, readable_on(context, background));
}

void style_connector(const TextContext& context, const Connector& connector, ElementIr& out) {
  const auto& content = std::get<ShapeContent>(connector.element->content);
  const ElementStyle& style = connector.element->style;
  const bool plain = content.shape == "line" || content.shape == "lineInv";
  out.shape = "straightConnector1";
  out.text.paragraphs.clear();
  out.fill = {FillIr::Kind::None, {}};
  const std::optional<std::string> authored = content.line ? content.line
                                              : content.fill && *content.fill != "none"
                                                  ? content.fill
                                                  : style.fill;
  out.line.fill = solid(context, authored.value_or("tx2"));
  const std::uint32_t background = context.layout.background_rgb;
  if (!authored && contrast_ratio(out.line.fill.color.rgb, background) < kLeastLineContrast)
    out.line.fill.color = readable_on(context, background);
  out.line.width_pt = content.line_width_pt.value_or(kConnectorPt);
  const bool both = content.shape == "leftRightArrow" || content.shape == "upDownArrow";
  const bool back = content.shape == "leftArrow";
  out.line.arrow_at_end = !plain && !back;
  out.line.arrow_at_start = both || back;
  out.from.eid = connector.from->element_id;
  out.to.eid = connector.to->element_id;
}

void style_divider(const TextContext& context, const Element& element, ElementIr& out) {
  const auto& content = std::get<DividerContent>(element.content);
  out.shape = "line";
  out.decorative = true;
  out.fill.kind = FillIr::Kind::None;
  out.line.fill = {FillIr::Kind::Solid,
                   templates::resolve_color(context.layout, content.color.value_or("tx2"))};
  const std::uint32_t background = context.layout.background_rgb;
  if (!content.color && contrast_ratio(out.line.fill.color.rgb, background) < kLeastLineContrast)
    out.line.fill.color = readable_on(context, background);
  out.line.width_pt = content.width_pt.value_or(kDividerPt);
}

void style_panel(const TextContext& context, const Element& element, ElementIr& out) {
  if (!element.style.fill) return;
  out.fill = solid(context, *element.style.fill);
  if (out.fill.kind != FillIr::Kind::Solid) return;
  // Text must not touch the panel's edge, even where the placeholder aligns text with the grid.
  const auto at_least = [](Emu value, Emu min) { return std::max(value, min); };
  out.text.insets.left = at_least(out.text.insets.left, kDefaultInsets.left);
  out.text.insets.right = at_least(out.text.insets.right, kDefaultInsets.right);
  if (!has_own_colors(element)) paint_text(out.text, readable_on(context, out.fill.color.rgb));
  ensure_markers_visible(out.text, out.fill.color.rgb);
  // The lines of a title fill the box that all titles of the deck have; with a margin above and
  // below, this title alone would be smaller.
  if (out.type == ElementType::Title) return;
  out.text.insets.top = at_least(out.text.insets.top, kDefaultInsets.top);
  out.text.insets.bottom = at_least(out.text.insets.bottom, kDefaultInsets.bottom);
}

}  // namespace deckle::layout
