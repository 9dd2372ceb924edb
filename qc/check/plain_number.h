#pragma once
// A number as it is written in a table, where nobody can read it in two ways.

#include <optional>
#include <string_view>

namespace deckle::qc {

struct PlainNumber {
  double value = 0;
  double unit = 1;  // of its last digit: 0.1 of "3.4"
};

// Digits with or without groups of three ("1,234", "1 234"), a decimal point, a sign, brackets for
// negative, and a currency sign. Unset for anything else: percentages, words, "1,5", and "1.234",
// which is a thousand in one country and little more than one in another.
[[nodiscard]] std::optional<PlainNumber> plain_number(std::string_view text);
// The same before a per cent sign: 12.5 of "12.5 %". Unset without one.
[[nodiscard]] std::optional<PlainNumber> percentage(std::string_view text);

}  // namespace deckle::qc
