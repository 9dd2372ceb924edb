#pragma once
// A regular expression as instructions, which text_pattern.cpp runs over a text. Of the usual
// syntax what the patterns of deckle need: groups, alternatives, sets, the classes \d \w \W \s,
// greedy quantifiers, ^ and $, looking ahead, and looking back over a fixed number of characters.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace deckle::layout {

// The characters that one place of a pattern allows.
class CharacterSet {
 public:
  enum class Class { Digit, Word, NoWord, Space };

  void add(char32_t first, char32_t last) { ranges_.emplace_back(first, last); }
  void add(Class c) { classes_.push_back(c); }
  void negate() { negated_ = true; }
  // To be called when all is added: most characters are ASCII, and looked up.
  void finish();

  [[nodiscard]] bool contains(char32_t c) const {
    return c < ascii_.size() ? ascii_[c] : has(c) != negated_;
  }

 private:
  [[nodiscard]] bool has(char32_t c) const;

  std::vector<std::pair<char32_t, char32_t>> ranges_;
  std::vector<Class> classes_;
  bool negated_ = false;
  std::array<bool, 128> ascii_{};
};

struct PatternStep {
  enum class Kind {
    Take,    // from `least` to `most` of the character, or of those in the set: most first
    Begin,   // ^
    End,     // $
    Branch,  // goes on with the next step, and where that fails at `offset` from here
    Jump,    // goes on at `offset` from here
    Mark,    // remembers the place: 2 n is the beginning of group n, 2 n + 1 its end
    Look,    // the steps up to the next Done hold (or do not: `negative`) from `behind` characters
             // back; goes on at `offset` from here
    Done,
  };
  static constexpr std::size_t kNoSet = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();

  Kind kind = Kind::Done;
  char32_t character = 0;
  std::size_t set = kNoSet;
  std::size_t least = 1, most = 1;
  std::ptrdiff_t offset = 0;
  std::size_t mark = 0;
  std::size_t behind = 0;
  bool negative = false;
};

struct PatternProgram {
  std::vector<PatternStep> steps;
  std::vector<CharacterSet> sets;
  std::size_t groups = 1;  // the whole match is the first
};

// White space in the pattern counts for nothing, and # begins a comment. What is repeated takes at
// least one character. A pattern that is not valid is a fault of the program.
[[nodiscard]] PatternProgram compile_pattern(std::string_view pattern);

}  // namespace deckle::layout
