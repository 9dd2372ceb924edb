#include "slidespec/validate/number_format.h"

#include <algorithm>
#include <array>

#include "slidespec/core/utf8.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

constexpr std::size_t kMaxCharacters = 255;  // what a spreadsheet takes
constexpr std::size_t kMaxSections = 4;      // positive; negative; zero; text

bool is_ascii_letter(char32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Letters with a meaning outside quotes: dates, times, eras, exponents; "General" is taken as a
// word.
bool is_code_letter(char32_t c) {
  static constexpr std::string_view kCodes = "ymdhsegbnEYMDHSGB";
  return c < 0x80 && kCodes.find(static_cast<char>(c)) != std::string_view::npos;
}

// Takes "General" or "AM/PM" off the front of `rest`.
std::size_t word_length(std::u32string_view rest) {
  static constexpr std::array<std::u32string_view, 4> kWords = {U"General", U"GENERAL", U"AM/PM",
                                                                U"A/P"};
  for (const std::u32string_view word : kWords) {
    if (rest.substr(0, word.size()) == word) return word.size();
  }
  return 0;
}

}  // namespace

Message number_format_flaw(std::string_view code) {
  const std::u32string text = utf8::decode(code);
  if (text.empty()) return tr("it is empty");
  if (text.size() > kMaxCharacters)
    return tr("it has {} characters, {} are allowed", text.size(), kMaxCharacters);
  if (std::any_of(text.begin(), text.end(), [](char32_t c) { return c < 0x20 || c == 0x7F; }))
    return tr("it has a control character");
  std::size_t sections = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char32_t c = text[i];
    if (c == '"' || c == '[') {
      const std::size_t end = text.find(c == '"' ? U'"' : U']', i + 1);
      if (end == std::u32string::npos)
        return c == '"' ? tr("a quotation mark is not closed") : tr("a bracket is not closed");
      if (c == '[' && end == i + 1) return tr("it has an empty pair of brackets");
      i = end;
    } else if (c == ']') {
      return tr("it has a closing bracket too many");
    } else if (c == '\\' || c == '_' || c == '*') {
      if (++i >= text.size()) return tr("it ends in an escape");
    } else if (c == ';') {
      if (++sections > kMaxSections) return tr("it has more than four sections");
    } else if (const std::size_t word = word_length(std::u32string_view(text).substr(i))) {
      i += word - 1;
    } else if (is_ascii_letter(c) && !is_code_letter(c)) {
      return tr("the letter {} stands for nothing; put words in quotation marks",
                 static_cast<char>(c));
    }
  }
  return {};
}

std::string portable_number_format(std::string_view code) {
  const std::u32string text = utf8::decode(code);
  std::string out;
  bool quoting = false;  // in quotes of our own
  const auto quote = [&](bool on) {
    if (quoting != on) out += '"';
    quoting = on;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char32_t c = text[i];
    if (c == '"' || c == '[') {
      quote(false);
      const std::size_t end = std::min(text.find(c == '"' ? U'"' : U']', i + 1), text.size() - 1);
      for (; i < end; ++i) utf8::append(out, text[i]);
      utf8::append(out, text[end]);
    } else if ((c == '\\' || c == '_' || c == '*') && i + 1 < text.size()) {
      quote(false);
      utf8::append(out, c);
      utf8::append(out, text[++i]);
    } else {
      quote(c >= 0x80);
      utf8::append(out, c);
    }
  }
  quote(false);
  return out;
}

}  // namespace deckle
