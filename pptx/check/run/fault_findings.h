#pragma once
// What a tolerant opening of a package passed over, as findings: by the rules of `deckle doctor`
// that are about the same, for those who read a presentation without checking it.

#include "ooxml/opc/package_fault.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::pptx::check {

// One finding for each rule and part, with the number of its faults; nothing for what PowerPoint
// itself writes. None is an error: the package was read in its one sound reading.
[[nodiscard]] DiagnosticSink findings_of(const ooxml::PackageFaults& faults);

// Malformed: the archive has two entries of one name, which two programs could read differently.
// Only `deckle doctor`, which says so, goes on.
[[nodiscard]] Result<void> refuse_two_readings(const ooxml::PackageFaults& faults);

}  // namespace deckle::pptx::check
