#include "layout/counts/english_counts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "layout/counts/counted_nouns.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// Ours: "the five largest platform engineers"; what is counted is not further behind.
constexpr std::size_t kMostBehind = 4;

struct Word {
  std::string text;     // in small letters, without marks around it
  bool begins = false;  // a clause: the first, or behind a mark
  bool ends = false;    // a clause
  int number = 0;       // 1 to 12; 0: none
};

int number_in(std::string_view word) {
  static constexpr std::array<std::string_view, kLargestWhole> kNumbers = {
      "one",   "two",   "three", "four", "five",   "six",
      "seven", "eight", "nine",  "ten",  "eleven", "twelve"};
  const auto found = std::find(kNumbers.begin(), kNumbers.end(), word);
  if (found != kNumbers.end()) return static_cast<int>(found - kNumbers.begin()) + 1;
  if (word.empty() || word.size() > 2 || word.front() == '0') return 0;
  int value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return 0;
    value = value * 10 + (c - '0');
  }
  return value <= kLargestWhole ? value : 0;
}

int ordinal_in(std::string_view word) {
  static constexpr std::array<std::string_view, kLargestWhole> kOrdinals = {
      "first",   "second", "third", "fourth", "fifth",    "sixth",
      "seventh", "eighth", "ninth", "tenth",  "eleventh", "twelfth"};
  const auto found = std::find(kOrdinals.begin(), kOrdinals.end(), word);
  return found == kOrdinals.end() ? 0 : static_cast<int>(found - kOrdinals.begin()) + 1;
}

// Marks that part clauses, at the begin or the end of a word.
constexpr std::array<std::string_view, 18> kMarks = {".", ",", ";", ":", "!", "?", "(", ")", "\"",
                                                     "'", "–", "—", "“", "”", "‘", "’", "…", "•"};

bool take_mark(std::string_view& word, bool front) {
  for (const std::string_view mark : kMarks) {
    if (!(front ? word.starts_with(mark) : word.ends_with(mark))) continue;
    word = front ? word.substr(mark.size()) : word.substr(0, word.size() - mark.size());
    return true;
  }
  return false;
}

std::vector<Word> words_in(const std::string& text) {
  std::vector<Word> words;
  const std::string small = ascii_lower(text);
  bool begins = true;
  for (std::size_t at = 0; at < small.size();) {
    const std::size_t end = std::min(small.find_first_of(" \t\n\v", at), small.size());
    std::string_view raw = std::string_view(small).substr(at, end - at);
    Word word;
    while (take_mark(raw, true)) {
      begins = true;
      if (!words.empty()) words.back().ends = true;
    }
    while (take_mark(raw, false)) word.ends = true;
    if (!raw.empty() && raw != "-" && raw != "|") {
      word.text = raw;
      word.number = number_in(raw);
      word.begins = begins;
      begins = word.ends;
      words.push_back(std::move(word));
    } else {
      if (!words.empty()) words.back().ends = true;
      begins = true;
    }
    if (end < small.size() && small[end] != ' ') {
      if (!words.empty()) words.back().ends = true;
      begins = true;
    }
    at = end + 1;
  }
  if (!words.empty()) words.back().ends = true;
  return words;
}

