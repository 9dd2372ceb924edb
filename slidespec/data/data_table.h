#pragma once
// The content of a data asset in any format: named columns and rows of cells.
//
// CSV (RFC 4180): the first row names the columns; fields in quotes may hold separators, quotes and
// line ends; the separator is comma, semicolon or tab, whichever splits the first row into most
// fields. JSON: a list of lists whose first names the columns, a list of objects, or SlideSpec's
// own {"columns", "rows"} and {"series"}. UTF-8, a byte order mark tolerated.
//
// A field that reads as a number is one (with a semicolon as separator the decimal sign is a
// comma); an empty one is null; everything else is text.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"
#include "slidespec/model/deck.h"

namespace deckle {

struct DataTable {
  std::vector<std::string> columns;
  std::vector<std::vector<Cell>> rows;  // as wide as `columns`
};

// The limits of an element; reading stops there.
inline constexpr std::size_t kMaxDataColumns = 20, kMaxDataRows = 200;

// JSON when the first character is [ or {, else CSV. Malformed: not UTF-8, characters that no deck
// can hold, unclosed quotes, rows longer than the first, no rows. Limit: more columns or rows than
// above. `where` of an error is "line 3" or a JSON pointer.
[[nodiscard]] Result<DataTable> read_data(std::string_view bytes, const Limits& limits = {});

[[nodiscard]] Result<DataTable> read_csv(std::string_view text);
[[nodiscard]] Result<DataTable> read_json_data(std::string_view text, const Limits& limits = {});

}  // namespace deckle
