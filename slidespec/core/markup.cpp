#include "slidespec/core/markup.h"

#include "slidespec/core/display.h"

namespace deckle {

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    std::size_t length = 1;
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\v':
        out += ' ';
        break;
      case '\n':
        out += "&#10;";
        break;
      case '#':
        out += text.substr(at, 2) == "##" ? "&#35;" : "#";
        break;
      default:
        if (c >= 0x20 && c < 0x7F) {
          out += c;
        } else if (const std::string escape = escape_for_markup(text, at, length);
                   !escape.empty()) {
          out += escape;
        } else {
          out.append(text, at, length);
        }
    }
    at += length;
  }
  return out;
}

}  // namespace deckle