template <std::size_t N>
bool is_one_of(const std::array<std::string_view, N>& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// Behind these a number is a rank, a page, a date or an amount.
bool tells_no_count(std::string_view before) {
  static constexpr std::array<std::string_view, 49> kWords = {
      "part",     "page",  "pages",   "step",   "steps",   "phase",  "chapter", "version", "day",
      "week",     "round", "quarter", "no",     "number",  "rank",   "ranks",   "ranked",  "place",
      "top",      "level", "lesson",  "module", "section", "figure", "table",   "slide",   "stage",
      "grade",    "room",  "floor",   "gate",   "line",    "unit",   "season",  "episode", "volume",
      "question", "item",  "group",   "task",   "year",    "than",   "over",    "under",   "least",
      "most",     "from",  "between", "times"};
  return is_one_of(kWords, before) ||
         (!before.empty() && before.front() >= '0' && before.front() <= '9') ||
         (before.size() > 2 && is_no_thing(std::string(before)));
}

// "rated 4 out of 5": a value on a scale.
bool tells_of_rating(const std::vector<Word>& words) {
  static constexpr std::array<std::string_view, 14> kWords = {
      "rated", "rate",  "rating", "ratings",      "score",  "scores", "scored",
      "stars", "grade", "graded", "satisfaction", "likert", "points", "average"};
  return std::any_of(words.begin(), words.end(),
                     [](const Word& word) { return is_one_of(kWords, word.text); });
}

// Words after which a count may begin a clause without a mark.
bool leads_in(std::string_view before) {
  static constexpr std::array<std::string_view, 16> kWords = {
      "about", "nearly", "almost", "roughly",   "only", "just",  "around", "still",
      "but",   "and",    "so",     "currently", "that", "where", "some",   "approximately"};
  return is_one_of(kWords, before);
}

// Verbs, and words that stand before them, behind what is counted.
constexpr std::array<std::string_view, 27> kBehindNouns = {
    "is",   "are",   "was",   "were", "has",   "have",  "had",  "will",    "can",
    "could", "would", "may",  "might", "must", "should", "do",  "does",    "did",
    "never", "already", "still", "now", "give", "leave", "need", "use",    "pay"};

// Words that end the name of what is counted.
bool ends_name(std::string_view word) {
  static constexpr std::array<std::string_view, 17> kWords = {
      "in", "on",   "of",  "for",   "with", "from", "at", "by",  "to",
      "that", "who", "which", "and", "or",  "be",   "not", "a"};
  return is_one_of(kWords, word) || is_one_of(kBehindNouns, word);
}

// What follows the count of a kind that stands before it: "one building in nine loses water".
bool is_verb(std::string_view word) {
  static constexpr std::array<std::string_view, 33> kVerbs = {
      "lose",  "lost",   "fail",   "leak",   "take",   "get",   "left",  "want",  "buy",
      "bought", "stay",  "live",   "work",   "come",   "go",    "drop",  "break", "run",
      "stand", "spend",  "cancel", "return", "suffer", "know",  "miss",  "close", "find",
      "say",   "says",   "report", "cannot", "gives",  "today"};
  const auto known = [](std::string_view form) {
    return is_one_of(kVerbs, form) || is_one_of(kBehindNouns, form);
  };
  if (known(word) || (word.size() > 4 && word.ends_with("ed"))) return true;
  const std::string stem = singular_of(std::string(word));
  return stem != word && (known(stem) ||
                          (word.ends_with("es") && known(word.substr(0, word.size() - 2))));
}

class Counts {
 public:
  explicit Counts(const std::string& text) : words_(words_in(text)) {}

  std::optional<Count> of_whole() const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (auto count = part_of(i)) return count;
      if (auto count = part_in(i)) return count;
      if (auto count = every(i)) return count;
    }
    return std::nullopt;
  }

  std::optional<Count> of_things() const {
    if (words_.size() < 2 || words_[0].ends) return std::nullopt;
    const int number = words_[0].number;
    if (number < 2 || number > kMostThings) return std::nullopt;
    std::size_t at = 1;  // one word may stand between: "two oak suppliers"
    if (!is_plural_thing(at)) {
      if (words_[1].ends || words_[1].number > 0 || ends_name(words_[1].text) ||
          is_no_thing(words_[1].text))
        return std::nullopt;
      at = 2;
    }
    if (!is_plural_thing(at)) return std::nullopt;
    // "three offices a year", "two stores per town" count something else, and in "two office
    // moves" no offices are counted.
    static constexpr std::array<std::string_view, 6> kRates = {"a",    "an",    "per",
                                                               "each", "every", "or"};
    if (!words_[at].ends && is_one_of(kRates, words_[at + 1].text)) return std::nullopt;
    return Count{number, number, words_[at].text};
  }

 private:
  bool is_plural_thing(std::size_t at) const {
    return at < words_.size() && singular_of(words_[at].text) != words_[at].text &&
           !icon_of_counted(words_[at].text).empty();
  }

  // Whether the word before `i` leaves it a count.
  bool may_count(std::size_t i) const {
    return i == 0 || words_[i].begins || !tells_no_count(words_[i - 1].text);
  }

  bool begins_clause(std::size_t i) const {
    return words_[i].begins || leads_in(words_[i - 1].text);
  }

  // What is counted, from the word `i` on.
  std::string noun_from(std::size_t i) const {
    std::string plural;
    for (std::size_t k = i; k < words_.size() && k < i + kMostBehind; ++k) {
      if (ends_name(words_[k].text)) break;
      if (!icon_of_counted(words_[k].text).empty()) return words_[k].text;
      if (plural.empty() && singular_of(words_[k].text) != words_[k].text) plural = words_[k].text;
      if (words_[k].ends) break;
    }
    return plural;
  }

  // A whole at `i`, and no value of a unit.
  bool is_whole(int part, std::size_t i) const {
    if (words_[i].number < 2 || words_[i].number < part) return false;
    if (words_[i].ends || i + 1 == words_.size()) return true;
    const Word& next = words_[i + 1];
    return next.number == 0 && !is_no_thing(next.text) &&
           !(next.text.front() >= '0' && next.text.front() <= '9') && next.text.front() != '%' &&
           (next.ends || i + 2 == words_.size() || !is_no_thing(words_[i + 2].text) ||
            ends_name(next.text) || is_verb(next.text));
  }

  Count counted(int part, std::size_t whole) const {
    return {part, words_[whole].number, words_[whole].ends ? std::string() : noun_from(whole + 1)};
  }

  // "two of the five largest insurers", "2 out of 5".
  std::optional<Count> part_of(std::size_t i) const {
    const int part = words_[i].number;
    std::size_t k = i + 1;
    if (part == 0 || words_[i].ends || !may_count(i)) return std::nullopt;
    if (k < words_.size() && words_[k].text == "out" && !words_[k].ends) ++k;
    if (k >= words_.size() || words_[k].text != "of" || words_[k].ends) return std::nullopt;
    ++k;
    static constexpr std::array<std::string_view, 7> kArticles = {"the", "our", "its",  "their",
                                                                  "all", "his", "these"};
    if (k < words_.size() && is_one_of(kArticles, words_[k].text) && !words_[k].ends) ++k;
    if (k >= words_.size() || !is_whole(part, k) || tells_of_rating(words_)) return std::nullopt;
    return counted(part, k);
  }

  // "one in nine buildings", "one building in nine".
  std::optional<Count> part_in(std::size_t i) const {
    const int part = words_[i].number;
    if (part == 0 || words_[i].ends || !begins_clause(i) || i + 2 >= words_.size())
      return std::nullopt;
    if (words_[i + 1].text == "in") {
      if (words_[i + 1].ends || !is_whole(part, i + 2) || words_[i + 2].number == part)
        return std::nullopt;
      return counted(part, i + 2);
    }
    if (i + 3 >= words_.size() || words_[i + 1].ends || words_[i + 2].text != "in" ||
        words_[i + 2].ends)
      return std::nullopt;
    const std::string& noun = words_[i + 1].text;
    const std::size_t whole = i + 3;
    if (words_[i + 1].number > 0 || is_no_thing(noun) || ends_name(noun) ||
        !is_whole(part, whole) || words_[whole].number == part)
      return std::nullopt;
    if (!words_[whole].ends && !is_verb(words_[whole + 1].text)) return std::nullopt;
    return Count{part, words_[whole].number, noun};
  }

  // "every third building": one of three.
  std::optional<Count> every(std::size_t i) const {
    if (words_[i].text != "every" || words_[i].ends || i + 2 >= words_.size() || !begins_clause(i))
      return std::nullopt;
    const int total = ordinal_in(words_[i + 1].text);
    const std::string& noun = words_[i + 2].text;
    if (total < 2 || words_[i + 1].ends || icon_of_counted(noun).empty() ||
        singular_of(noun) != noun)
      return std::nullopt;
    return Count{1, total, noun};
  }

  std::vector<Word> words_;
};

}  // namespace

std::optional<Count> english_count_of_whole(const std::string& text) {
  return Counts(text).of_whole();
}

std::optional<Count> english_count_of_things(const std::string& text) {
  return Counts(text).of_things();
}

}  // namespace deckle::layout
