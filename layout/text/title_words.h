#pragma once
// Which of several texts beside one another the title of a slide speaks of.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace deckle::layout {

// The index of the one text that shares a word with the title which no other of the texts has:
// "Churn is the open question" names "4.1%\nSMB churn". Words of three letters or more, of two
// syllables in Hangul, without their endings; numbers and words of grammar are none. Unset: the
// title names none of them, or several.
[[nodiscard]] std::optional<std::size_t> named_by_words(const std::string& title,
                                                        const std::vector<std::string>& texts);

}  // namespace deckle::layout
