#include "slidespec/mend/dates.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace deckle {
namespace {

constexpr std::array<std::string_view, 12> kMonths = {"jan", "feb", "mar", "apr", "may", "jun",
                                                      "jul", "aug", "sep", "oct", "nov", "dec"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

int month_of(std::string_view word) {
  std::string name;
  for (const char c : word.substr(0, 3))
    name += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  const auto* const found = std::find(kMonths.begin(), kMonths.end(), name);
  return found == kMonths.end() ? 0 : static_cast<int>(found - kMonths.begin()) + 1;
}

std::optional<std::string> written(int year, int month, int day) {
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return std::nullopt;
  return fmt::format("{:04}-{:02}-{:02}", year, month, day);
}

}  // namespace

std::optional<std::string> iso_date(std::string_view text) {
  constexpr std::size_t kMaxText = 60;  // ours: with the name of a day and the time
  if (text.size() > kMaxText) return std::nullopt;
  if (const std::size_t time = text.find('T');
      time != std::string_view::npos && time > 0 && is_digit(text[time - 1]))
    text = text.substr(0, time);
  std::vector<std::string_view> numbers;
  int month = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    if (is_digit(text[at])) {
      while (at < text.size() && is_digit(text[at])) ++at;
      numbers.push_back(text.substr(begin, at - begin));
    } else if (is_letter(text[at])) {
      while (at < text.size() && is_letter(text[at])) ++at;
      if (month == 0 && at - begin >= 3) month = month_of(text.substr(begin, at - begin));
    } else {
      ++at;
    }
  }
  const auto value = [&numbers](std::size_t i) {
    int number = 0;
    for (const char c : numbers[i].substr(0, 8)) number = number * 10 + (c - '0');
    return number;
  };
  if (numbers.size() == 1 && numbers[0].size() == 8)
    return written(value(0) / 10000, value(0) / 100 % 100, value(0) % 100);
  if (month != 0 && numbers.size() >= 2) {
    const std::size_t year = numbers[0].size() == 4 ? 0 : 1;
    if (numbers[year].size() != 4) return std::nullopt;
    return written(value(year), month, value(1 - year));
  }
  if (numbers.size() < 3 || numbers[0].size() != 4 || numbers[1].size() > 2 ||
      numbers[2].size() > 2)
    return std::nullopt;
  return written(value(0), value(1), value(2));
}

}  // namespace deckle
