#include "layout/icons/unspaced_words.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"
#include "slidespec/icons/icon_search.h"

namespace deckle::layout {
namespace {

enum class Script : std::uint8_t { Mark, Han, Hiragana, Katakana, Other };

Script script_of(char32_t c) {
  constexpr char32_t kMiddleDot = 0x30FB, kAgain = 0x3005;  // ・ and 々
  if (measure::is_ideograph(c) || c == kAgain) return Script::Han;
  if (c == kMiddleDot) return Script::Mark;
  if (c >= 0x3041 && c <= 0x309F) return Script::Hiragana;
  if (measure::is_kana(c)) return Script::Katakana;
  // Punctuation of these languages and full-width forms of ASCII marks and digits.
  if ((c >= 0x2000 && c <= 0x206F) || (c >= 0x3000 && c <= 0x303F)) return Script::Mark;
  if ((c >= 0xFF00 && c <= 0xFF20) || (c >= 0xFF5B && c <= 0xFF65)) return Script::Mark;
  return Script::Other;
}

class Cutter {
 public:
  Cutter(std::string_view text, std::vector<std::string>& words) : text_(text), words_(words) {
    for (std::size_t at = 0; at < text.size();) {
      begins_.push_back(at);
      letters_.push_back(utf8::next(text, at));
    }
    begins_.push_back(text.size());
  }

  // Whether what stands behind the last words says something about them.
  bool run(bool after_digit, bool said) {
    constexpr std::u32string_view kOfDates = U"年月日";
    std::size_t i = after_digit && kOfDates.find(letters_.front()) != kOfDates.npos ? 1 : 0;
    while (i < letters_.size()) {
      const Script script = script_of(letters_[i]);
      std::size_t end = i + mixed_at(i);
      if (end == i) {
        if (script == Script::Mark) said = false;
        if (script == Script::Mark || script == Script::Hiragana) {
          ++i;
          continue;
        }
        ++end;
        while (end < letters_.size() && script_of(letters_[end]) == script && !ends_at(i, end))
          ++end;
      }
      if (!said) words_.emplace_back(part(i, end));
      said = said || is_topic_particle(end);
      i = end;
      if (i < letters_.size() && is_joint(i)) ++i;
    }
    return said;
  }

 private:
  std::string_view part(std::size_t begin, std::size_t end) const {
    return text_.substr(begins_[begin], begins_[end] - begins_[begin]);
  }

  // What a Japanese sentence is about stands before one of these.
  bool is_topic_particle(std::size_t i) const {
    return i < letters_.size() && (letters_[i] == U'は' || letters_[i] == U'が');
  }

  // Chinese words that join others; parts of words too ("目的", "共和国", "参与").
  bool is_joint(std::size_t i) const {
    constexpr std::u32string_view kJoints = U"的和与及";
    return kJoints.find(letters_[i]) != kJoints.npos;
  }

  // A joint parts two words where both are long enough to be words.
  bool is_joint_between(std::size_t begin, std::size_t i) const {
    if (!is_joint(i) || i < begin + 2 || i + 2 >= letters_.size()) return false;
    return script_of(letters_[i + 1]) == Script::Han && script_of(letters_[i + 2]) == Script::Han;
  }

  // Where the word that began at `begin` ends before `i`, although the script goes on.
  bool ends_at(std::size_t begin, std::size_t i) const {
    constexpr std::size_t kLeastWithin = 3;
    return is_joint_between(begin, i) || mixed_from(i) >= kLeastWithin;
  }

  // How many letters the longest word of several scripts that begins here has.
  std::size_t mixed_at(std::size_t i) const {
    if (script_of(letters_[i]) != Script::Hiragana || i == 0) return mixed_from(i);
    // In the middle of hiragana a word begins behind a particle only.
    constexpr std::u32string_view kParticles = U"のとはをがにやもで";
    const char32_t before = letters_[i - 1];
    const bool begins =
        script_of(before) == Script::Mark || kParticles.find(before) != kParticles.npos;
    return begins ? mixed_from(i) : 0;
  }

  std::size_t mixed_from(std::size_t i) const {
    constexpr std::size_t kLongest = 10;  // letters; ours, no word of the lists has more
    const std::size_t most = std::min(kLongest, letters_.size() - i);
    const Script first = script_of(letters_[i]);
    if (first == Script::Mark) return 0;
    std::size_t scripts_end = i + 1;
    while (scripts_end < i + most && script_of(letters_[scripts_end]) != Script::Mark)
      ++scripts_end;
    for (std::size_t end = scripts_end; end > i + 1; --end) {
      const bool mixed = first == Script::Hiragana ||
                         std::any_of(letters_.begin() + static_cast<std::ptrdiff_t>(i),
                                     letters_.begin() + static_cast<std::ptrdiff_t>(end),
                                     [first](char32_t c) { return script_of(c) != first; });
      if (!mixed) return 0;
      if (!icons_for_word(part(i, end)).empty()) return end - i;
    }
    return 0;
  }

  std::string_view text_;
  std::vector<std::string>& words_;
  std::vector<char32_t> letters_;
  std::vector<std::size_t> begins_;  // in bytes, and the end
};

}  // namespace

bool is_unspaced(std::string_view text) {
  bool found = false;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if (measure::is_hangul(c)) return false;
    found = found || measure::is_ideograph(c) || measure::is_kana(c);
  }
  return found;
}

bool add_unspaced_words(std::string_view text, bool after_digit, bool said,
                        std::vector<std::string>& words) {
  return text.empty() ? said : Cutter(text, words).run(after_digit, said);
}

}  // namespace deckle::layout
