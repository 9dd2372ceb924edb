#pragma once
// The autofit states of --fit autofit, measured.

#include <functional>
#include <optional>

#include "measure/text/autofit.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// For WriteOptions::autofit: the state of PowerPoint's ladder for titles, lists, texts and
// citations with text; nullopt (as inherited) for shapes, footers, dates and slide numbers.
// `engine` must outlive the function; calls are safe from any number of threads.
[[nodiscard]] std::function<std::optional<measure::AutofitState>(const SlideIr&, const ElementIr&)>
measured_autofit(const measure::TextEngine& engine);

}  // namespace deckle::pptx
