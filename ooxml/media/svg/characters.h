#pragma once
// Characters of XML names and numbers, as far as a reader has to tell them from markup: what is no
// character of a name here is none in XML either, so that both find the same ends.

#include <string_view>

namespace deckle::ooxml::svg {

[[nodiscard]] constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Production [4a] NameChar, all beyond ASCII included.
[[nodiscard]] constexpr bool is_name(char c) {
  return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == ':' || c == '-' || c == '.';
}

// Without white space at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// The name without its prefix.
[[nodiscard]] constexpr std::string_view local_name(std::string_view name) {
  const std::size_t colon = name.rfind(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

}  // namespace deckle::ooxml::svg
