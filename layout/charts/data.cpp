#include "layout/charts/data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string_view>

#include "layout/charts/ordered_categories.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

std::optional<int> digits(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// Days since 1970-01-01 (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
int days_from_civil(int y, int m, int d) {
  y -= m <= 2;
  const int era = (y >= 0 ? y : y - 399) / 400;
  const int yoe = y - era * 400;
  const int doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
  const int doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
  return era * 146097 + doe - 719468;
}

struct Civil {
  int year = 0, month = 1, day = 1;
};

// The inverse, of the same source.
Civil civil_from_days(int z) {
  z += 719468;
  const int era = (z >= 0 ? z : z - 146096) / 146097;
  const int doe = z - era * 146097;
  const int yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
  const int doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  const int mp = (5 * doy + 2) / 153;
  const int month = mp + (mp < 10 ? 3 : -9);
  return {yoe + era * 400 + (month <= 2 ? 1 : 0), month, doy - (153 * mp + 2) / 5 + 1};
}

constexpr int kSpreadsheetEpoch = 25569;  // 1970-01-01 counted from 1899-12-30

// "2024-03-15" or "2024-03" as a spreadsheet's day. Years before 1901 remain text: the
// calendars of spreadsheets disagree about 1900.
std::optional<double> serial_day(std::string_view text) {
  if (text.size() != 10 && text.size() != 7) return std::nullopt;
  if (text[4] != '-' || (text.size() == 10 && text[7] != '-')) return std::nullopt;
  const auto year = digits(text.substr(0, 4)), month = digits(text.substr(5, 2));
  const auto day = text.size() == 10 ? digits(text.substr(8, 2)) : std::optional<int>(1);
  if (!year || !month || !day || *year < 1901 || *month < 1 || *month > 12 || *day < 1)
    return std::nullopt;
  const int next =
      *month == 12 ? days_from_civil(*year + 1, 1, 1) : days_from_civil(*year, *month + 1, 1);
  const int serial = days_from_civil(*year, *month, *day);
  if (serial >= next) return std::nullopt;
  return serial + kSpreadsheetEpoch;
}

// The label with each run of digits replaced by '#', and the digits.
struct Skeleton {
  std::string shape;
  std::vector<double> numbers;
};

Skeleton skeleton_of(const std::string& label) {
  Skeleton out;
  for (std::size_t i = 0; i < label.size();) {
    if (std::isdigit(static_cast<unsigned char>(label[i])) == 0) {
      out.shape += label[i++];
      continue;
    }
    double value = 0;
    for (; i < label.size() && std::isdigit(static_cast<unsigned char>(label[i])) != 0; ++i)
      value = value * 10 + (label[i] - '0');
    out.numbers.push_back(value);
    out.shape += '#';
  }
  return out;
}

// Whether all labels have one form with strictly rising or falling numbers; the first and last may
// differ in text ("60 and over").
bool is_numbered(const std::vector<ChartCategory>& categories) {
  std::vector<Skeleton> all;
  for (const ChartCategory& category : categories) all.push_back(skeleton_of(category.label));
  if (all.size() < 2) return false;
  const std::string& shape = all[all.size() > 2 ? 1 : 0].shape;
  int rising = 0, falling = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].numbers.empty()) return false;
    const bool end = i == 0 || i + 1 == all.size();
    if (all[i].shape != shape && !(end && all.size() > 3)) return false;
    if (i == 0) continue;
    (all[i - 1].numbers < all[i].numbers ? rising : falling) += 1;
    if (all[i - 1].numbers == all[i].numbers && all[i - 1].shape == all[i].shape) return false;
  }
  return rising == 0 || falling == 0;
}

}  // namespace

