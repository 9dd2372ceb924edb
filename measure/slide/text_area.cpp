#include "measure/slide/text_area.h"

#include <algorithm>
#include <cmath>

#include "measure/slide/text_rect.h"

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
  Rect inner = text_rect(element.box, element.shape);
  if (element.shape == "roundRect" && element.bend) {
    // Corners of a radius of their own; the text keeps as far from the edges as from the arcs.
    constexpr double kFromArc = 0.29289;
    const double side = static_cast<double>(std::min(element.box.w, element.box.h).value());
    const Emu in(std::llround(side * *element.bend / 100000 * kFromArc));
    inner = {element.box.x + in, element.box.y + in, element.box.w - in * 2, element.box.h - in * 2};
  }
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
