#include "slidespec/core/display.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "slidespec/core/utf8.h"

namespace deckle {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_bidi_control(char32_t c) {
  return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
         (c >= 0x2066 && c <= 0x2069);
}

// White space that a build server skips at the start of a line, as far as it is not escaped.
bool is_space(char32_t c) {
  return c == ' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F ||
         c == 0x205F || c == 0x3000;
}

// Longer names of commands are not looked for, so that time stays linear.
constexpr std::size_t kMaxCommandName = 32;

// "##[" or "##name[" at `at`.
bool begins_command(std::string_view text, std::size_t at) {
  if (text.substr(at, 2) != "##") return false;
  std::size_t end = at + 2;
  while (end < text.size() && end < at + kMaxCommandName && is_letter(text[end])) ++end;
  return end < text.size() && text[end] == '[';
}

// A character or a malformed byte of a text.
struct Unit {
  std::size_t bytes = 1;
  std::string escape;  // empty: displayed as it is

  [[nodiscard]] std::size_t chars() const { return escape.empty() ? 1 : escape.size(); }
};

std::string escape_of(char32_t c) {
  switch (c) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      return fmt::format("\\u{{{:X}}}", static_cast<unsigned>(c));
  }
}

std::string escape_of_byte(char c) {
  return fmt::format("\\x{{{:X}}}", static_cast<unsigned char>(c));
}

enum class Escapes { No, Yes };

class Units {
 public:
  Units(std::string_view text, Escapes escapes) : text_(text), escapes_(escapes) {
    while (begin_ < text.size()) {
      const utf8::CodePoint c = utf8::code_point_at(text, begin_);
      if (c.length == 0 || !is_space(c.value)) break;
      begin_ += c.length;
    }
  }

  [[nodiscard]] std::string_view text() const { return text_; }

  [[nodiscard]] Unit at(std::size_t offset) const {
    const auto byte = static_cast<unsigned char>(text_[offset]);
    if (byte < 0x80) {
      const bool escaped =
          escapes_ == Escapes::Yes &&
          (byte < 0x20 || byte == 0x7F || (byte == '#' && begins_command(text_, offset)) ||
           (byte == ':' && offset == begin_ && text_.substr(offset, 2) == "::"));
      return {1, escaped ? escape_of(byte) : std::string()};
    }
    const utf8::CodePoint c = utf8::code_point_at(text_, offset);
    if (c.length == 0)
      return {1, escapes_ == Escapes::Yes ? escape_of_byte(text_[offset]) : std::string()};
    const bool escaped = escapes_ == Escapes::Yes &&
                         (is_wide_control(c.value) || c.value == 0xFFFE || c.value == 0xFFFF);
    return {c.length, escaped ? escape_of(c.value) : std::string()};
  }

  void append(std::string& out, std::size_t begin, std::size_t end) const {
    while (begin < end) {
      const Unit unit = at(begin);
      if (unit.escape.empty())
        out.append(text_, begin, unit.bytes);
      else
        out += unit.escape;
      begin += unit.bytes;
    }
  }

 private:
  std::string_view text_;
  Escapes escapes_;
  std::size_t begin_ = 0;  // after the white space at the start
};

// [0, head) and [tail, size) are displayed; equal when all of it is.
struct Cut {
  std::size_t head = 0, tail = 0;
};

// Reads no more than some multiple of `max_chars`.
Cut cut_of(const Units& units, std::size_t max_chars) {
  const std::string_view text = units.text();
  const std::size_t head_chars = max_chars / 2, tail_chars = max_chars - head_chars - 1;
  std::size_t at = 0, head = 0;
  for (std::size_t chars = 0; at < text.size();) {
    const Unit unit = units.at(at);
    chars += unit.chars();
    if (chars > max_chars) break;
    at += unit.bytes;
    if (chars <= head_chars) head = at;
  }
  if (at == text.size()) return {at, at};
  // A character has at most four bytes, so the tail is within the last 4 * tail_chars bytes; these
  // may begin inside a character.
  std::size_t from = std::max(head, text.size() - std::min(text.size(), 4 * tail_chars));
  for (int skipped = 0; skipped < 3 && from > head && from < text.size() &&
                        (static_cast<unsigned char>(text[from]) & 0xC0U) == 0x80;
       ++skipped)
    ++from;
  std::vector<std::pair<std::size_t, std::size_t>> starts;  // offset, and its characters
  std::size_t chars = 0;
  while (from < text.size()) {
    const Unit unit = units.at(from);
    starts.emplace_back(from, unit.chars());
    chars += unit.chars();
    from += unit.bytes;
  }
  std::size_t first = 0;
  while (first < starts.size() && chars > tail_chars) chars -= starts[first++].second;
  return {head, first < starts.size() ? starts[first].first : text.size()};
}

std::string displayed(std::string_view text, std::size_t max_chars, Escapes escapes) {
  const Units units(text, escapes);
  const Cut cut = cut_of(units, max_chars);
  std::string out;
  units.append(out, 0, cut.head);
  if (cut.head == cut.tail) return out;
  out += "…";
  units.append(out, cut.tail, text.size());
  return out;
}

// Every long word shortened.
std::string with_short_words(std::string_view text) {
  std::string out;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    out += shortened(text.substr(begin, end - begin));
    begin = end;
    if (begin < text.size()) out += text[begin++];
  }
  return out;
}

}  // namespace

std::string display_line(std::string_view text) {
  std::string out;
  Units(text, Escapes::Yes).append(out, 0, text.size());
  return out;
}

std::string display_value(std::string_view value) {
  return displayed(value, kMaxValueChars, Escapes::Yes);
}

std::string display_message(const Message& message, Language language) {
  return displayed(with_short_words(message.in(language)), kMaxMessageChars, Escapes::Yes);
}

std::string shortened(std::string_view value, std::size_t max_chars) {
  return displayed(value, max_chars, Escapes::No);
}

std::string shortened_message(const Message& message, Language language) {
  return shortened(with_short_words(message.in(language)), kMaxMessageChars);
}

Message shortened_message(const Message& message) {
  return {shortened_message(message, Language::English),
          shortened_message(message, Language::Korean)};
}

bool is_wide_control(char32_t c) {
  return (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029 || is_bidi_control(c);
}

std::string escape_for_markup(std::string_view text, std::size_t offset, std::size_t& length) {
  const utf8::CodePoint c = utf8::code_point_at(text, offset);
  length = std::max<std::size_t>(c.length, 1);
  const bool control = (c.value < 0x20 && c.value != '\t' && c.value != '\n') ||
                       (c.value >= 0x7F && c.value <= 0x9F);
  if (c.length == 0) return escape_of_byte(text[offset]);
  return control || c.value == 0xFFFE || c.value == 0xFFFF ? escape_of(c.value) : std::string();
}

}  // namespace deckle
