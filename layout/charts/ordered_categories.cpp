#include "layout/charts/ordered_categories.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

constexpr std::array<std::string_view, 12> kMonths = {
    "january", "february", "march",     "april",   "may",      "june",
    "july",    "august",   "september", "october", "november", "december"};
constexpr std::array<std::string_view, 7> kDays = {"monday", "tuesday",  "wednesday", "thursday",
                                                   "friday", "saturday", "sunday"};
constexpr std::array<std::string_view, 14> kAsianDays = {"월", "화", "수", "목", "금", "토", "일",
                                                         "月", "火", "水", "木", "金", "土", "日"};
constexpr std::array<std::string_view, 3> kAsianDaySuffixes = {"", "요일", "曜日"};

// "Jan", "Jan." and "January" all name the month.
template <std::size_t N>
bool names_one(std::string word, const std::array<std::string_view, N>& names) {
  constexpr std::size_t kShortest = 3;
  word = ascii_lower(word);
  if (!word.empty() && word.back() == '.') word.pop_back();
  return word.size() >= kShortest &&
         std::any_of(names.begin(), names.end(),
                     [&](std::string_view name) { return name.substr(0, word.size()) == word; });
}

bool is_asian_day(const std::string& word) {
  for (const std::string_view day : kAsianDays) {
    for (const std::string_view suffix : kAsianDaySuffixes) {
      if (word == std::string(day).append(suffix)) return true;
    }
  }
  return false;
}

}  // namespace

bool are_calendar_names(const std::vector<ChartCategory>& categories) {
  const auto all = [&](auto&& test) {
    return std::all_of(categories.begin(), categories.end(),
                       [&](const ChartCategory& c) { return test(c.label); });
  };
  return !categories.empty() &&
         (all([](const std::string& w) { return names_one(w, kMonths); }) ||
          all([](const std::string& w) { return names_one(w, kDays); }) || all(is_asian_day));
}

}  // namespace deckle::layout
