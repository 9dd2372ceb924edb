#pragma once
// Text in ASCII, where locale and Unicode do not matter: names of parts, schemes, encodings.

#include <algorithm>
#include <string>
#include <string_view>

namespace deckle {

// ASCII letters made lower case, the rest untouched.
[[nodiscard]] inline std::string fold_case(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return out;
}

}  // namespace deckle
