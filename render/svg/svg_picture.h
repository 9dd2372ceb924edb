#pragma once
// Draws a picture as a data URI, or the grey box of a missing one.

#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

[[nodiscard]] std::string svg_picture(const ElementIr& element);

}  // namespace deckle::render
