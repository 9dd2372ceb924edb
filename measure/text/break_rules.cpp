#include "measure/text/break_rules.h"

#include <unicode/uchar.h>

#include <algorithm>

#include "measure/text/icu_iterators.h"
#include "measure/text/phrases.h"
#include "measure/text/shaped_paragraph.h"
#include "measure/unicode/characters.h"

namespace deckle::measure {
namespace {

enum class BreakRule { No, Yes, YesAfterHyphen, YesUnlessHanging, AskIcu };

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }

bool is_ascii_letter(char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

// Characters that PowerPoint breaks by its Latin rules: only at the places named below.
bool is_latin_like(char32_t c) {
  return c < 0x250 || (c >= 0x370 && c < 0x530) || (c >= 0x1E00 && c < 0x2000) ||
         (c >= 0x2018 && c <= 0x201F);
}

// What PowerPoint lets hang: full-width marks and closing brackets, and a Latin comma, stop, question
// or exclamation mark behind an East Asian character (pptx/analysis/text_sizes.md).
bool hangs_in_powerpoint(char32_t before, char32_t c) {
  switch (c) {
    case U'）':
    case U'」':
    case U'』':
    case U'】':
    case U'》':
    case U'〉':
      return true;
    case U',':
    case U'.':
    case U'?':
    case U'!':
      return is_east_asian(before);
    default:
      return hangs_on_windows(c);
  }
}

// Between `c` and `d`, neither of them a space.
BreakRule powerpoint(char32_t c, char32_t d, const ParagraphStyle& style, WordBreak word_break) {
  if (c == 0xA0 || d == 0xA0 || c == 0x202F || d == 0x202F || c == 0x2060 || d == 0x2060)
    return BreakRule::No;
  if (c == '-') {
    if (is_digit(d) || d == '-') return BreakRule::No;
    if (!is_east_asian(d)) return may_not_start_line(d) ? BreakRule::No : BreakRule::YesAfterHyphen;
  }
  if (c == 0x2013 || c == 0x2014) return may_not_start_line(d) ? BreakRule::No : BreakRule::Yes;
  if (is_hangul_syllable(c) && is_hangul_syllable(d))
    return word_break == WordBreak::KeepAll ? BreakRule::No : BreakRule::Yes;
  const bool c_wide = is_east_asian(c), d_wide = is_east_asian(d);
  if (c_wide || d_wide) {
    if (word_break == WordBreak::KeepAll && (is_hangul(c) || is_hangul(d))) {
      // Korean words stay whole: nothing but spaces and dashes ends a line next to Hangul, unless
      // Han or kana is on the other side.
      const char32_t other = is_hangul(c) ? d : c;
      if (!is_ideograph(other) && !is_kana(other)) return BreakRule::No;
    }
    if (is_hangul(c) && leaves_hangul(d)) {
      return hangs_on_windows(d) && style.hanging_punct ? BreakRule::YesUnlessHanging
                                                        : BreakRule::Yes;
    }
    if (!style.ea_line_break) return BreakRule::Yes;
    return may_not_start_line(d) || may_not_end_line(c) ? BreakRule::No : BreakRule::Yes;
  }
  if (is_latin_like(c) && is_latin_like(d)) return BreakRule::No;
  return BreakRule::AskIcu;
}

// Pairs inside ASCII that Chrome decides from its own table (rule 2 of docs/text-layout.md, 3.3).
bool chrome_latin(char32_t before, char32_t c, char32_t d) {
  const auto alnum = [](char32_t x) {
    return is_digit(x) || ((x | 0x20) >= 'a' && (x | 0x20) <= 'z');
  };
  const auto one_of = [](std::string_view set, char32_t x) {
    return x < 0x80 && set.find(static_cast<char>(x)) != std::string_view::npos;
  };
  if (c == '-') {
    if (is_digit(d)) return alnum(before);
    return alnum(d) || one_of("#$%&*+<=>@^_`~([{\"'\\|", d);
  }
  if (c == '?') return alnum(d) || one_of("([{<\"'", d);
  if (one_of("(<[{", d)) return one_of("!\"#%&)*+,.:;=>\\]|}~", c);
  return false;
}

// LB19a of Unicode 15.1, which ICU 72 lacks: a quotation mark between two East Asian wide
// characters.
bool lb19a(char32_t c, char32_t d, char32_t after_d, char32_t before_c) {
  const auto wide = [](char32_t x) {
    const int width = u_getIntPropertyValue(static_cast<UChar32>(x), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH;
  };
  if ((c == 0x201D || c == 0x2019) && wide(before_c) && wide(d)) return true;
  return (d == 0x201C || d == 0x2018) && wide(c) && wide(after_d);
}

bool chrome_keeps(char32_t c, char32_t d) {
  return is_word_character(c) && is_word_character(d) && !is_dictionary_script(c) &&
         !is_dictionary_script(d);
}

// Offsets that are looked for only once they are asked for.
template <typename Find>
class Breaks {
 public:
  explicit Breaks(Find find) : find_(std::move(find)) {}

  // Must be called in ascending order.
  bool at(std::uint32_t offset) {
    if (!loaded_) {
      breaks_ = find_();
      loaded_ = true;
    }
    while (next_ < breaks_.size() && breaks_[next_] < offset) ++next_;
    return next_ < breaks_.size() && breaks_[next_] == offset;
  }

 private:
  Find find_;
  std::vector<std::uint32_t> breaks_;
  std::size_t next_ = 0;
  bool loaded_ = false;
};

}  // namespace

void find_breaks(std::string_view text, std::span<const BreakCluster> clusters,
                 const ParagraphStyle& style, WordBreak word_break, BreakRules rules,
                 const std::string& lang, std::vector<std::uint8_t>& flags) {
  Breaks icu([&] { return line_boundaries(text, lang); });
  Breaks phrases([text] { return phrase_breaks(text); });
  // Where words are kept whole, Japanese and Chinese are broken between phrases.
  const auto ends_phrase = [&](char32_t c, char32_t d, std::uint32_t offset) {
    return word_break != WordBreak::KeepAll || !have_phrases(c, d) || phrases.at(offset);
  };
  flags.assign(clusters.size(), 0);
  bool after_space = true;  // also after a hard break and at the start: nothing to decide there
  bool in_word = false;     // of ASCII letters, between which PowerPoint breaks no line
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    const char32_t d = clusters[i].first;
    const bool letter = rules == BreakRules::PowerPoint && is_ascii_letter(d);
    const bool goes_on = letter && in_word;
    in_word = letter && clusters[i].last == d;
    if (goes_on) continue;
    if (d == '\v' || d == '\n' || d == 0x2028 || d == 0x2029) {
      flags[i] = kHardBreak;
      after_space = true;
      continue;
    }
    if (d == '\t' || is_breaking_space(d)) {
      flags[i] = static_cast<std::uint8_t>(d == '\t' ? kSpace | kTab : unsigned{kSpace});
      after_space = true;
      continue;
    }
    unsigned f = 0;
    const bool hangs = rules == BreakRules::PowerPoint
                           ? hangs_in_powerpoint(i > 0 ? clusters[i - 1].last : 0, d)
                           : rules != BreakRules::Chrome && hangs_on_windows(d);
    if (style.hanging_punct && hangs) f |= kHangs;
    if (after_space || i == 0) {
      if (i > 0) f |= kBreakBefore;
      after_space = false;
      flags[i] = static_cast<std::uint8_t>(f);
      continue;
    }
    const char32_t c = clusters[i - 1].last;
    if (rules == BreakRules::PowerPoint) {
      switch (powerpoint(c, d, style, word_break)) {
        case BreakRule::No:
          break;
        case BreakRule::Yes:
          f |= ends_phrase(c, d, clusters[i].begin) ? kBreakBefore : kBreakInPhrase;
          break;
        case BreakRule::YesAfterHyphen:
          f |= kBreakBefore | kAfterHyphen;
          break;
        case BreakRule::YesUnlessHanging:
          f |= kBreakBeforeMark;
          break;
        case BreakRule::AskIcu:
          if (icu.at(clusters[i].begin)) f |= kBreakBefore;
          break;
      }
    } else {
      const char32_t before = i >= 2 ? clusters[i - 2].last : 0;
      const char32_t after = i + 1 < clusters.size() ? clusters[i + 1].first : 0;
      bool yes = false;
      if (rules == BreakRules::Chrome && c < 0x80 && d < 0x80) {
        yes = chrome_latin(before, c, d);
      } else {
        yes = icu.at(clusters[i].begin) ||
              (rules == BreakRules::Chrome && lb19a(c, d, after, before));
      }
      if (word_break == WordBreak::KeepAll) {
        // What is written for a browser has <wbr> between phrases (render/html/text_html.cpp).
        yes = (yes && !chrome_keeps(c, d)) || phrases.at(clusters[i].begin);
      }
      if (yes) f |= kBreakBefore;
    }
    flags[i] = static_cast<std::uint8_t>(f);
  }
}

std::vector<std::uint32_t> icu_line_breaks(std::string_view text, const std::string& lang) {
  std::vector<std::uint32_t> breaks = line_boundaries(text, lang);
  if (!breaks.empty()) breaks.pop_back();
  return breaks;
}

}  // namespace deckle::measure
