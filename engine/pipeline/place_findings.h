#pragma once
// Where in the spec the findings of a build are. Rules and layout know slides and elements; a
// person or a program that corrects the spec needs the place in its text.

#include <string>

#include "engine/pipeline/engine.h"
#include "slidespec/json/json_positions.h"

namespace deckle::engine {

// Gives the findings of `built` about the spec called `name` file, pointer, line and column: of the
// element, of the authored slide (also of a continuation, and of boxes that deckle
// placed), or of the pointer that they have. Findings about other files, and about nothing in
// particular, stay as they are. Fingerprints do not depend on it.
void place_findings(const std::string& name, const JsonPositions& positions, Built& built);

}  // namespace deckle::engine
