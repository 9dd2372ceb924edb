#include "layout/slide/bars_of_title.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <variant>

#include "layout/slide/named_by_title.h"
#include "layout/slide/title_and_chart.h"

namespace deckle::layout {
namespace {

// Ours: of fewer bars any number is the sum of some, of more the chart is about none of them.
constexpr std::size_t kLeastBars = 3, kMostBars = 24;
// Ours: a number of fewer digits is the value of some bar by chance ("12 months").
constexpr int kLeastDigits = 3, kLeastDigitsOfPercent = 2;
constexpr double kNoise = 1e-6;

struct TitleNumber {
  double value = 0;
  int decimals = 0;
  bool percent = false;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool begins_percent(std::string_view rest) {
  for (const std::string_view space : {"", " ", "\u00a0", "\u202f"}) {
    for (const std::string_view sign : {"%", "percent", "per cent", "퍼센트", "％"}) {
      if (rest.starts_with(std::string(space) + std::string(sign))) return true;
    }
  }
  return false;
}

// Numbers that say how much: not those of years, nor in words as "q3".
std::vector<TitleNumber> numbers_in(std::string_view title) {
  std::vector<TitleNumber> out;
  for (std::size_t at = 0; at < title.size();) {
    if (!is_digit(title[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    std::string digits;
    int decimals = -1;  // before the point
    for (; at < title.size(); ++at) {
      const bool more = at + 1 < title.size() && is_digit(title[at + 1]);
      if (is_digit(title[at])) {
        digits += title[at];
        if (decimals >= 0) ++decimals;
      } else if (title[at] == '.' && decimals < 0 && more) {
        digits += '.';
        decimals = 0;
      } else if (title[at] != ',' || !more || decimals >= 0) {
        break;
      }
    }
    TitleNumber number;
    number.value = std::strtod(digits.c_str(), nullptr);
    number.decimals = std::max(decimals, 0);
    number.percent = begins_percent(title.substr(at));
    const bool in_word = begin > 0 && (is_letter(title[begin - 1]) || title[begin - 1] == '.');
    const bool year = !number.percent && decimals < 0 && number.value >= 1900 && number.value < 2200;
    const auto count = std::count_if(digits.begin(), digits.end(), is_digit);
    if (!in_word && !year && count >= (number.percent ? kLeastDigitsOfPercent : kLeastDigits))
      out.push_back(number);
  }
  return out;
}

struct Bars {
  std::vector<std::string> names;
  std::vector<double> values;
  double total = 0;
  bool percents = false;  // the values are the parts of 100

  [[nodiscard]] std::size_t count() const { return names.size(); }
};

std::optional<Bars> bars_of(const ChartContent& chart) {
  Bars out;
  for (const ChartPoint& point : chart.series.front().data) {
    const auto* name = std::get_if<std::string>(&point.x);
    if (name == nullptr || !point.y) return std::nullopt;
    out.names.push_back(*name);
    out.values.push_back(*point.y);
  }
  if (out.count() < kLeastBars || out.count() > kMostBars) return std::nullopt;
  if (std::set<std::string>(out.names.begin(), out.names.end()).size() != out.count())
    return std::nullopt;
  out.total = std::accumulate(out.values.begin(), out.values.end(), 0.0);
  out.percents = std::abs(out.total - 100) <= 1 &&
                 *std::min_element(out.values.begin(), out.values.end()) >= 0;
  return out;
}

using Chosen = std::vector<std::size_t>;

// Whether the title rounds `sum` to its number.
bool is_rounded(double sum, const TitleNumber& number) {
  return std::abs(sum - number.value) <= 0.5 * std::pow(10.0, -number.decimals) + kNoise;
}

bool is_sum(const Bars& bars, const Chosen& chosen, const TitleNumber& number) {
  double sum = 0;
  for (const std::size_t i : chosen) sum += bars.values[i];
  // What is a value as it stands has to be exact: the title repeats it.
  if (std::abs(sum - number.value) <= kNoise) return true;
  return number.percent && !bars.percents && bars.total > 0 &&
         is_rounded(100 * sum / bars.total, number);
}

// The largest of them, and those at either end of the chart: what a title sums up.
std::vector<Chosen> sets_of(const Bars& bars, std::size_t size, bool ends) {
  Chosen order(bars.count());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const Chosen first(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(size)),
      last(order.end() - static_cast<std::ptrdiff_t>(size), order.end());
  std::stable_sort(order.begin(), order.end(),
                   [&bars](std::size_t a, std::size_t b) { return bars.values[a] > bars.values[b]; });
  std::vector<Chosen> out;
  Chosen& largest = out.emplace_back(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(size));
  std::sort(largest.begin(), largest.end());
  if (!ends) return out;
  for (const Chosen& set : {first, last}) {
    if (std::find(out.begin(), out.end(), set) == out.end()) out.push_back(set);
  }
  return out;
}

// Whether another bar is as long as one of these, which then has the same sum in its place.
bool has_double(const Bars& bars, const Chosen& chosen) {
  for (std::size_t i = 0; i < bars.count(); ++i) {
    if (std::find(chosen.begin(), chosen.end(), i) != chosen.end()) continue;
    if (std::any_of(chosen.begin(), chosen.end(),
                    [&](std::size_t one) { return bars.values[one] == bars.values[i]; }))
      return true;
  }
  return false;
}

std::optional<Chosen> only_set(const Bars& bars, const std::vector<Chosen>& sets,
                               const std::vector<TitleNumber>& numbers) {
  std::set<Chosen> found;
  for (const Chosen& set : sets) {
    if (has_double(bars, set)) continue;
    for (const TitleNumber& number : numbers) {
      if (is_sum(bars, set, number)) found.insert(set);
    }
  }
  return found.size() == 1 ? std::optional(*found.begin()) : std::nullopt;
}

std::optional<Chosen> chosen_by_numbers(const Bars& bars, const std::vector<TitleNumber>& numbers) {
  if (numbers.empty()) return std::nullopt;
  std::vector<Chosen> each;
  for (std::size_t i = 0; i < bars.count(); ++i) each.push_back({i});
  if (auto one = only_set(bars, each, numbers)) return one;
  if (*std::min_element(bars.values.begin(), bars.values.end()) < 0) return std::nullopt;
  for (std::size_t size = 2; size < bars.count(); ++size) {
    // Sums of what is no part of a whole are seldom told of more than a few bars.
    const bool percent = std::any_of(numbers.begin(), numbers.end(),
                                     [](const TitleNumber& number) { return number.percent; });
    if (!percent && size > 3) break;
    if (auto several = only_set(bars, sets_of(bars, size, percent), numbers)) return several;
  }
  return std::nullopt;
}

}  // namespace

BarsOfTitle bars_of_title(const Slide& slide, const Element& element) {
  BarsOfTitle out;
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr || !element.style.highlight.empty() || chart->series.size() != 1 ||
      (chart->type != ChartType::Bar && chart->type != ChartType::Pie) ||
      !may_be_grey(*chart, element.style))
    return out;
  const std::string title = title_of(slide);
  if (title.empty() || title.size() > kLongestTitle) return out;
  const std::optional<Bars> bars = bars_of(*chart);
  if (!bars) return out;
  const std::vector<std::string> named = named_in_title(title, bars->names);
  if (named.size() > 1) {
    if (2 * named.size() <= bars->count()) out.categories = named;
    return out;
  }
  if (const auto chosen = chosen_by_numbers(*bars, numbers_in(title))) {
    out.why = chosen->size() == 1 ? BarsOfTitle::Why::Value : BarsOfTitle::Why::Sum;
    for (const std::size_t i : *chosen) out.categories.push_back(bars->names[i]);
  }
  return out;
}

}  // namespace deckle::layout
