#include "qc/check/empty_slide.h"

#include <algorithm>
#include <vector>

namespace deckle::qc {

namespace {

// A slide whose layout says it all, such as a closing with a logo and a legal text. A logo alone is
// on covers as well, and a layout with a title is not meant to be left without one.
bool is_designed(const FileContext& context, const FileSlide& slide) {
  const SlideFacts* facts = context.facts().of_slide(slide.ir().slide_id);
  const auto& elements = slide.ir().elements;
  return (facts == nullptr || !facts->lacks_title) &&
         std::any_of(elements.begin(), elements.end(), [](const ElementIr& element) {
           return element.eid.starts_with("_layout_") && !shown_text(element).empty();
         });
}

bool shows_something(const ElementIr& element) {
  if (element.hidden || element.eid.starts_with("_layout_") ||
      element.eid.starts_with("_master_") || is_footer_placeholder(element))
    return false;
  if (!shown_text(element).empty() || draws_box(element)) return true;
  // A shape without text, fill and line is not seen.
  return !element.origin || element.origin->kind != SourceKind::Shape;
}

// A picture as background that no other slide has is what the slide shows; that of a layout or a
// theme is not.
bool has_own_picture(const FileContext& context, const FileSlide& slide) {
  const PaintIr& own = slide.ir().background;
  const SlideFacts* own_facts = context.facts().of_slide(slide.ir().slide_id);
  if (own.kind != PaintIr::Kind::Picture || own_facts == nullptr || !own_facts->own_background)
    return false;
  return std::none_of(
      context.slides().begin(), context.slides().end(), [&](const FileSlide& other) {
        return other.number() != slide.number() && other.ir().background.picture == own.picture;
      });
}

}  // namespace

bool is_empty_slide(const FileContext& context, const FileSlide& slide) {
  const auto& elements = slide.ir().elements;
  return !slide.ir().hidden && std::none_of(elements.begin(), elements.end(), shows_something) &&
         !is_designed(context, slide) && !has_own_picture(context, slide);
}

}  // namespace deckle::qc
