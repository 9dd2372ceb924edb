#include "layout/text/title_words.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <string_view>
#include <utility>

#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: shorter words are grammar.
constexpr std::size_t kLeastLetters = 3, kLeastStem = 3, kLeastWide = 2;

// Words that titles have whatever their slides are about.
constexpr std::array<std::string_view, 85> kCommon = {
    "what",  "when",  "where", "which", "with",  "without", "from",  "that",  "this",    "these",
    "those", "than",  "then",  "they",  "them",  "their",   "there", "have",  "will",    "would",
    "more",  "most",  "less",  "least", "only",  "each",    "every", "over",  "under",   "into",
    "about", "after", "before", "between", "since", "year", "month", "week",  "quarter", "total",
    "three", "four",  "five",  "seven", "eight", "nine",    "third", "fourth", "first",   "second",
    "the",   "and",   "for",   "not",   "our",   "you",     "your",  "are",    "how",     "why",
    "who",   "all",   "one",   "two",   "six",   "ten",     "has",   "had",    "can",     "its",
    "was",   "per",   "any",   "but",   "out",   "off",     "new",
    "세",    "네",    "다섯",  "가지",  "우리",  "올해",    "전체",  "현재"};

// Particles of Korean after a noun, and the ending of rates, one syllable each.
constexpr std::array<std::string_view, 14> kParticles = {"은", "는", "이", "가", "을", "를", "의",
                                                         "에", "로", "와", "과", "도", "만", "률"};

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

// The first of these endings is taken off, and what it stands for is put in its place.
bool cut_ending(std::string& word,
                std::initializer_list<std::pair<std::string_view, std::string_view>> endings) {
  for (const auto& [ending, instead] : endings) {
    if (!word.ends_with(ending) || word.ends_with("ss") ||
        word.size() < ending.size() + kLeastStem)
      continue;
    word.resize(word.size() - ending.size());
    word += instead;
    return true;
  }
  return false;
}

// "Buildings", "building" and "build" are one.
std::string stem_of(std::string word) {
  if (!cut_ending(word, {{"ies", "y"}})) cut_ending(word, {{"s", ""}});
  cut_ending(word, {{"ing", ""}, {"ed", ""}, {"e", ""}});
  return word;
}

std::string without_particle(const std::string& word) {
  if (utf8::length(word) <= kLeastWide) return word;
  for (const std::string_view particle : kParticles) {
    if (word.ends_with(particle)) return word.substr(0, word.size() - particle.size());
  }
  return word;
}

std::set<std::string> words_of(const std::string& text) {
  std::set<std::string> words;
  const std::string small = ascii_lower(text);
  for (std::size_t at = 0; at < small.size();) {
    if (!is_word_byte(small[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < small.size() && is_word_byte(small[end])) ++end;
    const std::string word = small.substr(at, end - at);
    at = end;
    const bool number = word.front() >= '0' && word.front() <= '9';
    if (number || std::find(kCommon.begin(), kCommon.end(), word) != kCommon.end()) continue;
    if (is_ascii(word)) {
      if (word.size() < kLeastLetters) continue;
      const std::string stem = stem_of(word);
      if (std::find(kCommon.begin(), kCommon.end(), stem) == kCommon.end()) words.insert(stem);
    } else if (utf8::length(word) >= kLeastWide) {
      words.insert(without_particle(word));
    }
  }
  return words;
}

}  // namespace

std::optional<std::size_t> named_by_words(const std::string& title,
                                          const std::vector<std::string>& texts) {
  const std::set<std::string> in_title = words_of(title);
  if (in_title.empty()) return std::nullopt;
  std::vector<std::set<std::string>> words;
  for (const std::string& text : texts) words.push_back(words_of(text));
  std::optional<std::size_t> named;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool names = std::any_of(words[i].begin(), words[i].end(), [&](const std::string& word) {
      const auto has = [&word](const std::set<std::string>& other) { return other.contains(word); };
      return in_title.contains(word) && std::count_if(words.begin(), words.end(), has) == 1;
    });
    if (!names) continue;
    if (named) return std::nullopt;
    named = i;
  }
  return named;
}

}  // namespace deckle::layout