ChartData data_of(const ChartContent& content) {
  ChartData data;
  std::size_t longest = 0;
  for (std::size_t s = 0; s < content.series.size(); ++s) {
    if (content.series[s].data.size() > content.series[longest].data.size()) longest = s;
  }
  bool numbers = true, dates = true;
  if (!content.series.empty()) {
    for (const ChartPoint& point : content.series[longest].data) {
      ChartCategory category;
      if (const auto* number = std::get_if<double>(&point.x)) {
        category.label = fmt::format("{}", *number == 0 ? 0.0 : *number);
        category.number = *number;
        dates = false;
      } else {
        category.label = std::get<std::string>(point.x);
        std::replace(category.label.begin(), category.label.end(), '\v', '\n');
        category.number = serial_day(category.label);
        numbers = false;
        if (!category.number) dates = false;
      }
      data.categories.push_back(std::move(category));
    }
  }
  data.x = data.categories.empty() ? ChartX::Text
           : numbers               ? ChartX::Number
           : dates                 ? ChartX::Date
                                   : ChartX::Text;
  if (data.x == ChartX::Text) {
    for (ChartCategory& category : data.categories) category.number.reset();
  }
  for (const ChartSeries& series : content.series) {
    ChartColumn column;
    column.name = series.name;
    std::replace(column.name.begin(), column.name.end(), '\v', '\n');
    column.values.resize(data.categories.size());
    for (std::size_t i = 0; i < series.data.size(); ++i) column.values[i] = series.data[i].y;
    data.series.push_back(std::move(column));
  }
  return data;
}

bool is_ordered(const ChartData& data) {
  return data.x != ChartX::Text || is_numbered(data.categories) ||
         are_calendar_names(data.categories);
}

bool is_unevenly_spaced(const ChartData& data) {
  if (data.x == ChartX::Text || data.categories.size() < 3) return false;
  double smallest = 0, largest = 0;
  for (std::size_t i = 1; i < data.categories.size(); ++i) {
    const double step = *data.categories[i].number - *data.categories[i - 1].number;
    if (!(step > 0) || !std::isfinite(step)) return false;
    smallest = i == 1 ? step : std::min(smallest, step);
    largest = std::max(largest, step);
  }
  if (data.x == ChartX::Date) {
    // Months, quarters and years differ by a few days and still count as even.
    constexpr double kMonthSlack = 1.15;
    return largest > smallest * kMonthSlack;
  }
  constexpr double kSlack = 1 + 1e-6;  // rounding of doubles
  return largest > smallest * kSlack;
}

std::vector<std::string> labels_of(const ChartData& data) {
  std::vector<std::string> out;
  for (const ChartCategory& category : data.categories) out.push_back(category.label);
  return out;
}

double days_later(double serial, int count, const std::string& unit) {
  if (unit != "months" && unit != "years") return serial + count;
  const Civil civil = civil_from_days(static_cast<int>(serial) - kSpreadsheetEpoch);
  const int months = civil.year * 12 + civil.month - 1 + count * (unit == "years" ? 12 : 1);
  // A day that the month does not have becomes its last day.
  const int first = days_from_civil(months / 12, months % 12 + 1, 1);
  const int next = days_from_civil((months + 1) / 12, (months + 1) % 12 + 1, 1);
  return std::min(first + civil.day - 1, next - 1) + kSpreadsheetEpoch;
}

std::string day_label(double serial, const std::string& format) {
  const Civil civil = civil_from_days(static_cast<int>(serial) - kSpreadsheetEpoch);
  std::string out = fmt::format("{}", civil.year);
  if (format.find("mm") != std::string::npos) out += fmt::format("-{:02}", civil.month);
  if (format.find("dd") != std::string::npos) out += fmt::format("-{:02}", civil.day);
  return out;
}

std::optional<double> even_step(const ChartData& data) {
  std::optional<double> before, step;
  std::string shape;
  for (const ChartCategory& category : data.categories) {
    const Skeleton label = skeleton_of(category.label);
    const bool first = !before;
    if (label.numbers.size() != 1 || (!first && label.shape != shape)) return std::nullopt;
    if (!first) {
      const double now = label.numbers.front() - *before;
      if (now == 0 || (step && now != *step)) return std::nullopt;
      step = now;
    }
    shape = label.shape;
    before = label.numbers.front();
  }
  return step;
}

bool is_round(double step) {
  double left = std::abs(step);
  if (!(left >= 1) || !std::isfinite(left)) return false;
  while (left >= 10) left /= 10;
  return left == 1 || left == 2 || left == 5;
}

ValueRange range_of(const ChartData& data) {
  ValueRange range;
  for (const ChartColumn& column : data.series) {
    for (const std::optional<double>& value : column.values) {
      if (!value) continue;
      range.min = range.any ? std::min(range.min, *value) : *value;
      range.max = range.any ? std::max(range.max, *value) : *value;
      range.any = true;
      const double magnitude = std::abs(*value);
      if (magnitude > 0 && (range.min_nonzero == 0 || magnitude < range.min_nonzero))
        range.min_nonzero = magnitude;
    }
  }
  return range;
}

}  // namespace deckle::layout
