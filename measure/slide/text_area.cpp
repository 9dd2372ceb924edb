#include "measure/slide/text_area.h"

#include <algorithm>
#include <cmath>

#include "slidespec/geometry/preset_paths.h"

namespace deckle::measure {
namespace {

int turn_of(VerticalText vert) {
  if (!is_vertical(vert)) return 0;
  return vert == VerticalText::Vert270 ? 3 * kQuarterTurn : kQuarterTurn;
}

// Width and height exchanged, about the same middle.
Rect on_its_side(const Rect& r) { return {r.x + (r.w - r.h) / 2, r.y + (r.h - r.w) / 2, r.h, r.w}; }

}  // namespace

TextArea text_area(const ElementIr& element) {
  const TextBodyIr& body = element.text;
  Rect inner = preset_text_rect(element.shape, element.box, adjustments_of(element));
  // A shape is mirrored with its rectangle; upside down its text is turned by a half besides.
  if (element.transform.flip_h != element.transform.flip_v)
    inner.x = element.box.x + (element.box.right() - inner.right());
  inner.x += body.insets.left;
  inner.y += body.insets.top;
  inner.w -= body.insets.left + body.insets.right;
  inner.h -= body.insets.top + body.insets.bottom;
  const int half = element.transform.flip_v ? 2 * kQuarterTurn : 0;
  const TransformIr outer{normalized_angle(std::int64_t{element.transform.rotation} + half), false,
                          false};
  const TransformedBox lines{is_vertical(body.vert) ? on_its_side(inner) : inner,
                             {turn_of(body.vert), false, false}};
  const TransformedBox placed = turned_with(lines, {element.box, outer});
  TextArea area{placed.box, {}};
  if (placed.transform.rotation != 0) {
    area.turn = {placed.transform.rotation, placed.box.x + placed.box.w / 2, placed.box.center_y()};
  }
  return area;
}

}  // namespace deckle::measure
