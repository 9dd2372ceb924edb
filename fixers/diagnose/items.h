#pragma once
// The elements of a slide as the planner places them: what may change about each, and the sizes it
// may take.

#include <cstddef>
#include <vector>

#include "fixers/diagnose/boxes.h"
#include "fixers/diagnose/text_probe.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

// A size that an element may take. `cost`: how visible it is, in px of the edges that move.
struct Form {
  double w = 0, h = 0;
  double font_px = 0;  // of its largest text; 0: as it is
  double cost = 0;
  bool as_is = false;  // size and text unchanged
};

// Directions in which an element has gone as far as a hint asked it to, and is not sent again: the
// signs of the differences; 0: none.
struct Barred {
  int x = 0, y = 0, w = 0, h = 0, font = 0;
};
[[nodiscard]] inline bool is_barred(int direction, double change) {
  return direction * change > 1e-3;
}

struct Item {
  std::size_t index = 0;
  Box box;                // as it is
  Box seen;               // what of it is judged: a picture may be smaller than its box
  bool fixed = false;     // neither moves nor changes: pinned, hidden, decoration, deckle's own
  bool judged = true;     // pairs and edges are judged at all
  bool tight = false;     // has budgets
  bool title = false, body = false;
  double weight = 1;      // of a px of change
  bool visual = false;    // may become smaller without regard to text
  bool free_sides = false;  // a line, or a table without content that is known: in need it may too
  double least_w = 0, least_h = 0;
  bool resizable = true;  // not turned
  Barred barred;
  bool disturbed = false;  // has a defect of its own, or owns one
};

// What the budgets of `patches` patches allow.
struct Reach {
  int patches = 1;
  double move = 0;  // px
};

struct Range {
  double least = 0, most = 0;
};
// The sizes that `current` px may become with the budgets of `patches` patches; without budgets all.
[[nodiscard]] Range size_reach(double current, bool tight, int patches,
                               const LoopSettings& settings);

[[nodiscard]] std::vector<Item> items_of(const SlideIr& slide, const MeasuredSlide& measured,
                                         const LoopSettings& settings);

// The sizes of one element in which its text fits, the least visible first; `reflow` adds other
// widths. Empty: there is none within reach. A fixed element has its own alone.
[[nodiscard]] std::vector<Form> forms_of(const Item& item, const SlideIr& slide,
                                         const MeasuredSlide& measured, TextProbe& probe,
                                         int patches, bool reflow, const LoopSettings& settings);

// The sizes in px that its text may have, from the largest: as it is or raised to the minimum, and
// smaller by 2 pt each, down to the minimum. Empty: out of reach.
[[nodiscard]] std::vector<double> font_sizes(const Item& item, const SlideIr& slide,
                                             const MeasuredSlide& measured, int patches,
                                             const LoopSettings& settings);

}  // namespace deckle::fixers
