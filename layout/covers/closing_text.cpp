#include "layout/covers/closing_text.h"

#include <algorithm>

namespace deckle::layout {
namespace {

bool has_own_alignment(const Slide& slide, const std::string& eid) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&eid](const Element& element) {
    return element.element_id == eid && element.style.align.has_value();
  });
}

}  // namespace

void align_closing_text(const Slide& slide, SlideIr& ir) {
  const auto title = std::find_if(
      ir.elements.begin(), ir.elements.end(),
      [](const ElementIr& element) { return element.type == ElementType::Title; });
  if (title == ir.elements.end() || title->pinned || title->text.empty()) return;
  const ParagraphStyle& like = title->text.paragraphs.front().style;
  const Align begin = like.rtl ? Align::Right : Align::Left;
  if (like.align == begin) return;
  for (ElementIr& element : ir.elements) {
    const bool below = element.box.y >= title->box.center_y();
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
