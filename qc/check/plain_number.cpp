#include "qc/check/plain_number.h"

#include <cmath>
#include <string>

namespace deckle::qc {

namespace {

constexpr std::string_view kSigns[] = {"$", "€", "£", "¥", "₩", " ", "\u00A0"};
constexpr std::size_t kMostDigits = 15;  // that a double holds

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Without currency signs and spaces at the ends.
std::string_view trimmed(std::string_view text) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const std::string_view sign : kSigns) {
      if (text.starts_with(sign)) {
        text.remove_prefix(sign.size());
        changed = true;
      }
      if (text.ends_with(sign)) {
        text.remove_suffix(sign.size());
        changed = true;
      }
    }
  }
  return text;
}

// The digits, of which groups after the first have three; false where they have not.
bool add_grouped(std::string_view text, std::string& digits) {
  std::size_t group = 0, groups = 0;
  char separator = 0;
  for (const char c : text) {
    if (is_digit(c)) {
      digits += c;
      ++group;
      continue;
    }
    if ((c != ',' && c != ' ') || (separator != 0 && separator != c) || group == 0 || group > 3 ||
        (groups > 0 && group != 3))
      return false;
    separator = c;
    ++groups;
    group = 0;
  }
  return groups == 0 ? group > 0 : group == 3;
}

}  // namespace

std::optional<PlainNumber> plain_number(std::string_view text) {
  text = trimmed(text);
  bool negative = false;
  if (text.starts_with('(') && text.ends_with(')')) {
    negative = true;
    text = trimmed(text.substr(1, text.size() - 2));
  }
  for (const std::string_view minus : {"-", "−", "–"}) {
    if (!text.starts_with(minus)) continue;
    if (negative) return std::nullopt;
    negative = true;
    text = trimmed(text.substr(minus.size()));
    break;
  }
  if (text.starts_with('+')) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const std::string_view fraction =
      point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
  std::string digits;
  if (!add_grouped(text.substr(0, point), digits)) return std::nullopt;
  // "1.234": a thousand in one country.
  const bool ambiguous =
      fraction.size() == 3 && digits != "0" && text.find(',') == std::string_view::npos;
  if (ambiguous || (point != std::string_view::npos && fraction.empty())) return std::nullopt;
  for (const char c : fraction) {
    if (!is_digit(c)) return std::nullopt;
    digits += c;
  }
  if (digits.size() > kMostDigits) return std::nullopt;
  PlainNumber number;
  number.unit = std::pow(10.0, -static_cast<double>(fraction.size()));
  double whole = 0;
  for (const char c : digits) whole = whole * 10 + (c - '0');
  number.value = whole * number.unit * (negative ? -1 : 1);
  return number;
}

std::optional<PlainNumber> percentage(std::string_view text) {
  text = trimmed(text);
  for (const std::string_view sign : {"%", "％"}) {
    if (text.ends_with(sign)) return plain_number(text.substr(0, text.size() - sign.size()));
  }
  return std::nullopt;
}

}  // namespace deckle::qc
