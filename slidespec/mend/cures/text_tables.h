#pragma once
// Tables that are texts: Markdown, CSV and HTML.

#include <cstddef>
#include <string>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

// The lines of a table in Markdown, of CSV or of HTML as rows of cells. Empty: it has none.
[[nodiscard]] json grid_of(const std::string& text);

// The cells of a row that is one text, between bars or as CSV; null: it has not `width` of them.
[[nodiscard]] json row_of(const std::string& text, std::size_t width);

}  // namespace deckle::cures
