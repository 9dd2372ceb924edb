#include <charconv>
#include <utility>

#include "slidespec/number_format/number_format.h"
#include "slidespec/number_format/tokens.h"

namespace deckle {
namespace {

using Kind = FormatToken::Kind;

constexpr std::size_t kNumberSections = 3;  // positive; negative; zero

// Characters that are literal outside quotes.
bool is_literal(char32_t c) {
  constexpr std::u32string_view kPlain = U" $+-()~<>'^&!=:";
  return kPlain.find(c) != std::u32string_view::npos || c >= 0x80;
}

std::optional<FormatCondition> condition_of(std::string_view text) {
  const std::size_t sign = text.find_first_not_of("<=>");
  if (sign == 0 || sign == std::string_view::npos) return std::nullopt;
  FormatCondition out;
  out.comparison = text.substr(0, sign);
  const auto [end, error] =
      std::from_chars(text.data() + sign, text.data() + text.size(), out.than);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return out;
}

// Reads one section from its tokens.
class SectionParser {
 public:
  void take(const FormatToken& token) {
    switch (token.kind) {
      case Kind::Quoted:
      case Kind::Escaped:
        out_.plain = out_.plain && token.complete;
        literal(token.text);
        break;
      case Kind::Bracketed:
        bracket(token.text);
        break;
      case Kind::General:
        out_.plain = false;
        out_.general = true;
        part_ = Part::Behind;
        break;
      case Kind::HalfDay:
        out_.plain = false;
        literal(token.text);
        break;
      case Kind::Character:
        character(token);
        break;
      case Kind::Padding:
        out_.plain = false;
        break;
      case Kind::Separator:
        break;
    }
  }

  NumberFormatSection finish() {
    out_.thousands += commas_;
    for (InnerText& inner : out_.inner)
      inner.digits_behind = out_.whole_digits - inner.digits_behind;
    return std::move(out_);
  }

 private:
  enum class Part { Before, Whole, Decimals, Exponent, Behind };

  void literal(std::string_view text) {
    if (part_ == Part::Before) {
      out_.before += text;
    } else {
      out_.behind += text;
    }
  }

  void bracket(std::string_view text) {
    out_.plain = false;
    if (text.starts_with('$')) {  // [$₩-412]: a currency mark, and a locale
      literal(text.substr(1, text.find('-') - 1));
    } else if (const std::optional<FormatCondition> condition = condition_of(text)) {
      out_.condition = condition;
    }
  }

  void digit(char32_t c) {
    out_.has_digits = true;
    out_.plain = out_.plain && c != U'?';
    if (part_ == Part::Exponent) {
      ++out_.exponent_digits;
      return;
    }
    if (part_ == Part::Decimals) {
      // Text between decimals is written after them.
      out_.plain = out_.plain && out_.behind.empty();
      ++out_.max_decimals;
      if (c == U'0') out_.min_decimals = out_.max_decimals;
      commas_ = 0;
      return;
    }
    out_.grouped = out_.grouped || commas_ > 0;
    commas_ = 0;
    part_ = Part::Whole;
    // Counted from the left until finish() knows how many there are.
    if (!out_.behind.empty())
      out_.inner.push_back({out_.whole_digits, std::exchange(out_.behind, {})});
    ++out_.whole_digits;
    if (c == U'0' || out_.min_digits > 0) ++out_.min_digits;
  }

  void character(const FormatToken& token) {
    const char32_t c = token.character;
    if (c == U'0' || c == U'#' || c == U'?') {
      digit(c);
    } else if (c == U',') {
      out_.plain = out_.plain && out_.has_digits;
      if (out_.has_digits && part_ != Part::Exponent) ++commas_;
    } else if (c == U'.') {
      out_.plain = out_.plain && part_ != Part::Decimals && part_ != Part::Exponent;
      if (part_ == Part::Before || part_ == Part::Whole) part_ = Part::Decimals;
      out_.thousands += std::exchange(commas_, 0);
    } else if (c == U'%') {
      ++out_.percents;
      literal("%");
    } else if ((c == U'E' || c == U'e') && out_.has_digits && part_ != Part::Exponent) {
      out_.scientific = true;
      part_ = Part::Exponent;
      commas_ = 0;
    } else if (c == U'@') {
      out_.plain = false;
      out_.general = true;
      part_ = Part::Behind;
    } else if (part_ == Part::Exponent && out_.exponent_digits == 0 && (c == U'+' || c == U'-')) {
      out_.exponent_plus = c == U'+';
    } else {
      out_.plain = out_.plain && is_literal(c);
      literal(token.text);
    }
  }

  NumberFormatSection out_;
  Part part_ = Part::Before;
  int commas_ = 0;  // since the last digit
};

}  // namespace

NumberFormat parse_number_format(std::string_view code) {
  NumberFormat format;
  if (code.empty()) return format;
  format.code = code;
  format.sections.clear();
  SectionParser parser;
  for (const FormatToken& token : format_tokens(code)) {
    if (token.kind != Kind::Separator) {
      parser.take(token);
      continue;
    }
    format.sections.push_back(parser.finish());
    if (format.sections.size() == kNumberSections) return format;
    parser = {};
  }
  format.sections.push_back(parser.finish());
  return format;
}

}  // namespace deckle
