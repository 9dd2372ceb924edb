#include "layout/icons/word_icons.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "measure/unicode/characters.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"
#include "slidespec/icons/icon.h"
#include "slidespec/icons/icon_search.h"

namespace deckle::layout {
namespace {

// Hangul: a shorter word is a part of too many others, and so many syllables behind it may be
// particles or the second half of a compound.
constexpr std::size_t kLeastSyllables = 2, kMostBehind = 3;
// Ours, in bytes: 21 syllables; no word of the lists is half as long.
constexpr std::size_t kLongestWord = 64;

// Words with so many meanings that an icon of one of them may be wrong: "IT" and "us" are words of
// every sentence, "new" and "best" say nothing about what is new.
constexpr std::array<std::string_view, 61> kVague = {
    "add", "age", "art", "back", "bad", "bar", "begin", "best", "box", "call", "chain",
    "change", "child", "class", "close", "con", "down", "drink", "easy", "end", "fix", "focus",
    "game", "gas", "good", "grade", "group", "hot", "interest", "it", "lead", "leave", "less",
    "light", "like", "look", "love", "man", "more", "move", "new", "next", "no", "open", "past",
    "place", "play", "port", "practice", "pro", "rate", "room", "scale", "see", "space", "star",
    "up", "us", "view", "win", "yes"};

bool is_vague(std::string_view word) {
  return std::binary_search(kVague.begin(), kVague.end(), word);
}

Icons of_ending(const std::string& word, std::string_view ending, std::string_view instead) {
  constexpr std::size_t kLeastStem = 3;
  if (word.size() < ending.size() + kLeastStem || !word.ends_with(ending)) return {};
  const std::string stem = word.substr(0, word.size() - ending.size()) + std::string(instead);
  return is_vague(stem) ? Icons() : icons_for_word(stem);
}

// A word as it stands, or without its English ending.
Icons of_english(const std::string& word) {
  if (is_vague(word)) return {};
  if (const Icons icons = icons_for_word(word); !icons.empty()) return icons;
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kEndings = {
      {{"ies", "y"}, {"es", ""}, {"s", ""}, {"ing", ""}, {"ing", "e"}, {"ed", ""}, {"ed", "e"},
       {"er", ""}, {"ers", ""}}};
  for (const auto& [ending, instead] : kEndings) {
    if (const Icons icons = of_ending(word, ending, instead); !icons.empty()) return icons;
  }
  return {};
}

// A word as it stands; of a Korean or Chinese one, else the longest word that it begins with, else the
// longest that it ends with. Words of
// other scripts that begin alike are not about the same: the French "pondération" begins as "ponder".
Icons of_other(const std::string& word) {
  std::vector<std::size_t> ends;  // of its letters, in bytes
  bool syllables = true;
  for (std::size_t at = 0; at < word.size();) {
    const char32_t c = utf8::next(word, at);
    syllables = syllables && (measure::is_hangul(c) || measure::is_ideograph(c));
    ends.push_back(at);
  }
  if (!syllables) return icons_for_word(word);
  for (std::size_t count = ends.size(); count >= kLeastSyllables; --count) {
    if (ends.size() - count > kMostBehind) break;
    const Icons icons = icons_for_word(std::string_view(word).substr(0, ends[count - 1]));
    if (!icons.empty()) return icons;
  }
  // Of a compound the last word says what it is.
  for (std::size_t begin = kLeastSyllables; begin + kLeastSyllables <= ends.size(); ++begin) {
    const Icons icons = icons_for_word(std::string_view(word).substr(ends[begin - 1]));
    if (!icons.empty()) return icons;
  }
  return {};
}

}  // namespace

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : ascii_lower(text)) {
    const bool letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    if (letter)
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::vector<std::string_view> solid_icons(const std::vector<std::string_view>& icons) {
  std::vector<std::string_view> solid;
  for (const std::string_view icon : icons) {
    const Icon* found = find_icon(std::string(icon) + "-fill");
    if (found == nullptr) return icons;
    solid.push_back(found->name);
  }
  return solid;
}

Icons icons_of_word(const std::string& word) {
  // What follows looks at all ends of a word; a text without spaces would take time in the square.
  if (word.size() > kLongestWord) return {};
  return is_ascii(word) ? of_english(word) : of_other(word);
}

}  // namespace deckle::layout
