#pragma once
// The values of a data asset → the content of a chart or table.

#include "slidespec/core/result.h"
#include "slidespec/data/data_table.h"
#include "slidespec/model/deck.h"

namespace deckle {

enum class Filled { Same, Replaced };  // the authored values were the same; were different

// In a chart the first column is x and every other column a series; a table takes columns and rows
// as they are. Title, labels and type stay as authored. Limit: more series or columns than the
// schema allows (10 and 20). Malformed: a y that is not a number.
[[nodiscard]] Result<Filled> fill_from_data(Element& element, const DataTable& table);

}  // namespace deckle
