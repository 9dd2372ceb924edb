#include "slidespec/core/markup.h"

namespace deckle {

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
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
      default:
        out += c;
    }
  }
  return out;
}

}  // namespace deckle
