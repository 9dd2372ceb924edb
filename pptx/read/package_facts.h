#pragma once
// What a package holds beside its slides.

#include "ooxml/opc/package.h"
#include "pptx/read/page.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

// All but comments. `slide_ids` are those of Presentation::slides that exist.
[[nodiscard]] Result<PackageFacts> read_package_facts(const ooxml::Package& package,
                                                      const Presentation& presentation,
                                                      Budget& budget);

}  // namespace deckle::pptx
