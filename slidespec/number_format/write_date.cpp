#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

#include "slidespec/number_format/number_format.h"
#include "slidespec/number_format/tokens.h"

namespace deckle {
namespace {

using Kind = FormatToken::Kind;

struct Moment {
  int year = 1900, month = 1, day = 1, weekday = 0;  // 0 is Sunday
  int hour = 0, minute = 0, second = 0;
  std::int64_t hours = 0;  // since the epoch
};

constexpr std::string_view kMonths[] = {"January",   "February", "March",    "April",
                                        "May",       "June",     "July",     "August",
                                        "September", "October",  "November", "December"};
constexpr std::string_view kDays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                      "Thursday", "Friday", "Saturday"};

// The proleptic Gregorian date of a day counted from 1970-01-01 (Howard Hinnant's algorithm, as the
// calendar's 400-year cycle gives it).
void set_day(std::int64_t days, Moment& out) {
  const std::int64_t shifted = days + 719468;
  const std::int64_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  const std::int64_t of_era = shifted - era * 146097;
  const std::int64_t year_of_era =
      (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  const std::int64_t of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const std::int64_t shifted_month = (5 * of_year + 2) / 153;
  out.day = static_cast<int>(of_year - (153 * shifted_month + 2) / 5 + 1);
  out.month = static_cast<int>(shifted_month < 10 ? shifted_month + 3 : shifted_month - 9);
  out.year = static_cast<int>(year_of_era + era * 400 + (out.month <= 2 ? 1 : 0));
  out.weekday = static_cast<int>(((days + 4) % 7 + 7) % 7);
}

Moment moment_of(double serial) {
  constexpr std::int64_t kEpoch = 25569;  // 1970-01-01 as spreadsheets count
  Moment out;
  const double seconds = std::round((serial - std::floor(serial)) * 86400);
  const auto whole = static_cast<std::int64_t>(seconds) % 86400;
  const std::int64_t days = static_cast<std::int64_t>(std::floor(serial)) + (seconds >= 86400 ? 1 : 0);
  set_day(days - kEpoch, out);
  out.hour = static_cast<int>(whole / 3600);
  out.minute = static_cast<int>(whole / 60 % 60);
  out.second = static_cast<int>(whole % 60);
  out.hours = days * 24 + out.hour;
  return out;
}

char32_t lower(char32_t c) { return c >= U'A' && c <= U'Z' ? c + 32 : c; }

std::string padded(int value, std::size_t letters) {
  return letters >= 2 ? fmt::format("{:02}", value) : fmt::format("{}", value);
}

std::string field(char32_t letter, std::size_t count, bool minutes, bool half_day,
                  const Moment& at) {
  switch (letter) {
    case U'y':
      return count > 2 ? fmt::format("{:04}", at.year) : fmt::format("{:02}", at.year % 100);
    case U'm': {
      if (minutes) return padded(at.minute, count);
      const std::string_view name = kMonths[at.month - 1];
      if (count == 3) return std::string(name.substr(0, 3));
      if (count == 4) return std::string(name);
      if (count > 4) return std::string(name.substr(0, 1));
      return padded(at.month, count);
    }
    case U'd': {
      const std::string_view name = kDays[at.weekday];
      if (count == 3) return std::string(name.substr(0, 3));
      if (count > 3) return std::string(name);
      return padded(at.day, count);
    }
    case U'h':
      return padded(half_day ? (at.hour + 11) % 12 + 1 : at.hour, count);
    case U's':
      return padded(at.second, count);
    default:
      return {};
  }
}

bool is_field(char32_t c) {
  c = lower(c);
  return c == U'y' || c == U'm' || c == U'd' || c == U'h' || c == U's';
}

}  // namespace

std::string write_date(double serial, std::string_view code) {
  if (!std::isfinite(serial) || std::abs(serial) > 3e6) return {};
  const Moment at = moment_of(serial);
  std::vector<FormatToken> tokens = format_tokens(code);
  bool half_day = false;
  std::size_t end = 0;
  for (; end < tokens.size() && tokens[end].kind != Kind::Separator; ++end)
    half_day = half_day || tokens[end].kind == Kind::HalfDay;
  // The field after which another letter comes, for months and minutes.
  const auto next_field = [&](std::size_t from) {
    while (from < end && !(tokens[from].kind == Kind::Character && is_field(tokens[from].character)))
      ++from;
    return from < end ? lower(tokens[from].character) : U'\0';
  };
  std::string out;
  char32_t before = 0;
  for (std::size_t i = 0; i < end;) {
    const FormatToken& token = tokens[i];
    if (token.kind == Kind::Character && is_field(token.character)) {
      const char32_t letter = lower(token.character);
      std::size_t count = 0;
      while (i < end && tokens[i].kind == Kind::Character && lower(tokens[i].character) == letter)
        ++i, ++count;
      const bool minutes =
          letter == U'm' && count < 3 && (before == U'h' || next_field(i) == U's');
      out += field(letter, count, minutes, half_day, at);
      before = letter;
      continue;
    }
    if (token.kind == Kind::HalfDay) out += at.hour < 12 ? "AM" : "PM";
    if (token.kind == Kind::Quoted || token.kind == Kind::Escaped) out += token.text;
    if (token.kind == Kind::Character) out += token.text;
    if (token.kind == Kind::Bracketed && !token.text.empty() && lower(static_cast<unsigned char>(
                                                                    token.text.front())) == U'h') {
      out += fmt::format("{}", at.hours);
      before = U'h';
    }
    ++i;
  }
  return out;
}

}  // namespace deckle
