#pragma once
// Icons beside their names, as a page for a browser.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::render {

// One HTML file without links. Names that are no icon's are left out.
[[nodiscard]] std::string icon_gallery(const std::vector<std::string_view>& names);

}  // namespace deckle::render
