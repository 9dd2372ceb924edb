#include "layout/tables/heading_words.h"

#include <algorithm>
#include <cctype>

#include "slidespec/core/ascii.h"

namespace deckle::layout {

bool mentions(const std::string& heading, std::string_view word) {
  const std::string text = ascii_lower(heading);
  const bool ascii = static_cast<unsigned char>(word.front()) < 0x80;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const auto letter = [&](std::size_t i) {
      return i < text.size() && std::isalnum(static_cast<unsigned char>(text[i])) != 0;
    };
    if (!ascii || (!(at > 0 && letter(at - 1)) && !letter(at + word.size()))) return true;
  }
  return false;
}

bool mentions_any(const std::string& text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&text](std::string_view word) { return mentions(text, word); });
}

}  // namespace deckle::layout
