#pragma once
// A change of a shape as edits of the text of its part. What the change does not name, also what
// deckle does not know, stays as it is.

#include <vector>

#include "ooxml/xml/source_tree.h"
#include "pptx/check/base/repair.h"
#include "pptx/edit/file_change.h"

namespace deckle::pptx {

// None: the shape is not there, or not as the change expects it.
[[nodiscard]] std::vector<check::Edit> edits_of(const ooxml::xml::SourceTree& tree,
                                                const ShapeChange& change);

}  // namespace deckle::pptx
