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
constexpr std::array<std::string_view, 91> kVague = {
    "add",      "age",      "answer",       "application", "art",      "back",
    "bad",      "bar",      "begin",        "benefit",     "best",     "box",
    "call",     "cell",     "chain",        "change",      "child",    "class",
    "close",    "con",      "distribution", "down",        "drink",    "easy",
    "end",      "fix",      "focus",        "game",        "gas",      "good",
    "grade",    "group",    "half",         "hot",         "interest", "interface",
    "it",       "lead",     "leave",        "less",        "light",    "like",
    "look",     "love",     "man",          "memory",      "more",     "move",
    "new",      "next",     "no",           "open",        "past",     "place",
    "play",     "port",     "practice",     "pro",         "rate",     "resistance",
    "room",     "scale",    "see",          "space",       "star",     "up",
    "us",       "view",     "win",          "won",         "yes",      "人文科学",
    "利益相反", "合併症",   "合同会社",     "合名会社",    "合資会社", "接続詞",
    "有限会社", "有限公司", "有限责任公司", "株式会社",    "機会費用", "比較的",
    "毫无疑问", "社会科学", "股份有限公司", "言語道断",    "기억",     "인터페이스",
    "추가"};

static_assert(std::is_sorted(kVague.begin(), kVague.end()));

// Words of two meanings, of which the icon shows one, and the words that tell which is meant: those
// that one of must be in the text, else those that none of may be.
struct Ambiguous {
  std::string_view word, with, without;
};
constexpr std::array<Ambiguous, 7> kAmbiguous = {{
    {"image", " photo camera photographs photographer gallery ", ""},
    {"job", " career hiring employment market seeker seekers fair interview unemployment ", ""},
    {"library", "",
     " lxc api software code python java javascript function functions class c link "},
    {"writing", "", " in "},
    {"rest", " sleep night holiday break nap recovery ", ""},
    {"store", "",
     " backing multiple data key value state memory object document backend redux session "},
    {"tree", "",
     " component components dom syntax decision binary search node nodes view file folder "},
}};

bool has_word(std::string_view spaced, const std::string& word) {
  return spaced.find(" " + word + " ") != std::string_view::npos;
}

enum class Way { None, Up, Down };

// Where the words say that something goes; not both ways.
Way way_of(const std::vector<std::string>& words) {
  constexpr std::string_view kUp =
      " rose risen rises rising grew grows grown grow increased increases increasing doubled "
      "tripled improved gained climbed ";
  constexpr std::string_view kDown =
      " fell fallen falls falling dropped drops declined declines declining decline decreased "
      "decreases decreasing decrease halved shrank shrinks slipped sank ";
  constexpr std::array<std::string_view, 3> kKoreanUp = {"증가", "상승", "늘었"};
  constexpr std::array<std::string_view, 3> kKoreanDown = {"감소", "하락", "줄었"};
  bool up = false, down = false;
  for (const std::string& word : words) {
    const auto begins = [&word](std::string_view with) { return word.starts_with(with); };
    up = up || has_word(kUp, word) || std::any_of(kKoreanUp.begin(), kKoreanUp.end(), begins);
    down = down || has_word(kDown, word) ||
           std::any_of(kKoreanDown.begin(), kKoreanDown.end(), begins);
  }
  return up == down ? Way::None : up ? Way::Up : Way::Down;
}

bool goes_other_way(std::string_view icon, Way way) {
  if (way == Way::Down) return icon.starts_with("graph-up") || icon.starts_with("arrow-up");
  return way == Way::Up && (icon.starts_with("graph-down") || icon.starts_with("arrow-down") ||
                            icon == "arrows-angle-contract" || icon == "fullscreen-exit");
}

// The first of them that follow one another and show no other way than the words say, which is asked
// of the few icons alone that show one.
Icons agreeing(Icons icons, const std::vector<std::string>& words) {
  const bool directed = std::any_of(icons.begin(), icons.end(), [](std::string_view icon) {
    return goes_other_way(icon, Way::Up) || goes_other_way(icon, Way::Down);
  });
  if (!directed) return icons;
  const Way way = way_of(words);
  const auto other = [way](std::string_view icon) { return goes_other_way(icon, way); };
  const auto first = std::find_if_not(icons.begin(), icons.end(), other);
  const auto last = std::find_if(first, icons.end(), other);
  return icons.subspan(static_cast<std::size_t>(first - icons.begin()),
                       static_cast<std::size_t>(last - first));
}

// What stands in the place of other words, and addresses, are nothing that a text is about:
// "[ E-mail ]", "name@example.com", "www.example.com".
std::string without_placeholders(const std::string& text) {
  std::string out = text;
  for (std::size_t open = out.find('['); open != std::string::npos;
       open = out.find('[', open + 1)) {
    const std::size_t close = out.find_first_of("[]", open + 1);
    if (close == std::string::npos || out[close] == '[') continue;
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(open),
              out.begin() + static_cast<std::ptrdiff_t>(close) + 1, ';');
  }
  for (std::size_t begin = 0; begin < out.size();) {
    const std::size_t end = std::min(out.find_first_of(" \t\n\v", begin), out.size());
    const std::string_view token = std::string_view(out).substr(begin, end - begin);
    const std::size_t at = token.find('@');
    const bool mail =
        at != std::string_view::npos && at > 0 && token.find('.', at) != std::string_view::npos;
    if (mail || token.find("://") != std::string_view::npos || token.starts_with("www."))
      std::fill(out.begin() + static_cast<std::ptrdiff_t>(begin),
                out.begin() + static_cast<std::ptrdiff_t>(end), ';');
    begin = end + 1;
  }
  return out;
}

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
  const std::string lower = ascii_lower(without_placeholders(text));
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

bool lacks_cue(const std::vector<std::string>& words, std::size_t at) {
  const std::string& word = words[at];
  for (const Ambiguous& one : kAmbiguous) {
    if (word != one.word && word != std::string(one.word) + "s") continue;
    const auto among = [&words, at](std::string_view cues) {
      for (std::size_t i = 0; i < words.size(); ++i) {
        if (i != at && has_word(cues, words[i])) return true;
      }
      return false;
    };
    return one.with.empty() ? among(one.without) : !among(one.with);
  }
  return false;
}

Icons icons_of_two(const std::vector<std::string>& words, std::size_t at) {
  return agreeing(icons_for_word(words[at] + " " + words[at + 1]), words);
}

Icons icons_of_word_at(const std::vector<std::string>& words, std::size_t at) {
  if (lacks_cue(words, at)) return {};
  return agreeing(icons_of_word(words[at]), words);
}

Icons icons_of_word(const std::string& word) {
  // What follows looks at all ends of a word; a text without spaces would take time in the square.
  if (word.size() > kLongestWord) return {};
  return is_ascii(word) ? of_english(word) : of_other(word);
}

}  // namespace deckle::layout
