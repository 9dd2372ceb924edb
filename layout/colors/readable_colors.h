#pragma once
// Colours that can be read on what is really behind the text (docs/decisions.md, 70).

#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The colour of `slide.text_colors` for text on all of `grounds`: of the two usual ones the better,
// where it reaches kMinContrast, else the first that does, else a grey that does, else the one of
// them with the most contrast.
// `ignored` as in contrast_on().
[[nodiscard]] Color readable_color(const SlideIr& slide, const std::vector<Ground>& grounds,
                                   double ignored = kIgnoredShare);

// Gives runs and list markers with less than kMinContrast behind their lines another colour of the
// template; runs whose colour the author chose keep it, and so does text whose background is not
// known. Parts of a group with one role and pieces of a list keep one colour. Cells of tables as
// well. `measured` is of this slide; nothing that was measured changes.
void make_readable(SlideIr& slide, const MeasuredSlide& measured);

}  // namespace deckle::layout
