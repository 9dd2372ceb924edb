#pragma once
// All slides of a deck on one page, with their numbers.

#include <vector>

#include "render/display/display_slide.h"

namespace deckle::render {

struct SheetOptions {
  int columns = 4;
  double width = 960;  // of the sheet
};

// `numbers` are those of the slides.
[[nodiscard]] DisplayList contact_sheet(const std::vector<DisplayList>& slides,
                                        const std::vector<int>& numbers, const DisplayFonts& fonts,
                                        const SheetOptions& options = {});

}  // namespace deckle::render
