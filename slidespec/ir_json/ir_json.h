#pragma once
// The JSON forms of the IR (docs/contracts.md, "IR JSON"): slides in px, 96 to the inch, each px
// number the shortest decimal that returns the same EMU.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_comparison.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/ir_json/measurement_notes.h"
#include "slidespec/limits/limits.h"

namespace deckle {

// Shortest decimal that emu_from_px() turns back into `e`: "48", "33.6", "0.1".
[[nodiscard]] std::string px_text(Emu e);

// One slide, or {"deckle_ir":1,"slides":[…]}. Errors go to the sink with file:line:column; the result is
// empty exactly when there is one. What the JSON leaves out gets defaults (zIndex 10,
// lineHeight 1.2, insets 0, priorities by type: docs/design.md, decision 2).
[[nodiscard]] std::vector<SlideIr> read_ir(std::string_view text, const std::string& name,
                                           DiagnosticSink& sink, const Limits& limits = {});

[[nodiscard]] std::string write_ir(const std::vector<SlideIr>& slides);
[[nodiscard]] std::string write_slide_ir(const SlideIr& slide);  // one slide, without a deck

// What measured, and for which target.
struct MeasuredWith {
  std::string target = "powerpoint", backend = "native";
  std::string version = {};  // of a browser
  std::string not_run = {};  // why the backend that was asked for did not measure; empty: it did
  const MeasuredComparison* comparison = nullptr;  // of the native engine with the backend; may be null
  const MeasurementNotes* notes = nullptr;  // of the elements; may be null
};

// The output of `deckle measure`: {"target":…,"backend":{…},"comparison":{…},"slides":[…]}.
[[nodiscard]] std::string write_measurements(const std::vector<SlideIr>& slides,
                                             const std::vector<MeasuredSlide>& measured,
                                             const MeasuredWith& with);

}  // namespace deckle
