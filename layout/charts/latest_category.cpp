#include "layout/charts/latest_category.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "layout/charts/data.h"
#include "layout/charts/ordered_categories.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastBars = 3;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_part_number(char c) { return c >= '1' && c <= '4'; }

bool has_letters(std::string_view text) { return std::any_of(text.begin(), text.end(), is_letter); }

// "Q3 24", "'24 3Q", "2H": the letter and its number, with no other letter beside them.
bool names_part_of_year(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != 'q' && text[i] != 'h') continue;
    const bool before = i > 0 && is_part_number(text[i - 1]);
    const bool after = i + 1 < text.size() && is_part_number(text[i + 1]);
    std::string rest(text);
    rest.erase(i, 1);
    if ((before || after) && !has_letters(rest)) return true;
  }
  return false;
}

// Four digits that are a year, and no word.
bool has_year(std::string_view text) {
  if (has_letters(text)) return false;
  for (std::size_t i = 0; i + 4 <= text.size(); ++i) {
    if (i > 0 && is_digit(text[i - 1])) continue;
    const std::string_view year = text.substr(i, 4);
    const bool ends = i + 4 == text.size() || !is_digit(text[i + 4]);
    if (ends && std::all_of(year.begin(), year.end(), is_digit) &&
        (year.starts_with("19") || year.starts_with("20")))
      return true;
  }
  return false;
}

// A number before one of these: "3분기", "하반기" has none, "7월", "9月".
bool is_counted(std::string_view text) {
  for (const std::string_view unit : {"분기", "반기", "월", "月", "四半期", "년", "年"}) {
    const std::size_t at = text.find(unit);
    if (at != std::string_view::npos && at > 0 && is_digit(text[at - 1])) return true;
  }
  return false;
}

bool is_period(const std::string& label) {
  const std::string text = ascii_lower(label);
  return names_part_of_year(text) || has_year(text) || is_counted(text);
}

}  // namespace

std::optional<std::string> latest_category(const ChartContent& content) {
  if (content.type != ChartType::Bar || content.series.size() != 1) return std::nullopt;
  const ChartData data = data_of(content);
  if (data.categories.size() < kLeastBars || data.series.size() != 1 ||
      !data.series.front().values.back())
    return std::nullopt;
  std::set<std::string> labels;
  for (const ChartCategory& category : data.categories) labels.insert(category.label);
  const bool periods =
      are_calendar_names(data.categories) ||
      std::all_of(labels.begin(), labels.end(), [](const std::string& l) { return is_period(l); });
  if (!periods || labels.size() != data.categories.size()) return std::nullopt;
  return data.categories.back().label;
}

}  // namespace deckle::layout
