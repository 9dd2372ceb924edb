#pragma once
// The patch that a patch author writes (docs/repair-loop.md, 7.3): layout and style of existing
// elements, in px, merged over what they have, within the budgets of priority 80 and more.
//
// Patch in patch.h is what fixers propose to `build`; it only ever makes text smaller. This one is
// read from JSON, may also enlarge, and keeps the values as they were asked for.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fixers/patch/loop_settings.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/limits/limits.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

// Target states, never differences; what is unset stays as it is.
struct SlideEdit {
  std::string eid;
  std::optional<double> x, y, w, h;    // px
  std::optional<int> z;
  std::optional<double> font_size;     // px, of the largest run
  std::optional<double> line_height;   // a multiple of the font size, as in CSS
  std::optional<bool> bold, italic;
  std::optional<Align> align;
  std::optional<Anchor> anchor;
  std::optional<std::uint32_t> color, background;  // 0xRRGGBB
  std::optional<TextBodyIr::Overflow> text_overflow;
};

struct SlidePatch {
  std::vector<SlideEdit> edits;  // at most one per element
  std::string note;              // of its author
};

struct AppliedPatch {
  SlideIr slide;
  std::vector<Override> overrides;  // what a budget, the slide or a minimum reduced
  bool changed = false;
};

// Edits of elements that are not on the slide are ignored: read_patch() refuses them. Elements of
// priority 80 or more: sizes change by at most size_budget of the present value, rounded to whole
// px (line heights to hundredths) towards it; positions by move_budget. No text gets smaller than
// its minimum or than it already is below it, and no box that is on the slide leaves it.
[[nodiscard]] AppliedPatch apply(const SlideIr& slide, const SlidePatch& patch,
                                 const LoopSettings& settings = {});

// The largest line height in percent of a text as a multiple of the font size, a line of 100 % being 1.2
// of it, as patches count; 0: there is none.
[[nodiscard]] double line_height_of(const TextBodyIr& body);

// The range that one budget allows for a size of `current` px.
struct SizeRange {
  double least = 0, most = 0;
};
[[nodiscard]] SizeRange size_range(double current, double budget);

// Makes the largest run `size_pt`, the others larger or smaller by the same amount, but none below
// `min_pt` that was not below it, and none at all if `size_pt` is not.
void set_text_size(TextBodyIr& body, double size_pt, double min_pt);

// Direction signatures, sorted and joined by '|' (docs/repair-loop.md, 7.2).
[[nodiscard]] std::string fingerprint(const SlideIr& slide, const SlidePatch& patch);

// A patch for this slide. Errors go to the sink with file:line:column: another form than the schema
// `patch`, an element that the slide does not have, one with two edits, or constraints that are not
// kept. Empty exactly when there is one.
[[nodiscard]] std::optional<SlidePatch> read_patch(std::string_view text, const std::string& name,
                                                   const SlideIr& slide, DiagnosticSink& sink,
                                                   const Limits& limits = {});
[[nodiscard]] std::string write_patch(const SlidePatch& patch);

}  // namespace deckle::fixers
