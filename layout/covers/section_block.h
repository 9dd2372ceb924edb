#pragma once
// The block at the begin of a section's page, which holds its number or an icon.

#include <optional>

#include "slidespec/ir/slide_ir.h"
#include "templates/template.h"

namespace deckle::layout {

// Empty: the layout draws none from top to bottom. What a page that is read from the right draws is
// mirrored already, and its elements are not: the box is where they are.
[[nodiscard]] std::optional<BackdropIr> section_block(const templates::Layout& layout, Size page,
                                                      bool mirrored);

}  // namespace deckle::layout
