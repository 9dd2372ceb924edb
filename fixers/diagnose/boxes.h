#pragma once
// Boxes in px of the slide, as double, in which hints are computed; and which pairs of elements
// must not overlap.

#include "fixers/patch/loop_settings.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

struct Box {
  double x = 0, y = 0, w = 0, h = 0;
  [[nodiscard]] double right() const { return x + w; }
  [[nodiscard]] double bottom() const { return y + h; }
  [[nodiscard]] double center_y() const { return y + h / 2; }
  friend bool operator==(const Box&, const Box&) = default;
};

[[nodiscard]] Box box_px(const Rect& rect);

// The area that two boxes share once both are larger by `padding` on every side.
[[nodiscard]] double shared_area(const Box& a, const Box& b, double padding);

// How an overlap of two elements counts (docs/repair-loop.md, 5.3).
enum class PairKind {
  Exempt,     // decoration, and what belongs together by design
  Defect,     // one z level
  Occlusion,  // two levels: a warning
};
[[nodiscard]] PairKind pair_kind(const ElementIr& a, const ElementIr& b,
                                 const LoopSettings& settings);

// Whether the edges of the slide bind it.
[[nodiscard]] bool bound_by_slide(const ElementIr& element);
// Whether the order of title and body counts for it.
[[nodiscard]] bool is_body(const ElementIr& element);

// The smallest size its text may have, in points: its minimum, or a smaller one that is authored
// (docs/design.md, decision 3); 0 without text.
[[nodiscard]] double least_size_pt(const ElementIr& element);
// What least_size_pt() is compared with.
[[nodiscard]] double smallest_text_pt(const ElementIr& element, const MeasuredElement& measured);

}  // namespace deckle::fixers
