#include <string_view>

#include "slidespec/number_format/number_format.h"
#include "slidespec/number_format/tokens.h"

namespace deckle {
namespace {

using Kind = FormatToken::Kind;

// [h], [mm], [ss]: hours, minutes or seconds that do not begin again.
bool is_elapsed(std::string_view text) {
  return !text.empty() && text.find_first_not_of(text.front()) == std::string_view::npos &&
         std::string_view("hHmMsS").find(text.front()) != std::string_view::npos;
}

}  // namespace

bool is_date_format(std::string_view code) {
  // Of the letters that Excel reads in a date, eras (e, g) and day names (a) are no date alone.
  constexpr std::u32string_view kDate = U"yYmMdDhHsS", kBeside = U"eEgGbBaA";
  bool date = false;
  for (const FormatToken& token : format_tokens(code)) {
    if (token.kind == Kind::Separator) break;  // the other sections are as the first
    if (token.kind == Kind::General) return false;
    if (token.kind == Kind::HalfDay) date = true;
    if (token.kind == Kind::Bracketed && is_elapsed(token.text)) date = true;
    if (token.kind != Kind::Character) continue;
    const char32_t c = token.character;
    const bool letter = (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    if (kDate.find(c) != std::u32string_view::npos) {
      date = true;
    } else if (letter && kBeside.find(c) == std::u32string_view::npos) {
      return false;  // "Standard", as another language writes General
    }
  }
  return date;
}

}  // namespace deckle
