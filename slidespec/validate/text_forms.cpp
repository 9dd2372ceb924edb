#include "slidespec/validate/text_forms.h"

#include <algorithm>

#include "slidespec/core/utf8.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

template <typename Predicate>
bool all(std::string_view text, Predicate holds) {
  return std::all_of(text.begin(), text.end(), holds);
}

// The number in text[at, at+count), or -1.
int digits(std::string_view text, std::size_t at, std::size_t count) {
  if (at + count > text.size()) return -1;
  int value = 0;
  for (const char c : text.substr(at, count)) {
    if (!is_digit(c)) return -1;
    value = value * 10 + (c - '0');
  }
  return value;
}

bool time_holds(std::string_view time) {
  const int hour = digits(time, 0, 2), minute = digits(time, 3, 2);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || time[2] != ':') return false;
  std::size_t at = 5;
  if (at < time.size() && time[at] == ':') {
    const int second = digits(time, at + 1, 2);
    if (second < 0 || second > 60) return false;
    at += 3;
    if (at < time.size() && time[at] == '.') {
      const std::size_t begin = ++at;
      while (at < time.size() && is_digit(time[at])) ++at;
      if (at == begin) return false;
    }
  }
  const std::string_view zone = time.substr(at);
  if (zone.empty() || zone == "Z") return true;
  if (zone.size() != 6 || (zone[0] != '+' && zone[0] != '-') || zone[3] != ':') return false;
  const int hours = digits(zone, 1, 2), minutes = digits(zone, 4, 2);
  return hours >= 0 && hours <= 14 && minutes >= 0 && minutes <= 59;
}

}  // namespace

bool is_language_tag(std::string_view tag) {
  if (tag.empty() || tag.size() > 60) return false;
  std::size_t index = 0;
  for (std::size_t begin = 0; begin <= tag.size(); ++index) {
    const std::size_t end = std::min(tag.find('-', begin), tag.size());
    const std::string_view part = tag.substr(begin, end - begin);
    begin = end + 1;
    if (part.empty() || part.size() > 8) return false;
    if (!all(part, [](char c) { return is_letter(c) || is_digit(c); })) return false;
    const bool private_use = part == "x" || part == "X" || part == "i" || part == "I";
    if (index == 0 && (private_use ? end == tag.size()
                                   : part.size() < 2 || part.size() > 3 || !all(part, is_letter)))
      return false;
  }
  return true;
}

Message date_flaw(std::string_view date) {
  const int year = digits(date, 0, 4), month = digits(date, 5, 2), day = digits(date, 8, 2);
  if (year < 0 || month < 0 || day < 0 || date[4] != '-' || date[7] != '-')
    return tr("is not of the form 2024-12-31");
  if (year == 0) return tr("has an invalid year");
  if (month < 1 || month > 12) return tr("has an invalid month");
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const int days = month == 2 && leap ? 29 : kDays[month - 1];
  if (day < 1 || day > days) return tr("has an invalid day; that month has {} days", days);
  const std::string_view rest = date.substr(10);
  if (rest.empty()) return "";
  if (rest.size() < 6 || rest.front() != 'T' || !time_holds(rest.substr(1)))
    return tr("has no time of the form T09:30:00Z after the date");
  return "";
}

Message asset_path_flaw(std::string_view path) {
  if (path.empty()) return tr("is empty");
  if (path.find('\0') != std::string_view::npos) return tr("contains a NUL character");
  if (path.find('\\') != std::string_view::npos) return tr("contains a backslash");
  if (path.front() == '/') return tr("is absolute");
  if (path.size() >= 2 && is_letter(path[0]) && path[1] == ':')
    return tr("begins with a drive letter");
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    if (path.substr(begin, end - begin) == "..") return tr("points outside its folder with '..'");
    begin = end + 1;
  }
  return "";
}

bool is_color(std::string_view color) {
  const auto names = known_color_names();
  if (std::find(names.begin(), names.end(), color) != names.end()) return true;
  if (!color.empty() && color.front() == '#') color.remove_prefix(1);
  return color.size() == 6 && all(color, is_hex);
}

bool is_blank(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const utf8::CodePoint c = utf8::code_point_at(text, at);
    if (c.length == 0) return false;
    const bool space = (c.value >= 0x09 && c.value <= 0x0D) || c.value == 0x20 || c.value == 0x85 ||
                       c.value == 0xA0 || c.value == 0x1680 ||
                       (c.value >= 0x2000 && c.value <= 0x200F) || c.value == 0x2028 ||
                       c.value == 0x2029 || c.value == 0x202F || c.value == 0x205F ||
                       c.value == 0x2060 || c.value == 0x3000 || c.value == 0xFEFF;
    if (!space) return false;
    at += c.length;
  }
  return true;
}

}  // namespace deckle
