#pragma once
// A notes page: the slide above what is said with it, on an upright page of 7.5 by 10 inches.

#include <string>

#include "render/display/display_slide.h"

namespace deckle::render {

// `notes`: paragraphs separated by \n, set in 12 pt; where they need more than the page, smaller,
// down to 6 pt. What does not fit then is among `not_drawn`.
[[nodiscard]] DisplayList notes_page(const DisplayList& slide, const std::string& notes, int number,
                                     const DisplayFonts& fonts);

}  // namespace deckle::render
