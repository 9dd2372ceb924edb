// A picture at one side, text beside it.

#include <utility>

#include "layout/patterns/patterns.h"

namespace deckle::layout {
namespace {

// The two columns are those of two_column, exchanged where the picture came second.
PatternResult place(PatternCanvas& canvas, bool picture_left) {
  PatternPart* picture = nullptr;
  PatternPart* other = nullptr;
  std::size_t parts = 0;
  for (PatternCell& cell : canvas.cells) {
    for (PatternPart& part : cell.parts) {
      ++parts;
      (part.source->kind == ElementKind::Image ? picture : other) = &part;
    }
  }
  if (parts != 2 || picture == nullptr || other == nullptr) return PatternResult::Grouped;
  if (picture->source->role == "left" || picture->source->role == "right")
    return PatternResult::Grouped;
  Rect& one = picture->element.box;
  Rect& two = other->element.box;
  const bool is_left = one.x < two.x;
  if (is_left == picture_left || one.y >= two.bottom() || two.y >= one.bottom())
    return PatternResult::Grouped;
  const Emu left = std::min(one.x, two.x), right = std::max(one.right(), two.right());
  (picture_left ? one.x : two.x) = left;
  if (picture_left)
    two.x = right - two.w;
  else
    one.x = right - one.w;
  // The boxes are no longer those of placeholders.
  picture->element.placeholder.reset();
  other->element.template_area = {};
  picture->element.template_area = {};
  return PatternResult::Drawn;
}

}  // namespace

PatternResult draw_picture_left(PatternCanvas& canvas) { return place(canvas, true); }
PatternResult draw_picture_right(PatternCanvas& canvas) { return place(canvas, false); }

}  // namespace deckle::layout
