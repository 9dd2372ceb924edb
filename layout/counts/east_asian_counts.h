#pragma once
// The Korean, Japanese and Chinese half of count_words.h.

#include <optional>
#include <string>

#include "layout/counts/count_words.h"

namespace deckle::layout {

// "열 곳 중 세 곳", "5개 보험사 중 2곳", "10人中3人", "3人に1人".
[[nodiscard]] std::optional<Count> east_asian_count_of_whole(const std::string& text);

// "지점 네 곳", "네 개 주", "두 명의 엔지니어": Korean.
[[nodiscard]] std::optional<Count> korean_count_of_things(const std::string& text);

}  // namespace deckle::layout
