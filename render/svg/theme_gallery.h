#pragma once
// One page with slides in each theme, as they are drawn in a report.

#include <string>
#include <vector>

namespace deckle::render {

struct ThemePictures {
  std::string name, about;
  std::vector<std::string> slides;  // SVG (slide_svg.h)
};

// An HTML page that needs no other file.
[[nodiscard]] std::string theme_gallery(const std::vector<ThemePictures>& themes);

}  // namespace deckle::render
