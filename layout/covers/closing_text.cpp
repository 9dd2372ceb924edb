#include "layout/covers/closing_text.h"

#include <algorithm>

#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

bool has_own_alignment(const Slide& slide, const std::string& eid) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&eid](const Element& element) {
    return element.element_id == eid && element.style.align.has_value();
  });
}

// The block of its lines, by the inset at the side where they begin.
void centre_list(const measure::TextEngine& engine, Emu middle, ElementIr& list) {
  if (list.text.columns != 1 || list.text.paragraphs.empty()) return;
  const bool rtl = list.text.paragraphs.front().style.rtl;
  Emu& begin = rtl ? list.text.insets.right : list.text.insets.left;
  const double width = engine.width_range(list.text).max_pt * (1 + measure::kMaxReserve);
  const Emu left = middle - emu_from_pt(width / 2);
  const Emu wanted = rtl ? list.box.right() - (middle + emu_from_pt(width / 2)) : left - list.box.x;
  const Emu end = rtl ? list.text.insets.left : list.text.insets.right;
  if (wanted > begin && wanted + emu_from_pt(width) + end <= list.box.w) begin = wanted;
}

}  // namespace

void align_closing_text(const Slide& slide, const measure::TextEngine& engine, SlideIr& ir) {
  const auto title = std::find_if(
      ir.elements.begin(), ir.elements.end(),
      [](const ElementIr& element) { return element.type == ElementType::Title; });
  if (title == ir.elements.end() || title->pinned || title->text.empty()) return;
  const ParagraphStyle& like = title->text.paragraphs.front().style;
  const Align begin = like.rtl ? Align::Right : Align::Left;
  if (like.align == begin) return;
  for (ElementIr& element : ir.elements) {
    const bool below = element.box.y >= title->box.center_y();
    if (element.type == ElementType::Bullets && below && like.align == Align::Center &&
        !element.pinned && !has_own_alignment(slide, element.eid))
      centre_list(engine, title->box.x + title->box.w / 2, element);
    if (element.type != ElementType::Text || element.pinned || element.decorative || !below ||
        element.role == "footer" || has_own_alignment(slide, element.eid))
      continue;
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      if (paragraph.style.rtl == like.rtl && paragraph.style.align == begin)
        paragraph.style.align = like.align;
    }
  }
}

}  // namespace deckle::layout
