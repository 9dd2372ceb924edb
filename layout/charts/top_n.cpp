#include "layout/charts/top_n.h"

#include <algorithm>
#include <cctype>
#include <numeric>

#include "layout/charts/data.h"
#include "layout/charts/number_format.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

bool names_a_ratio(const std::string& name) {
  // English terms must match whole words, so that "rate" is not found in "corporate".
  static constexpr std::string_view kMarks[] = {"%",    "‰",    "율",  "률", "평균", "비중",
                                                "지수", "점수", "당 ", "率", "平均", "指数"};
  static constexpr std::string_view kWords[] = {"rate",  "ratio", "share",   "average",
                                                "avg",   "mean",  "median",  "index",
                                                "score", "per",   "percent", "margin"};
  for (const std::string_view mark : kMarks) {
    if (name.find(mark) != std::string::npos) return true;
  }
  const std::string small = ascii_lower(name);
  const auto is_letter = [&small](std::size_t i) {
    return i < small.size() && std::isalpha(static_cast<unsigned char>(small[i])) != 0;
  };
  for (const std::string_view word : kWords) {
    for (std::size_t at = small.find(word); at != std::string::npos;
         at = small.find(word, at + 1)) {
      if (!(at > 0 && is_letter(at - 1)) && !is_letter(at + word.size())) return true;
    }
  }
  return false;
}

bool is_called_other(const std::string& label, const std::string& other) {
  static constexpr std::string_view kNames[] = {"other", "others", "기타",
                                                "그 외", "その他", "其他"};
  const std::string small = ascii_lower(label);
  return small == ascii_lower(other) ||
         std::find(std::begin(kNames), std::end(kNames), small) != std::end(kNames);
}

}  // namespace

bool may_be_summed(const ChartContent& content, const ChartData& data,
                   const std::string& number_format) {
  if (parse_number_format(number_format).sections.front().percents > 0) return false;
  if (range_of(data).min < 0 || is_ordered(data)) return false;
  if (names_a_ratio(content.y_label) || names_a_ratio(content.title)) return false;
  return std::none_of(data.series.begin(), data.series.end(),
                      [](const ChartColumn& column) { return names_a_ratio(column.name); });
}

std::optional<TopN> keep_largest(const ChartData& data, std::size_t keep,
                                 const std::string& other) {
  const std::size_t count = data.categories.size();
  std::vector<double> totals(count, 0);
  for (const ChartColumn& column : data.series) {
    for (std::size_t i = 0; i < count; ++i) totals[i] += column.values[i].value_or(0);
  }
  std::vector<std::size_t> order;
  std::vector<std::size_t> others;
  std::string name = other;
  for (std::size_t i = 0; i < count; ++i) {
    const bool named = is_called_other(data.categories[i].label, other);
    if (named && others.empty()) name = data.categories[i].label;
    (named ? others : order).push_back(i);
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return totals[a] > totals[b]; });
  if (order.size() <= keep || order.size() - keep + others.size() < 2) return std::nullopt;
  others.insert(others.end(), order.begin() + static_cast<std::ptrdiff_t>(keep), order.end());
  order.resize(keep);

  TopN out;
  out.summed = others.size();
  for (const std::size_t i : order) out.data.categories.push_back(data.categories[i]);
  out.data.categories.push_back({name, std::nullopt});
  for (ChartCategory& category : out.data.categories) category.number.reset();
  for (const ChartColumn& column : data.series) {
    ChartColumn kept{column.name, {}};
    for (const std::size_t i : order) kept.values.push_back(column.values[i]);
    std::optional<double> sum;
    for (const std::size_t i : others) {
      if (column.values[i]) sum = sum.value_or(0) + *column.values[i];
    }
    if (sum) sum = without_noise(*sum);
    kept.values.push_back(sum);
    out.data.series.push_back(std::move(kept));
  }
  return out;
}

}  // namespace deckle::layout
