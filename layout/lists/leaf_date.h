#pragma once
// A date that an item begins with, followed by a colon or a dash, of which a leaf of a calendar can
// be made: a day and its month, a month and its year, a quarter and its year. Times, weekdays,
// years alone, numbers of weeks and what has a date further on are none.
//
// Offsets are bytes.

#include <cstddef>
#include <optional>
#include <string_view>

#include "layout/lists/text_pattern.h"

namespace deckle::layout {

struct LeafDate {
  Span strip;            // the month of a day, the year of a month or quarter; empty: none
  Span large;            // the day, else the month or quarter
  Span mark;             // the colon or dash
  std::size_t rest = 0;  // where the remainder begins, behind the space
};

[[nodiscard]] std::optional<LeafDate> leaf_date(std::string_view text);

}  // namespace deckle::layout
