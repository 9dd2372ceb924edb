#include "render/svg/theme_gallery.h"

#include <fmt/format.h>

#include "slidespec/core/markup.h"

namespace deckle::render {

std::string theme_gallery(const std::vector<ThemePictures>& themes) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>deckle themes</title>\n<style>\n"
      ":root { color-scheme: light dark; }\n"
      "body { font: 15px/1.5 system-ui, sans-serif; margin: 24px auto; max-width: 1400px; "
      "padding: 0 24px; }\n"
      "h2 { margin: 40px 0 0; } h2 code { font-size: inherit; user-select: all; }\n"
      "p { margin: 0 0 12px; }\n"
      ".slides { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, "
      "minmax(300px, 1fr)); }\n"
      "figure { margin: 0; } svg { display: block; width: 100%; height: auto; outline: 1px solid "
      "#8884; }\n"
      "</style>\n</head>\n<body>\n<h1>deckle themes</h1>\n";
  for (const ThemePictures& theme : themes) {
    out += fmt::format(
        "<section id=\"{0}\">\n<h2><code>{0}</code></h2>\n<p>{1}</p>\n"
        "<div class=\"slides\">\n",
        escaped(theme.name), escaped(theme.about));
    for (const std::string& slide : theme.slides) out += "<figure>" + slide + "</figure>\n";
    out += "</div>\n</section>\n";
  }
  return out + "</body>\n</html>\n";
}

}  // namespace deckle::render
