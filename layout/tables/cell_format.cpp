#include "layout/tables/cell_format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Larger and smaller numbers in full are mostly zeros; they are written with an exponent.
constexpr double kLargest = 1e15, kSmallest = 1e-9;
constexpr int kMaxDecimals = 15;  // a double has no more

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

constexpr std::array<std::string_view, 47> kUnits = {
    "%",    "%p",   "%P",     "pp",     "‰",    "천", "만", "억", "조", "원",   "천원", "만원",
    "억원", "조원", "백만원", "십억원", "달러", "명", "건", "개", "배", "점",   "대",   "회",
    "만명", "천명", "円",     "億円",   "万円", "万", "億", "兆", "元", "万元", "亿元", "亿",
    "K",    "k",    "M",      "m",      "B",    "bn", "T",  "x",  "kg", "pt",   "p"};

}  // namespace

std::optional<NumberFormat> parse_cell_format(std::string_view code) {
  NumberFormat format = parse_number_format(code);
  const NumberFormatSection& section = format.sections.front();
  const bool one_number = section.plain && section.has_digits && section.inner.empty() &&
                          !section.scientific && section.thousands == 0 && section.percents <= 1;
  if (!one_number || section.max_decimals > kMaxDecimals || section.min_digits > kMaxDecimals)
    return std::nullopt;
  return format;
}

std::string format_cell_number(double value, const NumberFormat& format) {
  if (in_full(value)) return write_number(value, format);
  const NumberFormatSection& section = section_of(value, format);
  return section.before + shortest(section.percents > 0 ? value * 100 : value) + section.behind;
}

std::string exact_number(double value, bool grouped, int decimals) {
  std::string digits = shortest(value);
  if (!in_full(value)) return digits;
  if (decimals > 0) {
    const std::size_t point = std::min(digits.find('.'), digits.size());
    if (point == digits.size()) digits += '.';
    const std::size_t length = point + 1 + static_cast<std::size_t>(decimals);
    if (digits.size() < length) digits.append(length - digits.size(), '0');
  }
  return grouped ? group_thousands(std::move(digits)) : digits;
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
