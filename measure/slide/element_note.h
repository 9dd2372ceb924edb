#pragma once
// What is said of a measured element beside its size: the autofit state that PowerPoint would store,
// and which line makes its text tight.

#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/ir_json/measurement_notes.h"

namespace deckle::measure {

// The share by which line widths may be wrong: kGuardBand, or the error of a face where that is
// larger.
[[nodiscard]] double guard_band(const std::vector<FontUse>& fonts);

// `measured` is what NativeMeasurer found with `engine`. Nothing for tables.
[[nodiscard]] ElementNote element_note(const TextEngine& engine, const ElementIr& element,
                                       const MeasuredElement& measured);

// Of all elements of the slides; measured[i] is of slides[i].
[[nodiscard]] MeasurementNotes measurement_notes(const TextEngine& engine,
                                                 const std::vector<SlideIr>& slides,
                                                 const std::vector<MeasuredSlide>& measured);

}  // namespace deckle::measure
