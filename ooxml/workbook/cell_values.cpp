#include "ooxml/workbook/cell_values.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>

#include "ooxml/workbook/workbook.h"
#include "ooxml/xml/well_formed.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

// The code unit of _xHHHH_ at `at`; nullopt when there is no such escape.
std::optional<char32_t> escape_at(std::string_view text, std::size_t at) {
  constexpr std::size_t kLength = 7, kDigits = 4;
  if (text.size() - at < kLength || text[at] != '_' || text[at + 1] != 'x' ||
      text[at + kLength - 1] != '_')
    return std::nullopt;
  std::uint32_t unit = 0;
  const char* const digits = text.data() + at + 2;
  const auto [end, error] = std::from_chars(digits, digits + kDigits, unit, 16);
  if (error != std::errc{} || end != digits + kDigits) return std::nullopt;
  return static_cast<char32_t>(unit);
}

constexpr bool is_high(char32_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
constexpr bool is_low(char32_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

std::chrono::sys_days epoch(bool date1904) {
  using namespace std::chrono;
  return date1904 ? sys_days(year(1904) / January / 1) : sys_days(year(1899) / December / 30);
}

// Digits of exactly this length at `at`.
std::optional<int> digits(std::string_view text, std::size_t at, std::size_t length) {
  if (at + length > text.size()) return std::nullopt;
  int value = 0;
  for (const char c : text.substr(at, length)) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace

std::optional<double> read_number(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return std::nullopt;
  text = text.substr(begin, text.find_last_not_of(kSpace) + 1 - begin);
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  double value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (stop != end || error != std::errc{} || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::string from_xstring(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  const auto put = [&out](char32_t c) {
    const bool allowed = xml::is_xml_char(c) || c == U'\v';
    utf8::append(out, allowed ? c : U'\uFFFD');
  };
  bool after_return = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::optional<char32_t> escaped = escape_at(text, at);
    char32_t c = escaped.value_or(U' ');
    if (escaped) {
      at += 7;
    } else if (text[at] == '\r' || text[at] == '\n') {
      c = static_cast<char32_t>(text[at++]);
    } else {
      out += text[at++];
      after_return = false;
      continue;
    }
    if (is_high(c)) {
      if (const auto low = escape_at(text.substr(0), at); at < text.size() && low && is_low(*low)) {
        c = 0x10000 + ((c - 0xD800) << 10) + (*low - 0xDC00);
        at += 7;
      }
    }
    const bool second_of_two = after_return && c == U'\n';
    after_return = c == U'\r';
    if (!second_of_two) put(after_return ? U'\n' : c);
  }
  return out;
}

std::optional<double> date_serial(std::string_view iso, bool date1904) {
  using namespace std::chrono;
  const std::optional<int> y = digits(iso, 0, 4), m = digits(iso, 5, 2), d = digits(iso, 8, 2);
  if (!y || !m || !d || iso[4] != '-' || iso[7] != '-') return std::nullopt;
  const year_month_day day{year(*y), month(static_cast<unsigned>(*m)),
                           std::chrono::day(static_cast<unsigned>(*d))};
  if (!day.ok()) return std::nullopt;
  double serial = static_cast<double>((sys_days(day) - epoch(date1904)).count());
  if (iso.size() == 10) return serial;
  const std::optional<int> hour = digits(iso, 11, 2), minute = digits(iso, 14, 2);
  if (iso[10] != 'T' || !hour || !minute) return std::nullopt;
  // Seconds may have decimals, and a zone may follow: neither matters to a chart.
  const int second = iso.size() > 16 && iso[16] == ':' ? digits(iso, 17, 2).value_or(0) : 0;
  return serial + ((*hour * 60 + *minute) * 60 + second) / 86400.0;
}

std::optional<std::string> iso_date(double serial, bool date1904) {
  using namespace std::chrono;
  constexpr double kMostDays = 2'958'465;  // 9999-12-31
  if (!(serial >= 1 && serial <= kMostDays) || std::floor(serial) != serial) return std::nullopt;
  const year_month_day day(epoch(date1904) + days(static_cast<int>(serial)));
  if (int(day.year()) > 9999) return std::nullopt;
  return fmt::format("{:04}-{:02}-{:02}", int(day.year()), unsigned(day.month()),
                     unsigned(day.day()));
}

std::optional<std::uint32_t> take_column(std::string_view& rest) {
  std::string_view after = rest;
  if (after.starts_with('$')) after.remove_prefix(1);
  std::uint32_t column = 0;
  std::size_t letters = 0;
  for (; letters < after.size(); ++letters) {
    const char c = ascii_lower(after[letters]);
    if (c < 'a' || c > 'z') break;
    column = column * 26 + static_cast<std::uint32_t>(c - 'a' + 1);
    if (column > kSheetColumns) return std::nullopt;
  }
  if (letters == 0) return std::nullopt;
  rest = after.substr(letters);
  return column - 1;
}

std::optional<std::uint32_t> take_row(std::string_view& rest) {
  std::string_view after = rest;
  if (after.starts_with('$')) after.remove_prefix(1);
  std::uint32_t row = 0;
  const auto [end, error] = std::from_chars(after.data(), after.data() + after.size(), row);
  if (error != std::errc{} || row == 0 || row > kSheetRows) return std::nullopt;
  rest = after.substr(static_cast<std::size_t>(end - after.data()));
  return row - 1;
}

std::optional<CellPlace> take_place(std::string_view& rest) {
  std::string_view after = rest;
  const std::optional<std::uint32_t> column = take_column(after);
  if (!column) return std::nullopt;
  const std::optional<std::uint32_t> row = take_row(after);
  if (!row) return std::nullopt;
  rest = after;
  return CellPlace{*row, *column};
}

std::string place_name(CellPlace place) {
  return fmt::format("{}{}", column_name(place.column), place.row + 1);
}

}  // namespace deckle::ooxml
