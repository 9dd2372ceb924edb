#include "layout/tables/cell_format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Beyond these a number in full is a row of zeros; it is written with an exponent.
constexpr double kLargest = 1e15, kSmallest = 1e-9;
constexpr int kMostDecimals = 15;  // a double has no more

bool in_full(double value) {
  const double size = std::abs(value);
  return size == 0 || (size >= kSmallest && size < kLargest);
}

std::string shortest(double value) {
  if (value == 0) return "0";  // no "-0"
  std::array<char, 64> buffer;
  const auto end = in_full(value)
                       ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                       std::chars_format::fixed)
                       : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return {buffer.data(), end.ptr};
}

// Commas between the digits before the point.
void group(std::string& digits) {
  const std::size_t first = digits.starts_with('-') ? 1 : 0;
  std::size_t at = std::min(digits.find('.'), digits.size());
  while (at > first + 3) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
}

// The digits of a positive number in full, its point moved to the right by `shift` and rounded to
// `decimals`, half away from zero as spreadsheets do. In decimal: 0.145 is 15 %, though no double
// is.
std::string rounded(std::string digits, std::size_t shift, std::size_t decimals) {
  std::size_t point = std::min(digits.find('.'), digits.size());
  if (point < digits.size()) digits.erase(point, 1);
  point += shift;
  digits.append(digits.size() < point + decimals + 1 ? point + decimals + 1 - digits.size() : 0,
                '0');
  const bool up = digits[point + decimals] >= '5';
  digits.resize(point + decimals);
  if (up) {
    std::size_t at = digits.size();
    while (at > 0 && digits[at - 1] == '9') digits[--at] = '0';
    if (at > 0) {
      ++digits[at - 1];
    } else {
      digits.insert(0, 1, '1');
      ++point;
    }
  }
  const std::size_t zeros = std::min(digits.find_first_not_of('0'), point - 1);
  digits.erase(0, zeros);
  point -= zeros;
  if (decimals > 0) digits.insert(point, 1, '.');
  return digits;
}

bool is_literal(char32_t c) {
  constexpr std::u32string_view kPlain = U" $+-()~<>'^&!=:";
  return kPlain.find(c) != std::u32string_view::npos || c >= 0x80;
}

constexpr std::array<std::string_view, 47> kUnits = {
    "%",    "%p",   "%P",     "pp",     "‰",    "천", "만", "억", "조", "원",   "천원", "만원",
    "억원", "조원", "백만원", "십억원", "달러", "명", "건", "개", "배", "점",   "대",   "회",
    "만명", "천명", "円",     "億円",   "万円", "万", "億", "兆", "元", "万元", "亿元", "亿",
    "K",    "k",    "M",      "m",      "B",    "bn", "T",  "x",  "kg", "pt",   "p"};

}  // namespace

std::optional<CellFormat> parse_cell_format(std::string_view format) {
  CellFormat out;
  out.least_digits = 0;
  enum class Part { Before, Whole, Decimals, Behind } part = Part::Before;
  const auto literal = [&](std::string_view text) {
    if (part == Part::Before) {
      out.before += text;
    } else {
      part = Part::Behind;
      out.behind += text;
    }
  };
  for (std::size_t at = 0; at < format.size();) {
    const std::size_t start = at;
    const char32_t c = utf8::next(format, at);
    if (c == U';') break;
    if (c == U'"') {
      const std::size_t end = format.find('"', at);
      if (end == std::string_view::npos) return std::nullopt;
      literal(format.substr(at, end - at));
      at = end + 1;
    } else if (c == U'\\') {
      if (at >= format.size()) return std::nullopt;
      const std::size_t escaped = at;
      static_cast<void>(utf8::next(format, at));
      literal(format.substr(escaped, at - escaped));
    } else if (c == U'0' || c == U'#') {
      if (part == Part::Behind) return std::nullopt;
      if (part == Part::Decimals) {
        ++out.most_decimals;
        if (c == U'0') out.least_decimals = out.most_decimals;
      } else {
        part = Part::Whole;
        if (c == U'0') ++out.least_digits;
      }
    } else if (c == U',') {
      // Between digits it groups; behind them it would divide by a thousand.
      const char next = at < format.size() ? format[at] : '\0';
      if (part != Part::Whole || (next != '0' && next != '#')) return std::nullopt;
      out.grouped = true;
    } else if (c == U'.') {
      if (part == Part::Decimals || part == Part::Behind) return std::nullopt;
      part = Part::Decimals;
    } else if (c == U'%') {
      if (out.percent) return std::nullopt;
      out.percent = true;
      literal("%");
    } else if (is_literal(c)) {
      literal(format.substr(start, at - start));
    } else {
      return std::nullopt;
    }
  }
  if (part == Part::Before || out.most_decimals > kMostDecimals || out.least_digits > kMostDecimals)
    return std::nullopt;
  return out;
}

