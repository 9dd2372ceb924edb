#pragma once
// Elements that look alike change alike: a change of the text of one member of a group is made of
// its siblings too (MembershipIr, slidespec/ir/slide_ir.h).

#include <string>
#include <vector>

#include "fixers/patch/patch.h"

namespace deckle::fixers {

// The other elements of its group with the same part in other cells; none of an element that is in
// no group.
[[nodiscard]] std::vector<const ElementIr*> siblings_of(const SlideIr& slide,
                                                        const ElementIr& element);

// Whether the slide has a group of cells.
[[nodiscard]] bool has_groups(const SlideIr& slide);

// Adds the changes of text of `edits` to the edits for the siblings of their elements: the smallest
// size, line spacing and paragraph spacing that any of them asks for. Boxes are left alone: those of
// a group are placed by layout. Elements without text, or with a smaller size already, are not
// touched.
void treat_siblings_alike(const SlideIr& slide, std::vector<ElementEdit>& edits);

}  // namespace deckle::fixers
