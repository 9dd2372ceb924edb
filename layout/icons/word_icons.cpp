#include "layout/icons/word_icons.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "layout/icons/unspaced_words.h"
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
// Han: compounds have no spaces and no particles in them.
constexpr std::size_t kMostIdeographsBehind = 6;
// Ours, in bytes: 21 syllables; no word of the lists is half as long.
constexpr std::size_t kLongestWord = 64;

// Words with so many meanings that an icon of one of them may be wrong: "IT" and "us" are words of
// every sentence, "new" and "best" say nothing about what is new. Of ideographs also longer words
// that mean something else than the word that they begin or end with: names of companies end with
// "company".
constexpr std::array<std::string_view, 78> kVague = {
    "add", "age", "art", "back", "bad", "bar", "begin", "best", "box", "call", "chain", "change",
    "child", "class", "close", "con", "down", "drink", "easy", "end", "fix", "focus", "game",
    "gas", "good", "grade", "group", "hot", "interest", "it", "lead", "leave", "less", "light",
    "like", "look", "love", "man", "more", "move", "new", "next", "no", "open", "past", "place",
    "play", "port", "practice", "pro", "rate", "room", "scale", "see", "space", "star", "up",
    "us", "view", "win", "yes", "人文科学", "利益相反", "合併症", "合同会社",
    "合名会社", "合資会社", "接続詞", "有限会社", "有限公司",
    "有限责任公司", "株式会社", "機会費用", "比較的", "毫无疑问",
    "社会科学", "股份有限公司", "言語道断"};

static_assert(std::is_sorted(kVague.begin(), kVague.end()));

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

bool is_vague(std::string_view word) {
  return std::binary_search(kVague.begin(), kVague.end(), word);
}

// Words of which the icon shows one meaning, that they do not have at the end of others: the
// environment of a program is no nature, and a movement of workers no exercise.
bool is_only_first(std::string_view word) {
  return word == "環境" || word == "环境" || word == "運動" || word == "运动";
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

// A word as it stands; of a Korean, Japanese or Chinese one, else the longest word that it begins
// with, else the longest that it ends with. Words of other scripts that begin alike are not about
// the same: the French "pondération" begins as "ponder", and the Japanese for "basket" as that for
// "bus".
Icons of_other(const std::string& word) {
  std::vector<std::size_t> ends;  // of its letters, in bytes
  bool syllables = true, ideographs = true;
  for (std::size_t at = 0; at < word.size();) {
    const char32_t c = utf8::next(word, at);
    ideographs = ideographs && measure::is_ideograph(c);
    syllables = syllables && (measure::is_hangul(c) || measure::is_ideograph(c));
    ends.push_back(at);
  }
  if (!syllables) return icons_for_word(word);
  std::string_view whole = word;
  // What is new is what it is without that: "新店舗" is a shop.
  constexpr std::string_view kNew = "新";
  if (ideographs && ends.size() > kLeastSyllables && whole.starts_with(kNew) &&
      icons_for_word(whole).empty()) {
    if (const Icons icons = of_other(word.substr(kNew.size())); !icons.empty()) return icons;
  }
  const std::size_t most_behind = ideographs ? kMostIdeographsBehind : kMostBehind;
  for (std::size_t count = ends.size(); count >= kLeastSyllables; --count) {
    if (ends.size() - count > most_behind) break;
    const std::string_view beginning = whole.substr(0, ends[count - 1]);
    if (is_vague(beginning)) return {};
    if (const Icons icons = icons_for_word(beginning); !icons.empty()) return icons;
  }
  // Of a compound the last word says what it is.
  for (std::size_t begin = kLeastSyllables; begin + kLeastSyllables <= ends.size(); ++begin) {
    const std::string_view ending = whole.substr(ends[begin - 1]);
    if (is_vague(ending) || is_only_first(ending)) return {};
    if (const Icons icons = icons_for_word(ending); !icons.empty()) return icons;
  }
  return {};
}

}  // namespace

std::vector<std::string> words_of(const std::string& text) {
  constexpr std::string_view kOfNumbers = "0123456789 .%";
  std::vector<std::string> words;
  const std::string lower = ascii_lower(text);
  bool said = false;
  for (std::size_t begin = 0; begin < lower.size();) {
    std::size_t end = begin;
    while (end < lower.size() && is_letter(lower[end])) ++end;
    const std::string word = lower.substr(begin, end - begin);
    const bool digit = begin > 0 && lower[begin - 1] >= '0' && lower[begin - 1] <= '9';
    if (is_unspaced(word))
      said = add_unspaced_words(word, digit, said, words);
    else if (!word.empty())
      words.push_back(word);
    if (end < lower.size() && kOfNumbers.find(lower[end]) == kOfNumbers.npos) said = false;
    begin = end + 1;
  }
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
