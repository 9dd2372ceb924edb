#pragma once
// The words directly before and after a number that tell what it is: a name ("step 3"), a date
// ("May 3", "3월"), what something reached ("to 41 %"), or how it changed ("12 % above").
// Letters count in either case.

#include <string_view>

namespace deckle::layout {

// `before`: the text in front of the number.
// "step ", "page ", "ISO ", "May ", "제", "그림 ", "'": the number is a part of a name or date.
[[nodiscard]] bool names_number(std::string_view before);
// "by ", "of ", "since ": of these, those that may also stand before an amount.
[[nodiscard]] bool is_preposition(std::string_view before);
// "to ", "reached ", "total ".
[[nodiscard]] bool says_reached(std::string_view before);

// `after`: the text behind the number.
// "May", "월", "분기", "단계", "年", "th", and any Latin word: the number is of a date or a rank,
// or counts what the word says.
[[nodiscard]] bool is_dated(std::string_view after);
// " above", " up", " 증가".
[[nodiscard]] bool says_changed(std::string_view after);

}  // namespace deckle::layout
