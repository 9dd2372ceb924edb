#pragma once
// The shape that the reader found at an XPath, in the text of its part.

#include <string>

#include "ooxml/xml/source_tree.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// No element: the path leads nowhere or to a shape of another id, or it goes through
// mc:AlternateContent, of which another branch would stay as it is.
[[nodiscard]] ooxml::xml::SourceTree::Element find_shape(const ooxml::xml::SourceTree& tree,
                                                         const OriginIr& origin);

// Its p:nvSpPr/p:cNvPr, or that of another kind of shape; none without one.
[[nodiscard]] ooxml::xml::SourceTree::Element non_visual_of(
    const ooxml::xml::SourceTree::Element& shape);

}  // namespace deckle::pptx
