#pragma once
// Numbers in attributes of SVG.

#include <optional>
#include <string_view>
#include <vector>

namespace deckle::ooxml::svg {

// The number at the beginning of `text`, which is removed from it with white space and one comma
// after it. Nullopt: there is none, or it is no finite number.
[[nodiscard]] std::optional<double> take_number(std::string_view& text);

// All numbers up to what is none, at most `most`.
[[nodiscard]] std::vector<double> numbers(std::string_view text, std::size_t most);

// A length in px, 96 to the inch. Nullopt: a percentage, em, ex or no length.
[[nodiscard]] std::optional<double> length_px(std::string_view text);

}  // namespace deckle::ooxml::svg
