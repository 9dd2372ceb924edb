#pragma once
// Slides for loop_bench: sound ones, those disturbed by what three patches can undo, and those that
// no patch can cure.

#include <cstdint>
#include <string>

#include "bench/loop/random.h"
#include "fixers/patch/loop_settings.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::bench {

// 3 to 12 elements of all types with text in several scripts, on 16:9 or 4:3, without a defect.
// `elements` fixes their number when above 0.
[[nodiscard]] SlideIr sound_slide(Random& random, const measure::SlideMeasurer& measurer,
                                  int elements = 0);

// One to four disturbances of a sound slide, each of which the budgets of `max_iter` patches undo,
// property by property: the slide is feasible by construction. It has at least one defect.
[[nodiscard]] SlideIr disturbed_slide(Random& random, const SlideIr& sound,
                                      const measure::SlideMeasurer& measurer,
                                      const fixers::LoopSettings& settings);

// A slide that is made impossible in one of the ways of `proof`, which says why; and then disturbed
// as well in one case of two.
struct ImpossibleSlide {
  SlideIr slide;
  std::string proof;
};
[[nodiscard]] ImpossibleSlide impossible_slide(Random& random,
                                               const measure::SlideMeasurer& measurer,
                                               const fixers::LoopSettings& settings);

// ---- shared by the three -------------------------------------------------------------------------

// Text of about `characters` characters in one of the scripts.
[[nodiscard]] std::string some_text(Random& random, int script, int characters);
inline constexpr int kScripts = 6;

// One paragraph for each line of `text`.
void set_text(ElementIr& element, const std::string& text, double size_px, double line_height,
              bool bullets);

// The height in px that the element's text needs in its box.
[[nodiscard]] double needed_px(const ElementIr& element, const Size& page,
                               const measure::SlideMeasurer& measurer);

}  // namespace deckle::bench
