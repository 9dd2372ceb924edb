#pragma once
// The slides of a deck below one another, as one page for a browser.

#include <string>
#include <vector>

namespace deckle::render {

// An HTML file that needs no other file. `slides`: SVG (slide_svg.h).
[[nodiscard]] std::string slides_html(const std::string& title,
                                      const std::vector<std::string>& slides);

}  // namespace deckle::render
