#include <algorithm>

#include "slidespec/core/utf8.h"
#include "slidespec/messages/tr.h"
#include "slidespec/number_format/number_format.h"
#include "slidespec/number_format/tokens.h"

namespace deckle {
namespace {

using Kind = FormatToken::Kind;

constexpr std::size_t kMaxCharacters = 255;  // the limit of spreadsheets
constexpr std::size_t kMaxSections = 4;      // positive; negative; zero; text

bool is_ascii_letter(char32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Letters with a meaning outside quotes: dates, times, eras, exponents.
bool is_code_letter(char32_t c) {
  static constexpr std::string_view kCodes = "ymdhsegbnEYMDHSGB";
  return c < 0x80 && kCodes.find(static_cast<char>(c)) != std::string_view::npos;
}

}  // namespace

Message number_format_flaw(std::string_view code) {
  const std::size_t length = utf8::length(code);
  if (length == 0) return tr("it is empty");
  if (length > kMaxCharacters)
    return tr("it has {} characters; the limit is {}", length, kMaxCharacters);
  if (std::any_of(code.begin(), code.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }))
    return tr("it contains a control character");
  std::size_t sections = 1;
  for (const FormatToken& token : format_tokens(code)) {
    if (token.kind == Kind::Quoted && !token.complete) return tr("a quotation mark is not closed");
    if (token.kind == Kind::Bracketed) {
      if (!token.complete) return tr("a bracket is not closed");
      if (token.text.empty()) return tr("it contains empty brackets");
    }
    if (!token.complete) return tr("it ends with an incomplete escape");
    if (token.kind == Kind::Separator && ++sections > kMaxSections)
      return tr("it has more than four sections");
    if (token.kind != Kind::Character) continue;
    if (token.character == U']') return tr("it has an extra closing bracket");
    if (is_ascii_letter(token.character) && !is_code_letter(token.character)) {
      return tr("the letter {} has no meaning; put literal text in quotation marks",
                static_cast<char>(token.character));
    }
  }
  return {};
}

std::string portable_number_format(std::string_view code) {
  std::string out;
  bool quoting = false;  // inside quotes added here
  const auto quote = [&](bool on) {
    if (quoting != on) out += '"';
    quoting = on;
  };
  for (const FormatToken& token : format_tokens(code)) {
    quote(token.kind == Kind::Character && token.character >= 0x80);
    out += token.source;
  }
  quote(false);
  return out;
}

}  // namespace deckle
