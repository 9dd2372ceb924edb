#pragma once
// Figures in a text: amounts, shares, counts, and changes of them, as English, Korean, Japanese,
// Chinese and Arabic write them. Dates, times, ordinals, names ("ISO 27001", "5G") and numbers of
// parts ("step 3", "3단계") are none.
//
// Offsets are bytes.

#include <optional>
#include <string_view>
#include <vector>

#include "layout/lists/text_pattern.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

enum class Change { None, Up, Down };

struct Figure {
  Span span;  // with its sign, currency and unit: "$48.2M", "△3.2%", "1조 2,340억 원"
  // How much a reader would look for it: 3 an amount of money, a share or a large number with its
  // magnitude, 2 a measured quantity or a large number, 1 a count.
  int strength = 0;
  Change change = Change::None;  // by its sign or arrow
};

// In order; they do not overlap. `language` is BCP 47: in Korean and Japanese △ before a number is
// a minus.
[[nodiscard]] std::vector<Figure> figures_in(std::string_view text, std::string_view language);

// The one that the sentence is about: the strongest; of equal ones that which something reached
// ("to 41.3%") before a change or what is in brackets, then the first.
[[nodiscard]] std::optional<Figure> key_figure(std::string_view text, std::string_view language);

// Whether the text is a figure and hardly more: "$48.2M", "약 350억 원", "118% NRR" is not.
[[nodiscard]] bool is_figure(std::string_view text, std::string_view language);

// Whether a line of few letters holds a number, so that it may stand as a value where its author
// asked for one: "Q3 2026", "1 in 12", "24/7".
[[nodiscard]] bool may_be_value(std::string_view text);

// Whether a text says how much something changed and hardly more: "+18% YoY", "▲8.7%", "△3.2%p
// (전년 대비)". None: it does not.
[[nodiscard]] Change change_told_by(std::string_view text, std::string_view language);

// Whether a change is bad news, by what is better.
[[nodiscard]] bool is_bad(Change change, std::optional<Better> better);
// By what better_for() says of the text that names the figure; it is not asked where nothing
// changed.
[[nodiscard]] bool is_bad(Change change, const ElementStyle& style, std::string_view label);

}  // namespace deckle::layout
