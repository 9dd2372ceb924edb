#include "layout/lists/list_drawing.h"

#include <algorithm>
#include <utility>

#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

constexpr double kHairlinePt = 0.75;

bool has_color(const RichText& runs) {
  return std::any_of(runs.begin(), runs.end(),
                     [](const RichRun& run) { return run.color.has_value(); });
}

}  // namespace

bool has_authored_colors(const Element& element) {
  // Emphasis on a shape is of the whole card, which has the colours of cards.
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  if (shape != nullptr && !element.style.color)
    return element.style.emphasis == Emphasis::Low || has_color(shape->text.runs);
  if (has_own_colors(element)) return true;
  if (const auto* text = std::get_if<TextContent>(&element.content)) return has_color(text->runs);
  const auto* list = std::get_if<BulletsContent>(&element.content);
  return list != nullptr && std::any_of(list->runs.begin(), list->runs.end(), has_color);
}

ElementIr piece_of(const DrawnList& drawn, ElementType type, const std::string& name) {
  ElementIr piece;
  const std::size_t count = drawn.behind.size() + drawn.after.size() + 1;
  piece.eid = drawn.list.eid + "~" + std::to_string(count);
  piece.source_eid = drawn.list.eid;
  piece.name = drawn.list.name + " " + name + " " + std::to_string(count);
  piece.type = type;
  piece.priority = drawn.list.priority;
  piece.min_font_pt = drawn.list.min_font_pt;
  piece.size_authored = drawn.list.size_authored;
  piece.allow_shrink = drawn.list.allow_shrink;
  piece.z = drawn.list.z;
  piece.pointer = drawn.list.pointer;
  piece.fill.kind = FillIr::Kind::None;
  piece.line.fill.kind = FillIr::Kind::None;
  piece.belongs_to = {drawn.list.eid};
  for (const ElementIr& other : drawn.behind) piece.belongs_to.push_back(other.eid);
  for (const ElementIr& other : drawn.after) piece.belongs_to.push_back(other.eid);
  return piece;
}

ElementIr decoration_of(const DrawnList& drawn, const std::string& name, const Rect& box,
                        const Color& fill) {
  ElementIr piece = piece_of(drawn, ElementType::Decoration, name);
  piece.decorative = true;
  piece.z = drawn.list.z - 1;
  piece.box = box;
  piece.fill = {FillIr::Kind::Solid, fill};
  return piece;
}

bool is_row_band(const ElementIr& piece) {
  return piece.type == ElementType::Decoration && piece.decorative &&
         piece.fill.kind == FillIr::Kind::Solid && piece.name.find(" band ") != std::string::npos;
}

ElementIr hairline_of(const DrawnList& drawn, Emu x, Emu y, Emu width, const Color& color) {
  ElementIr line = piece_of(drawn, ElementType::Divider, "line");
  line.decorative = true;
  line.shape = "line";
  line.z = drawn.list.z - 1;
  line.box = {x, y, width, Emu(0)};
  line.line.fill = {FillIr::Kind::Solid, color};
  line.line.width_pt = kHairlinePt;
  return line;
}

TextBodyIr label_of(const ParagraphIr& like, const std::string& text, double size_pt,
                    const Color& color, Align align) {
  TextBodyIr body;
  body.insets = {};
  body.anchor = Anchor::Middle;
  body.wrap = false;
  ParagraphIr paragraph;
  paragraph.style.rtl = like.style.rtl;
  paragraph.style.align = align;
  RunStyle style = like.runs.empty() ? like.end : like.runs.front().style;
  style.size_pt = size_pt;
  style.bold = true;
  style.italic = style.underline = style.strike = false;
  style.baseline_pct = 0;
  style.color = color;
  paragraph.runs.push_back({text, style, {}, RunIr::Field::None});
  paragraph.end = style;
  body.paragraphs.push_back(std::move(paragraph));
  return body;
}

}  // namespace deckle::layout
