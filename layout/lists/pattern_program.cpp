#include "layout/lists/pattern_program.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

#include "slidespec/core/assert.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// As Unicode Technical Standard 18 has it, annex C.
bool is_word(UChar32 c) {
  const int type = u_charType(c);
  return u_hasBinaryProperty(c, UCHAR_ALPHABETIC) != 0 || type == U_NON_SPACING_MARK ||
         type == U_ENCLOSING_MARK || type == U_COMBINING_SPACING_MARK ||
         type == U_DECIMAL_DIGIT_NUMBER || type == U_CONNECTOR_PUNCTUATION || c == 0x200C ||
         c == 0x200D;
}

bool is_of(CharacterSet::Class kind, char32_t character) {
  const auto c = static_cast<UChar32>(character);
  switch (kind) {
    case CharacterSet::Class::Digit:
      return u_isdigit(c) != 0;
    case CharacterSet::Class::Word:
      return is_word(c);
    case CharacterSet::Class::NoWord:
      return !is_word(c);
    case CharacterSet::Class::Space:
      return u_isUWhiteSpace(c) != 0;
  }
  return false;
}

std::optional<CharacterSet::Class> class_of(char32_t letter) {
  if (letter == U'd') return CharacterSet::Class::Digit;
  if (letter == U'w') return CharacterSet::Class::Word;
  if (letter == U'W') return CharacterSet::Class::NoWord;
  if (letter == U's') return CharacterSet::Class::Space;
  return std::nullopt;
}

bool is_blank(char32_t c) { return c == U' ' || c == U'\n' || c == U'\t' || c == U'\r'; }

using Steps = std::vector<PatternStep>;
using Kind = PatternStep::Kind;

PatternStep step(Kind kind, std::ptrdiff_t offset = 0) {
  PatternStep out;
  out.kind = kind;
  out.offset = offset;
  return out;
}

void append(Steps& steps, const Steps& more) {
  steps.insert(steps.end(), more.begin(), more.end());
}

Steps optional(const Steps& steps) {
  Steps out{step(Kind::Branch, std::ssize(steps) + 1)};
  append(out, steps);
  return out;
}

Steps repeated(const Steps& steps, std::size_t least, std::size_t most) {
  Steps out;
  for (std::size_t i = 0; i < least; ++i) append(out, steps);
  if (most == PatternStep::kAny) {
    out.push_back(step(Kind::Branch, std::ssize(steps) + 2));
    append(out, steps);
    out.push_back(step(Kind::Jump, -std::ssize(steps) - 1));
    return out;
  }
  Steps rest;
  for (std::size_t i = least; i < most; ++i) {
    Steps next = steps;
    append(next, rest);
    rest = optional(next);
  }
  append(out, rest);
  return out;
}

class Compiler {
 public:
  explicit Compiler(std::string_view pattern) : pattern_(utf8::decode(pattern)) {}

  PatternProgram compile() {
    program_.steps = alternatives();
    DECKLE_ASSERT(at_end(), "a bracket too many closes in the pattern");
    program_.steps.push_back(step(Kind::Done));
    return std::move(program_);
  }

 private:
  // What comes next, after white space and comments.
  char32_t peek() {
    while (at_ < pattern_.size() && (is_blank(pattern_[at_]) || pattern_[at_] == U'#')) {
      if (pattern_[at_] == U'#') at_ = std::min(pattern_.find(U'\n', at_), pattern_.size() - 1);
      ++at_;
    }
    return at_ < pattern_.size() ? pattern_[at_] : U'\0';
  }
  bool at_end() { return peek() == U'\0'; }
  char32_t next() {
    DECKLE_ASSERT(at_ < pattern_.size(), "the pattern ends too early");
    return pattern_[at_++];
  }
  bool skip(std::u32string_view text) {
    if (std::u32string_view(pattern_).substr(at_, text.size()) != text) return false;
    at_ += text.size();
    return true;
  }

  Steps alternatives() {
    std::vector<Steps> all{sequence()};
    while (peek() == U'|') {
      next();
      all.push_back(sequence());
    }
    // Of all but the last: a branch, and at the end a jump over what is left.
    std::ptrdiff_t left = 2 * (std::ssize(all) - 1);
    for (const Steps& one : all) left += std::ssize(one);
    Steps out;
    out.reserve(static_cast<std::size_t>(left));
    for (const Steps& one : all) {
      const bool last = &one == &all.back();
      if (!last) out.push_back(step(Kind::Branch, std::ssize(one) + 2));
      append(out, one);
      left -= std::ssize(one) + (last ? 0 : 2);
      if (!last) out.push_back(step(Kind::Jump, left + 1));
    }
    return out;
  }

  Steps sequence() {
    Steps out;
    while (!at_end() && peek() != U'|' && peek() != U')') append(out, quantified());
    return out;
  }

