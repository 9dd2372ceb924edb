#include "layout/counts/count_words.h"

#include <algorithm>

#include "layout/counts/east_asian_counts.h"
#include "layout/counts/english_counts.h"

namespace deckle::layout {
namespace {

// What follows looks at each word, and a count stands in a sentence, not in a page of text.
constexpr std::size_t kLongestText = 400;  // ours, in bytes

bool has_other_letters(const std::string& text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

}  // namespace

std::optional<Count> count_of_whole(const std::string& text) {
  if (text.size() > kLongestText) return std::nullopt;
  if (auto count = english_count_of_whole(text)) return count;
  return has_other_letters(text) ? east_asian_count_of_whole(text) : std::nullopt;
}

std::optional<Count> count_of_things(const std::string& text) {
  if (text.size() > kLongestText) return std::nullopt;
  if (auto count = english_count_of_things(text)) return count;
  return has_other_letters(text) ? korean_count_of_things(text) : std::nullopt;
}

}  // namespace deckle::layout
