#include "slidespec/core/base64.h"

namespace deckle {
namespace {

int base64_value(char c) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const std::size_t value = kAlphabet.find(c);
  return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

}  // namespace

std::string decode_base64(std::string_view text) {
  std::string out;
  unsigned bits = 0;
  int count = 0;
  for (const char c : text) {
    const int value = base64_value(c);
    if (value < 0) continue;
    bits = bits << 6U | static_cast<unsigned>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    out += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xFFU);
  }
  return out;
}

}  // namespace deckle
