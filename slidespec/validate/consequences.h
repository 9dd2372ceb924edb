#pragma once
// Findings that only follow from another one: who corrects the one has corrected the other.

#include "slidespec/diag/diagnostic.h"

namespace deckle {

// Removes from `meaning` (what is wrong beyond the schema) the findings that `schema` explains:
// - about a value that is wrong itself, or that is in a wrong one;
// - warnings and notes about a value that has a wrong one in it, such as series of different x;
// - names that are not declared, as far as the declarations that cannot be read may be theirs.
void drop_consequences(const DiagnosticSink& schema, DiagnosticSink& meaning);

}  // namespace deckle
