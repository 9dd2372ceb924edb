#pragma once
// The rows of a table that its slide's title is about: those that it names, the one that has a
// figure of the title, and the total.

#include <cstddef>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

struct RowsOfTitle {
  std::vector<std::size_t> rows;  // in order, without the total
  bool total = false;             // the title speaks of the total, or has a figure of it
};

// Nothing for other elements, where the author chose what to emphasise, and where the title means
// most of the rows.
[[nodiscard]] RowsOfTitle rows_of_title(const Slide& slide, const Element& element);

}  // namespace deckle::layout
