#pragma once
// A day as people write it.

#include <optional>
#include <string>
#include <string_view>

namespace deckle {

// "2025-03-01" of 2025.3.1, 2025/03/01, 20250301, 2025년 3월 1일, March 1, 2025, 1 Mar 2025 and
// 2025-03-01T00:00:00Z. Empty: another text, or one that could be two days (03/04/2025).
[[nodiscard]] std::optional<std::string> iso_date(std::string_view text);

}  // namespace deckle
