#pragma once
// Counts of a few things in a sentence: "two of the five largest insurers", "열 곳 중 세 곳", "four
// states".
//
// A false drawing is worse than none: dates, years, times, money, percentages, ratings, ranks and
// pages of documents are no counts, and neither is a number above twelve.

#include <optional>
#include <string>

namespace deckle::layout {

inline constexpr int kLargestWhole = 12;  // ours: more are not seen at a glance
inline constexpr int kMostThings = 6;     // ours: of a count without a whole

struct Count {
  int part = 0, total = 0;  // 1 <= part <= total
  std::string noun;         // what is counted, in small letters; empty: the text does not name it
};

// A part of a whole of 2 to 12, in English, Korean, Japanese and Chinese.
[[nodiscard]] std::optional<Count> count_of_whole(const std::string& text);

// 2 to 6 things with which the sentence begins, where an icon surely shows them; part and total
// are equal. English and Korean.
[[nodiscard]] std::optional<Count> count_of_things(const std::string& text);

}  // namespace deckle::layout
