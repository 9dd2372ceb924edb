#pragma once
// The workbooks of a presentation's charts, beside the charts (WorkbookFacts).

#include "ooxml/opc/package.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/limits/budget.h"

namespace deckle::engine {

// Sets `facts.workbooks`. A workbook that cannot be read, or is larger than allowed, is left out:
// the rules about packages report it.
void add_workbooks(const ooxml::Package& package, Budget& budget, PackageFacts& facts);

}  // namespace deckle::engine
