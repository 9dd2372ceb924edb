#include "render/svg/icon_gallery.h"

#include <fmt/format.h>

#include "render/svg/icon_path.h"
#include "slidespec/core/markup.h"

namespace deckle::render {

std::string icon_gallery(const std::vector<std::string_view>& names) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>deckle icons</title>\n<style>\n"
      ":root { color-scheme: light dark; }\n"
      "body { font: 13px/1.4 system-ui, sans-serif; margin: 24px; }\n"
      "ul { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(120px, "
      "1fr)); "
      "list-style: none; padding: 0; }\n"
      "li { text-align: center; padding: 12px 4px; border: 1px solid #8884; border-radius: 6px; }\n"
      "svg { width: 40px; height: 40px; fill: currentColor; display: block; margin: 0 auto 8px; }\n"
      "code { overflow-wrap: anywhere; user-select: all; }\n"
      "</style>\n</head>\n<body>\n<h1>deckle icons</h1>\n<ul>\n";
  for (const std::string_view name : names) {
    const Icon* icon = find_icon(name);
    if (icon == nullptr) continue;
    out += fmt::format(
        "<li><svg viewBox=\"0 0 {} {}\" aria-hidden=\"true\"><path d=\"{}\"/></svg>"
        "<code>icon:{}</code></li>\n",
        kIconSide, kIconSide, icon_path(*icon), escaped(icon->name));
  }
  return out + "</ul>\n</body>\n</html>\n";
}

}  // namespace deckle::render
