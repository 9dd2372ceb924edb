#pragma once
// Numbers as displayed in a table: exactly as authored, unless a format rounds them.

#include <optional>
#include <string>
#include <string_view>

#include "slidespec/number_format/number_format.h"

namespace deckle::layout {

// nullopt for formats that are more than one number: dates, exponents, fractions, conditions,
// divisions by a thousand. The sections after the first are not checked.
[[nodiscard]] std::optional<NumberFormat> parse_cell_format(std::string_view code);
// Numbers whose digits would be mostly zeros are written with an exponent.
[[nodiscard]] std::string format_cell_number(double value, const NumberFormat& format);

// The shortest decimal that identifies the number, "1,234.5" when grouped, with zeros up to
// `decimals`.
[[nodiscard]] std::string exact_number(double value, bool grouped, int decimals);

// Whether a text reads as one number: "1,234", "12.5%", "△3", "(7)", "$5M", "3.2조원".
[[nodiscard]] bool reads_as_number(std::string_view text);
// Whether a text stands for a missing number: "-", "–", "n/a", blanks.
[[nodiscard]] bool reads_as_missing(std::string_view text);

}  // namespace deckle::layout
