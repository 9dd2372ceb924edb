#pragma once
// The numbers of the deck's sections: the one that its author wrote at the begin of the title, else
// that of the section in the agenda, else its place among the sections.

#include <string_view>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Gives the slides of sections their number (Slide::section_number). Where one section has a number
// of its author's, the others are not counted: their author numbers. An appendix is not counted.
void add_section_numbers(Deck& deck);

// Whether the slide begins a section: by its type or layout.
[[nodiscard]] bool is_section(const Slide& slide);

// The number at the begin of a title, as in "2. Market", "Part II: Market", "제2장 시장"; empty
// where it is the whole title, as in "Part 2". "3 markets" and "2025 in review" have none.
[[nodiscard]] SectionNumber number_of_title(std::string_view title);

}  // namespace deckle::layout
