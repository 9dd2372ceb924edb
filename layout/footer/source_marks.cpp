#include "layout/footer/source_marks.h"

#include <algorithm>
#include <utility>

#include "layout/base/frame.h"
#include "layout/text/contrast.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

constexpr const char* kPrefix = "_marks_";
constexpr double kSizePt = 10;  // as the band that lists the sources
constexpr int kMinElementStrips =
    5;                          // ours: a lower element would lose more than a fifth of its height
constexpr double kPlatePt = 4;  // between the text of a mark on a picture and the end of its fill

// Of a table that is not solved yet, its box.
Rect visible_part(const ElementIr& element) {
  if (element.table == nullptr) return visible_box(element);
  const bool solved = element.table->solved_for == Size{element.box.w, element.box.h};
  return solved ? table_frame(element) : element.box;
}

TextBodyIr text_of(const TextContext& context, const std::vector<NumberedCitation>& sources) {
  InheritedText base = context.t.text_box != nullptr ? *context.t.text_box : InheritedText{};
  InheritedLevel& level = base.levels[0];
  level.paragraph = {};
  ParagraphIr paragraph = plain_paragraph(context, mark_text(0), base);
  const RunStyle style = [&] {
    RunStyle s = paragraph.runs.front().style;
    s.size_pt = kSizePt;
    s.bold = s.italic = s.underline = false;
    s.color = readable_on(context, context.layout.background_rgb);
    return s;
  }();
  paragraph.runs.clear();
  for (const NumberedCitation& source : sources)
    paragraph.runs.push_back(
        {mark_text(source.number), style, source.citation->uri, RunIr::Field::None});
  paragraph.end = style;
  paragraph.style.align = Align::Right;
  TextBodyIr body;
  body.insets = {};
  body.anchor = Anchor::Bottom;
  body.paragraphs.push_back(std::move(paragraph));
  return body;
}

// As wide as the marks on one line, or as the element where they need more.
void set_size(const measure::TextEngine& engine, Emu available, ElementIr& mark) {
  double width = 0;
  const measure::LaidOutText laid = engine.lay_out(mark.text, to_pt(available));
  for (const measure::Line& line : laid.lines) width = std::max(width, line.width);
  mark.box.w = std::min(snap(emu_from_pt(width)) + emu_from_pt(kGridPt), available);
  mark.box.h = snap(emu_from_pt(laid.height + kGridPt));
}

void give_plate(const TextContext& context, ElementIr& mark) {
  mark.fill = {FillIr::Kind::Solid, templates::resolve_color(context.layout, "bg1")};
  paint_text(mark.text, readable_on(context, mark.fill.color.rgb));
  mark.text.insets = {emu_from_pt(kPlatePt), Emu(0), emu_from_pt(kPlatePt), Emu(0)};
  mark.box.w += emu_from_pt(2 * kPlatePt);
}

bool is_free(const SlideIr& slide, const ElementIr& mark, const ElementIr& owner) {
  if (mark.box.bottom() > slide.safe_area.bottom() || mark.box.right() > slide.size.w ||
      mark.box.x < Emu(0))
    return false;
  const Rect wide = mark.box.inflated(emu_from_pt(kStackGapPt));
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& other) {
    return &other != &owner && !intersection(other.box, wide).empty();
  });
}

}  // namespace

bool is_source_mark(const ElementIr& element) { return element.eid.starts_with(kPrefix); }

void place_source_mark(const SlideIr& slide, ElementIr& mark) {
  const ElementIr* owner =
      mark.belongs_to.empty() ? nullptr : find_element(slide, mark.belongs_to.front());
  if (owner == nullptr) return;
  const Rect seen = visible_part(*owner);
  const bool inside = mark.fill.kind == FillIr::Kind::Solid;
  mark.box.x = slide.rtl ? seen.x : seen.right() - mark.box.w;
  // A table that is too long for its box does not take its mark along.
  const Emu end = std::min(seen.bottom(), owner->box.bottom());
  mark.box.y = inside ? seen.bottom() - mark.box.h : end + emu_from_pt(kGridPt);
  if (!owner->full_bleed) return;
  // The end of a picture that fills the page is where titles, captions and the number are.
  const Emu edge = emu_from_pt(kColumnGapPt);
  mark.box.x += slide.rtl ? edge : -edge;
  mark.box.y = seen.y + edge;
}

void add_source_marks(const TextContext& context, const Slide& slide, const CitationMarks& marks,
                      const measure::TextEngine& engine, SlideIr& ir) {
  for (const Element& element : slide.elements) {
    const std::vector<NumberedCitation> sources = marks.without_text(element);
    ElementIr* owner = find_element(ir, element.element_id);
    if (sources.empty() || owner == nullptr) continue;
    ElementIr mark;
    mark.eid = kPrefix + owner->eid;
    mark.name = owner->eid + " source";
    mark.type = ElementType::Citation;
    mark.priority = 20;
    mark.min_font_pt = kSizePt;
    mark.allow_shrink = false;
    mark.pinned = true;  // it is moved with its element
    mark.z = std::max(mark.z, owner->z);
    mark.belongs_to = {owner->eid};
    mark.pointer = owner->pointer;
    mark.text = text_of(context, sources);
    if (ir.rtl) mark.text.paragraphs[0].style.align = Align::Left;
    set_size(engine, visible_part(*owner).w, mark);
    bool inside = owner->full_bleed;
    if (owner->pinned) {
      place_source_mark(ir, mark);
      inside = inside || !is_free(ir, mark, *owner);
    } else if (!inside) {
      const Emu strip = mark.box.h + emu_from_pt(kGridPt);
      inside = owner->box.h < strip * kMinElementStrips;
      if (!inside) owner->box.h -= strip;
    }
    if (inside) give_plate(context, mark);
    place_source_mark(ir, mark);
    ir.elements.insert(ir.elements.begin() + (owner - ir.elements.data()) + 1, std::move(mark));
  }
}

}  // namespace deckle::layout
