#pragma once
// A data asset → the content of a chart or table.

#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/data/data_table.h"
#include "slidespec/model/deck.h"

namespace deckle {

enum class Filled { Same, Replaced };  // the authored values were the same; were different

// Of a chart the first column is x, every other one a series; of a table everything is what it
// is. Title, labels and type stay the authored ones. Errors as read_data(), and: more series or
// columns than the schema allows (10 and 20), a y that is no number.
[[nodiscard]] Result<Filled> fill_from_data(Element& element, std::string_view bytes);

}  // namespace deckle