  Steps quantified() {
    Steps one = atom();
    std::size_t least = 0, most = PatternStep::kAny;
    switch (peek()) {
      case U'?':
        most = 1;
        break;
      case U'*':
        break;
      case U'+':
        least = 1;
        break;
      case U'{':
        next();
        least = most = number();
        if (skip(U",")) most = number();
        break;
      default:
        return one;
    }
    next();
    PatternStep& first = one.front();
    if (one.size() > 1 || first.kind != Kind::Take || first.least != 1 || first.most != 1)
      return repeated(one, least, most);
    first.least = least;
    first.most = most;
    return one;
  }

  std::size_t number() {
    std::size_t out = 0;
    while (pattern_[at_] >= U'0' && pattern_[at_] <= U'9') out = out * 10 + (next() - U'0');
    return out;
  }

  Steps atom() {
    peek();
    switch (const char32_t c = next()) {
      case U'(':
        return group();
      case U'[':
        return {of_set(set())};
      case U'^':
        return {step(Kind::Begin)};
      case U'$':
        return {step(Kind::End)};
      case U'.': {
        CharacterSet any;
        any.add(U'\n', U'\r');
        any.add(0x85, 0x85);
        any.add(0x2028, 0x2029);
        any.negate();
        return {of_set(std::move(any))};
      }
      case U'\\': {
        if (const auto kind = class_of(pattern_[at_])) {
          next();
          CharacterSet alone;
          alone.add(*kind);
          return {of_set(std::move(alone))};
        }
        return {of_character(escaped())};
      }
      default:
        return {of_character(c)};
    }
  }

  Steps group() {
    if (skip(U"?:")) return closed();
    if (skip(U"?=")) return look(false, false);
    if (skip(U"?!")) return look(true, false);
    if (skip(U"?<=")) return look(false, true);
    if (skip(U"?<!")) return look(true, true);
    PatternStep mark = step(Kind::Mark);
    mark.mark = 2 * program_.groups++;
    Steps out{mark};
    append(out, closed());
    ++mark.mark;
    out.push_back(mark);
    return out;
  }

  Steps closed() {
    Steps out = alternatives();
    DECKLE_ASSERT(peek() == U')', "a bracket of the pattern is not closed");
    next();
    return out;
  }

  Steps look(bool negative, bool back) {
    const std::size_t groups = program_.groups;
    const Steps seen = closed();
    DECKLE_ASSERT(groups == program_.groups, "no groups in what is only looked at");
    PatternStep look = step(Kind::Look, std::ssize(seen) + 2);
    look.negative = negative;
    for (const PatternStep& each : seen) {
      if (!back) break;
      DECKLE_ASSERT(each.kind == Kind::Take && each.least == each.most,
                    "looking back is over a fixed number of characters");
      look.behind += each.least;
    }
    Steps out{look};
    append(out, seen);
    out.push_back(step(Kind::Done));
    return out;
  }

  // After the backslash.
  char32_t escaped() {
    const char32_t c = next();
    if (c != U'x') return c;
    const auto digit = [](char32_t d) { return d <= U'9' ? d - U'0' : d - U'a' + 10; };
    const char32_t high = next(), low = next();
    return digit(high) * 16 + digit(low);
  }

  // After the opening bracket.
  CharacterSet set() {
    CharacterSet out;
    if (skip(U"^")) out.negate();
    while (!skip(U"]")) {
      const char32_t first = next();
      if (first == U'\\') {
        if (const auto kind = class_of(pattern_[at_])) {
          next();
          out.add(*kind);
        } else {
          const char32_t c = escaped();
          out.add(c, c);
        }
        continue;
      }
      const bool range = pattern_[at_] == U'-' && pattern_[at_ + 1] != U']';
      if (range) next();
      out.add(first, range ? next() : first);
    }
    return out;
  }

  static PatternStep of_character(char32_t c) {
    PatternStep out = step(Kind::Take);
    out.character = c;
    return out;
  }
  PatternStep of_set(CharacterSet set) {
    set.finish();
    PatternStep out = step(Kind::Take);
    out.set = program_.sets.size();
    program_.sets.push_back(std::move(set));
    return out;
  }

  const std::u32string pattern_;
  std::size_t at_ = 0;
  PatternProgram program_;
};

}  // namespace

void CharacterSet::finish() {
  for (std::size_t c = 0; c < ascii_.size(); ++c)
    ascii_[c] = has(static_cast<char32_t>(c)) != negated_;
}

bool CharacterSet::has(char32_t c) const {
  return std::any_of(ranges_.begin(), ranges_.end(),
                     [c](const auto& range) { return c >= range.first && c <= range.second; }) ||
         std::any_of(classes_.begin(), classes_.end(), [c](Class kind) { return is_of(kind, c); });
}

PatternProgram compile_pattern(std::string_view pattern) { return Compiler(pattern).compile(); }

}  // namespace deckle::layout
