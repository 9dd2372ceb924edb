#pragma once
// A patch: changes to layout and style of existing elements (docs/repair-loop.md, 7.1), and its
// application under the budgets (docs/repair-loop.md, 2).

#include <optional>
#include <string>
#include <vector>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/report/report.h"

namespace deckle::fixers {

// Target states, never deltas; unset members stay as they are.
struct ElementEdit {
  std::string eid;
  std::optional<Emu> x, y, w, h;
  std::optional<double> size_pt;           // of the largest run; smaller ones are reduced by the same amount
  std::optional<double> line_spacing_pct;  // upper bound of every paragraph's percentage
  std::optional<double> space_scale;       // paragraph spacing times this (0–1)
  std::optional<AutofitIr> autofit;        // PowerPoint's own autofit, with --fit autofit
};

struct Patch {
  std::string fixer;
  std::vector<ElementEdit> edits;  // at most one per element
  Message note;                    // what it does and why, for the trace
};

// docs/repair-loop.md, 1.
inline constexpr int kHighPriority = 80;
inline constexpr double kHighPrioritySizeBudget = 0.15;
inline constexpr double kHighPriorityMovePx = 48;

struct PatchResult {
  SlideIr slide;
  std::vector<Override> overrides;
  bool changed = false;
};

// Fields without an edit are preserved. Edits of elements with priority 80 or more are clamped to
// the budgets, rounded towards the current value. No text becomes smaller than its minimum size, no
// box leaves the slide, and an edit of an unknown eid changes nothing.
[[nodiscard]] PatchResult apply_patch(const SlideIr& slide, const Patch& patch);

// The same, with the changes of text that a budget reduced repeated until they reach what was asked
// for: each repetition is a patch with budgets of its own, and its overrides are added. Boxes and
// paragraph spacing change once.
[[nodiscard]] PatchResult apply_in_steps(const SlideIr& slide, const Patch& patch);

// Direction signatures, sorted and joined by '|' (docs/repair-loop.md, 7.2):
// "a:font:decrease|b:resize_h:grow".
[[nodiscard]] std::string fingerprint(const SlideIr& slide, const Patch& patch);

}  // namespace deckle::fixers