std::string format_cell_number(double value, const CellFormat& format) {
  if (!in_full(value))
    return format.before + shortest(format.percent ? value * 100 : value) + format.behind;
  std::string digits = rounded(shortest(std::abs(value)), format.percent ? 2 : 0,
                               static_cast<std::size_t>(format.most_decimals));
  const std::size_t point = digits.find('.');
  if (point != std::string::npos) {
    const std::size_t least = point + 1 + static_cast<std::size_t>(format.least_decimals);
    while (digits.size() > least && digits.back() == '0') digits.pop_back();
    if (digits.back() == '.') digits.pop_back();
  }
  const bool nothing = digits.find_first_not_of("0.") == std::string::npos;
  const std::size_t whole = std::min(digits.find('.'), digits.size());
  const auto least = static_cast<std::size_t>(format.least_digits);
  if (whole < least) digits.insert(0, least - whole, '0');
  if (least == 0 && digits.starts_with("0.")) digits.erase(0, 1);
  if (format.grouped) group(digits);
  return (value < 0 && !nothing ? "-" : "") + format.before + digits + format.behind;
}

std::string exact_number(double value, bool grouped, int decimals) {
  std::string digits = shortest(value);
  if (!in_full(value)) return digits;
  const int has = decimals_of(value);
  if (decimals > has) {
    if (has == 0) digits += '.';
    digits.append(static_cast<std::size_t>(decimals - has), '0');
  }
  if (grouped) group(digits);
  return digits;
}

int decimals_of(double value) {
  if (!in_full(value)) return 0;
  const std::string digits = shortest(value);
  const std::size_t point = digits.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(digits.size() - point - 1);
}

bool reads_as_number(std::string_view text) {
  constexpr std::u32string_view kBefore = U"+-−–△▲▽▼±~≈<>≤≥₩￦$€£¥￥(∼";
  std::size_t at = 0;
  while (at < text.size()) {  // signs and a currency
    std::size_t next = at;
    const char32_t c = utf8::next(text, next);
    if (c != U' ' && kBefore.find(c) == std::u32string_view::npos) break;
    at = next;
  }
  const std::size_t digits = at;
  while (at < text.size() &&
         ((text[at] >= '0' && text[at] <= '9') || text[at] == ',' || text[at] == '.'))
    ++at;
  if (at == digits || text[digits] < '0' || text[digits] > '9') return false;
  std::string_view unit = text.substr(at);
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  while (unit.ends_with(' ') || unit.ends_with(')')) unit.remove_suffix(1);
  return unit.empty() || std::find(kUnits.begin(), kUnits.end(), unit) != kUnits.end();
}

bool reads_as_missing(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  constexpr std::array<std::string_view, 10> kMissing = {"",  "-",   "–",   "—",  "−",
                                                         "·", "N/A", "n/a", "NA", "…"};
  return std::find(kMissing.begin(), kMissing.end(), text) != kMissing.end();
}

}  // namespace deckle::layout
