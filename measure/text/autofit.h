#pragma once
// PowerPoint's ladder of normAutofit states (docs/text-layout.md, 8): the first state in which the
// text fits, else the last. What `--fit autofit` writes, and what a file's stored state is
// compared with.

#include <span>

#include "measure/text/text_engine.h"

namespace deckle::measure {

struct AutofitState {
  double font_scale_pct = 100;       // a:normAutofit/@fontScale in percent
  double spacing_reduction_pct = 0;  // @lnSpcReduction
  bool fits = true;                  // false: the text does not fit even in the last state
  friend bool operator==(const AutofitState&, const AutofitState&) = default;
};

enum class AutofitKind { Title, Body };

// The states in the order in which PowerPoint tries them; `fits` is meaningless here.
[[nodiscard]] std::span<const AutofitState> autofit_states(AutofitKind kind);

// `width_pt` and `height_pt` are the text area's: box less insets.
[[nodiscard]] AutofitState choose_autofit(const TextEngine& engine, const TextBodyIr& body,
                                          double width_pt, double height_pt, AutofitKind kind);

// The layout options of a state, for measuring text as PowerPoint would display it.
[[nodiscard]] LayoutOptions layout_options(const AutofitState& state);

}  // namespace deckle::measure
