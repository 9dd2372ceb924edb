#pragma once
// Tables in the forms of other tools, as the columns and rows of the schema.

#include <optional>
#include <set>
#include <string>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

struct TableForm {
  json columns, rows;          // texts, and arrays of cells; as wide as each other
  std::set<std::string> used;  // members of the content that they were made of
};

// Numbers of rows and columns beside the cells; rows by the name of their first cell; columns by
// name, of lists or of values by row, as pandas writes them, or with their cells; {"columns",
// "index", "data"}; cells
// in objects; Markdown, CSV or HTML as a text. Empty: it is none of them.
[[nodiscard]] std::optional<TableForm> table_form(const json& content);

[[nodiscard]] json cell_of(const json& value);           // a text, a number or null
[[nodiscard]] std::string column_of(const json& value);  // the name of a column
// Names of columns in rows above each other, or in one, as one name for each.
[[nodiscard]] json flat_heads(const json& heads);
// The cells of a row that is an object around them; null: it is not.
[[nodiscard]] const json* cells_in(const json& row);

}  // namespace deckle::cures
