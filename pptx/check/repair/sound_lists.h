#pragma once
// The package that deckle writes into when its template has faults: sound lists, all else as it is.

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::pptx::check {

// The package with its content types and lists of relationships repaired, as far as that changes no
// other part; items that belong to no part are left out. `faults` are those it was opened with:
// where none is of a list, nothing is looked at. Malformed: it is no presentation. Throws
// Cancelled.
[[nodiscard]] Result<ooxml::Package> with_sound_lists(ooxml::Package package,
                                                      const ooxml::PackageFaults& faults,
                                                      const Limits& limits);

}  // namespace deckle::pptx::check
