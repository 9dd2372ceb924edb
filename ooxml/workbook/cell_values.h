#pragma once
// Values as cells and the caches of charts write them. No locale is used.

#include <optional>
#include <string>
#include <string_view>

#include "ooxml/workbook/read_workbook.h"

namespace deckle::ooxml {

// xsd:double, white space and a plus before it allowed. nullopt: anything else, and what is not
// finite.
[[nodiscard]] std::optional<double> read_number(std::string_view text);

// ST_Xstring (22.9.2.19), read: _x000A_ is a line feed. CR LF and CR become LF, other characters
// that XML cannot hold U+FFFD. The inverse of as_xstring() (shared_strings.h) for all other text.
[[nodiscard]] std::string from_xstring(std::string_view text);

// Days since 1899-12-30 (1904-01-01) of an ISO 8601 date, with time or without.
[[nodiscard]] std::optional<double> date_serial(std::string_view iso, bool date1904);
// The inverse for whole days: "2024-02-29". nullopt: a part of a day, or outside the years 1900 to
// 9999.
[[nodiscard]] std::optional<std::string> iso_date(double serial, bool date1904);

// "B12" or "$B$12" at the beginning of `rest`, which is shortened by it; a lower-case column too.
// nullopt: none there, or outside a sheet; `rest` is then unchanged.
[[nodiscard]] std::optional<CellPlace> take_place(std::string_view& rest);
// A column "$B", a row "$12" in the same way.
[[nodiscard]] std::optional<std::uint32_t> take_column(std::string_view& rest);
[[nodiscard]] std::optional<std::uint32_t> take_row(std::string_view& rest);
// "B12"
[[nodiscard]] std::string place_name(CellPlace place);

}  // namespace deckle::ooxml
