#pragma once
// The English half of count_words.h.

#include <optional>
#include <string>

#include "layout/counts/count_words.h"

namespace deckle::layout {

[[nodiscard]] std::optional<Count> english_count_of_whole(const std::string& text);
[[nodiscard]] std::optional<Count> english_count_of_things(const std::string& text);

}  // namespace deckle::layout
