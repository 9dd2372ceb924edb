#pragma once
// Opaque pixels as a PNG: 8 bits each of red, green and blue, without any other chunk, so that the
// same pixels give the same bytes.

#include <string>

#include "render/cairo/draw_deck.h"

namespace deckle::render {

[[nodiscard]] std::string write_png(const Raster& raster);

}  // namespace deckle::render
