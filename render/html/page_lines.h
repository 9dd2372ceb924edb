#pragma once
// The lines of paragraphs, from the pieces of text that a browser says of a page.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "measure/chrome/browser.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::render {

// The pieces of one paragraph, in their order, as lines; `paragraph` is its number in its body. Spaces
// at the end of a line belong to none. Tops and bottoms are those of the lines, not of the rectangles.
[[nodiscard]] std::vector<MeasuredLine> page_lines(std::span<const measure::PageText> pieces,
                                                   const ParagraphIr& paragraph, std::size_t number);

}  // namespace deckle::render
