#pragma once
// Whether the headings of two columns are a contrast, such as before and after.

#include <cstddef>
#include <optional>
#include <string>

namespace deckle::layout {

// Which of the two is the one to see first: what is said, of "They say" and "They do not say";
// what comes of it, of "Before" and "After" or "문제" and "해결". Unset: they are no contrast.
[[nodiscard]] std::optional<std::size_t> stronger_of(const std::string& first,
                                                     const std::string& second);

}  // namespace deckle::layout
