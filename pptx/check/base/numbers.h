#pragma once
// Whole numbers of attributes.

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace deckle::pptx::check {

// nullopt when the text is not one, or beyond 64 bits.
[[nodiscard]] inline std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return value;
}

}  // namespace deckle::pptx::check
