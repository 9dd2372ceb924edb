#include "render/svg/slides_html.h"

#include <fmt/format.h>

#include "slidespec/core/markup.h"

namespace deckle::render {

std::string slides_html(const std::string& title, const std::vector<std::string>& slides) {
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>\n"
      ":root {{ color-scheme: light dark; }}\n"
      "body {{ margin: 24px auto; max-width: 1280px; padding: 0 24px; }}\n"
      "figure {{ margin: 0 0 24px; break-inside: avoid; }}\n"
      "svg {{ display: block; width: 100%; height: auto; outline: 1px solid #8884; }}\n"
      "</style>\n</head>\n<body>\n",
      escaped(title));
  for (const std::string& slide : slides) out += "<figure>\n" + slide + "</figure>\n";
  return out + "</body>\n</html>\n";
}

}  // namespace deckle::render
