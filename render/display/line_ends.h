#pragma once
// What is at the ends of a line: arrow heads and the like (ECMA-376 Part 1, 20.1.10.33).

#include <vector>

#include "render/display/display_list.h"
#include "slidespec/ir/backdrop_ir.h"

namespace deckle::render {

// The ends as areas. The open line in `path` is made shorter where an end would otherwise be seen
// through, or have the line in front of its point; a closed outline has no ends.
[[nodiscard]] std::vector<FilledPath> line_ends(DisplayPath& path, const LineEndIr& start,
                                                const LineEndIr& end, const DisplayStroke& stroke);

}  // namespace deckle::render
