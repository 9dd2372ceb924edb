#include "templates/template.h"

#include <algorithm>
#include <charconv>

namespace deckle::templates {

const Placeholder* Layout::find(const std::string& placeholder_type) const {
  const auto found = std::find_if(placeholders.begin(), placeholders.end(),
                                  [&](const Placeholder& p) { return p.type == placeholder_type; });
  return found == placeholders.end() ? nullptr : &*found;
}

Color resolve_color(const Layout& layout, const std::string& authored) {
  // A brand kit's names for the theme's darkest and lightest colour.
  const std::string name = authored == "ink" ? "dk1" : authored == "paper" ? "lt1" : authored;
  if (const auto found = layout.colors.find(name); found != layout.colors.end()) {
    return {name, found->second};
  }
  // Names were checked when the spec was read; a leading # is allowed there and here.
  const char* begin = authored.data() + (authored.starts_with('#') ? 1 : 0);
  const char* end = authored.data() + authored.size();
  std::uint32_t rgb = 0;
  const auto [stop, error] = std::from_chars(begin, end, rgb, 16);
  if (error == std::errc{} && stop == end && end - begin == 6) return {"", rgb};
  return {"tx1", layout.text_rgb};
}

}  // namespace deckle::templates
