#pragma once
// What the title of a slide is about: the row or column of its table, or the category or series of
// its chart, that it names. That is emphasised, so that the title is seen in the evidence below it.

#include <optional>
#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Those of `names` that are words of a title in small letters.
[[nodiscard]] std::vector<std::string> named_in_title(const std::string& title,
                                                      const std::vector<std::string>& names);

// The name, as the element has it. Unset: the title names none of them, or several; the author
// chose what to emphasise, or a look in which nothing else is grey.
[[nodiscard]] std::optional<std::string> named_by_title(const Slide& slide, const Element& element);

// The largest bar or slice of a chart whose title speaks of the largest, highest or most. Unset: it does
// not, or there are several, or as above.
[[nodiscard]] std::optional<std::string> largest_by_title(const Slide& slide,
                                                          const Element& element);

// The category of a chart of one series that the key message of the slide names, or the first one above zero
// where title or message speak of the turn ("breaks even", "turns positive"). Unset: none, or several.
[[nodiscard]] std::optional<std::string> named_by_message(const Slide& slide,
                                                          const Element& element);

// The rows of a table that the title counts: "Two of five risks need the committee". Those whose levels
// are worst, if the title is about something bad and no other row is as bad; else empty.
[[nodiscard]] std::vector<std::size_t> rows_counted_by_title(const Slide& slide,
                                                             const Element& element);

// The column that the title of the deck names, of a table that compares: some cells say yes or no.
[[nodiscard]] std::optional<std::string> named_by_deck(const std::string& deck_title,
                                                       const Element& element);

// The column of goals of a table that has one of what is true today before it.
[[nodiscard]] std::optional<std::string> goal_beside_today(const Element& element);

// Of two lines or areas the one that the other is compared with: of two years the later one, the actual
// beside the planned. Unset as above.
[[nodiscard]] std::optional<std::string> main_of_two(const Element& element);
// Whether the series is what was planned or aimed at, not what became true.
[[nodiscard]] bool is_plan(const std::string& series);

// Whether the name of the chart's only series says something that neither the title of the slide nor
// the label of its values says.
[[nodiscard]] bool names_what_is_shown(const Slide& slide, const Element& element);

}  // namespace deckle::layout
