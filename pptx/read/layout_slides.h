#pragma once
// The layouts of a presentation as the slides that are made from them (SlideReader::read_layout).

#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

// One for each of `layouts`, which are parts, in their order. Malformed: there is no presentation,
// or one of them is none or has no master. Limit: more than `budget` allows. `name` is the file's.
[[nodiscard]] Result<std::vector<SlideIr>> read_layout_slides(
    const ooxml::Package& package, const std::string& name, const std::vector<std::string>& layouts,
    Budget& budget);

}  // namespace deckle::pptx
