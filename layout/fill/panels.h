#pragma once
// The heights of panels: text on a filled area that is not a shape, such as a key takeaway beside a
// chart (docs/design.md, "Sizes and filling").

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"
#include "templates/template.h"

namespace deckle::layout {

// Whether the text of a panel may become larger than its placeholder sets it: on a built-in
// template. The look of others is kept.
enum class PanelText { Keep, Enlarge };

// Once boxes are set. The text of a panel that is beside a chart or picture is enlarged up to 24 pt
// while it fills little of it; where it is then large and in the middle of the panel, this stays as
// high as what is beside it. Any other panel whose text fills less than kLeastFill of it becomes as
// high as its text, at the middle of what is beside it; without that it stays at its top. Panels in
// one row stay equally high. Panels that the author placed, those of a group, and those on which the
// layout draws something are not changed.
void fit_panels(const templates::Layout& layout, const measure::TextEngine& engine, PanelText text,
                SlideIr& slide);

}  // namespace deckle::layout
