#pragma once
// A small spreadsheet package (ECMA-376 Part 1, 18), in memory, for a chart's data.
//
// Numbers are written as the shortest decimals that read back as the same double; texts are shared
// strings and never formulas.

#include <string>
#include <variant>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::ooxml {

struct SheetCell {
  enum class Format { General, Value, Day };
  std::variant<std::monostate, double, std::string> value;  // empty, number, text
  Format format = Format::General;
};

struct Sheet {
  std::string name;  // at most 31 characters, none of []:*?/\ in it
  std::vector<std::vector<SheetCell>> rows;
};

// `value_format` is the number format code of cells marked Value.
[[nodiscard]] Result<std::string> write_workbook(const std::vector<Sheet>& sheets,
                                                 const std::string& value_format);

// "A", "Z", "AA" … for 0, 25, 26.
[[nodiscard]] std::string column_name(std::size_t column);

// The shortest decimal that reads back as `value`; 0 for -0.
[[nodiscard]] std::string number_text(double value);

}  // namespace deckle::ooxml
