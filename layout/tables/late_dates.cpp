#include "layout/tables/late_dates.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

#include "slidespec/core/ascii.h"
#include "slidespec/mend/dates.h"

namespace deckle::layout {
namespace {

bool is_figure(char c) { return c >= '0' && c <= '9'; }

// "2025-03" of 2025-03, 2025/3, 2025년 3월 and 2025年3月.
std::optional<std::string> iso_month(const std::string& text) {
  std::array<std::string, 2> numbers;
  std::string between, behind;
  std::size_t at = 0;
  const auto read = [&](const auto& wanted, std::string& out) {
    while (at < text.size() && wanted(text[at])) out += text[at++];
  };
  const auto other = [](char c) { return !is_figure(c); };
  read(is_figure, numbers[0]);
  read(other, between);
  read(is_figure, numbers[1]);
  read(other, behind);
  if (at < text.size() || numbers[0].size() != 4 || numbers[1].empty() || numbers[1].size() > 2)
    return std::nullopt;
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kForms = {
      {{"-", ""}, {"/", ""}, {"년 ", "월"}, {"년", "월"}, {"年", "月"}}};
  if (std::find(kForms.begin(), kForms.end(),
                std::pair<std::string_view, std::string_view>(between, behind)) == kForms.end())
    return std::nullopt;
  const int month = std::stoi(numbers[1]);
  if (month < 1 || month > 12) return std::nullopt;
  return numbers[0] + (month < 10 ? "-0" : "-") + std::to_string(month);
}

// A day or a month, so that later ones are larger than earlier ones of the same length.
std::optional<std::string> date_of(const std::string& text) {
  constexpr std::ptrdiff_t kMostFigures = 8;  // of one day; a period has more
  const std::string day = text.substr(0, text.find('T'));
  const std::string& whole = iso_date(day) ? day : text;
  if (std::count_if(whole.begin(), whole.end(), is_figure) > kMostFigures) return std::nullopt;
  if (auto date = iso_date(whole)) return date;
  return iso_month(text);
}

enum class Kind { Planned, Expected };
struct DateHeading {
  Kind kind;
  std::string of;  // what begins or ends then; empty: the heading says nothing else
};

void erase_all(std::string& text, std::initializer_list<std::string_view> words) {
  for (const std::string_view word : words) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word))
      text.erase(at, word.size());
  }
}

std::optional<DateHeading> heading_in_words(const std::string& heading) {
  static constexpr std::array<std::string_view, 7> kPlanned = {
      "planned", "plan", "baseline", "original", "originally", "scheduled", "target"};
  static constexpr std::array<std::string_view, 9> kExpected = {
      "expected", "forecast", "actual", "revised",  "estimated",
      "current",  "latest",   "now",    "projected"};
  static constexpr std::array<std::string_view, 3> kSaysNothing = {"date", "dates", "day"};
  const auto is_in = [](const auto& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  std::optional<Kind> kind;
  std::string of;
  for (std::size_t at = 0; at < heading.size();) {
    const std::size_t end = std::min(heading.find(' ', at), heading.size());
    const std::string word = heading.substr(at, end - at);
    at = end + 1;
    const bool planned = is_in(kPlanned, word), expected = is_in(kExpected, word);
    if (planned || expected) {
      if (kind) return std::nullopt;
      kind = planned ? Kind::Planned : Kind::Expected;
    } else if (!is_in(kSaysNothing, word) && !word.empty()) {
      of += word + ' ';
    }
  }
  return kind ? std::optional(DateHeading{*kind, of}) : std::nullopt;
}

// Scripts whose words are not divided, or take endings.
std::optional<DateHeading> heading_in_parts(const std::string& heading) {
  static constexpr std::array<std::string_view, 11> kPlanned = {
      "계획", "당초", "목표", "計画", "当初", "目標", "计划", "計劃", "原定", "预定", "預定"};
  // What is scheduled may be the plan or what became of it: the other column decides.
  static constexpr std::array<std::string_view, 2> kScheduled = {"예정", "予定"};
  static constexpr std::array<std::string_view, 22> kExpected = {
      "예상", "예측", "전망", "실제", "실적", "변경", "수정", "見込み", "見込", "実績", "実際",
      "予想", "予測", "変更", "最新", "预计", "預計", "实际", "實際",   "预测", "調整", "调整"};
  std::optional<Kind> kind;
  std::string of = heading;
  const auto take = [&](const auto& words, Kind found) {
    for (const std::string_view word : words) {
      const std::size_t at = of.find(word);
      if (at == std::string::npos) continue;
      if (kind) return false;
      kind = found;
      of.erase(at, word.size());
    }
    return true;
  };
  if (!take(kPlanned, Kind::Planned) || !take(kExpected, Kind::Expected)) return std::nullopt;
  if (!kind && !take(kScheduled, Kind::Planned)) return std::nullopt;
  if (!kind) return std::nullopt;
  erase_all(of, {"날짜", "일자", "일정", "일", "日期", "日程", "日", "后", "後", " "});
  return DateHeading{*kind, of};
}

std::optional<DateHeading> heading_of(const std::string& column) {
  const std::string heading = ascii_lower(column);
  return is_ascii(heading) ? heading_in_words(heading) : heading_in_parts(heading);
}

// Whether the column has dates, and no other figures.
bool has_dates(const std::vector<std::vector<std::string>>& rows, std::size_t column) {
  bool any = false;
  for (const std::vector<std::string>& row : rows) {
    if (column >= row.size()) continue;
    const bool date = date_of(row[column]).has_value();
    if (!date && std::any_of(row[column].begin(), row[column].end(), is_figure)) return false;
    any = any || date;
  }
  return any;
}

}  // namespace

std::vector<std::vector<std::size_t>> late_dates(
    const std::vector<std::string>& columns, const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::vector<std::size_t>> out(rows.size());
  std::vector<std::optional<DateHeading>> headings;
  for (const std::string& column : columns) headings.push_back(heading_of(column));
  const auto all_of_kind = [&headings](Kind kind, const std::string& of) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < headings.size(); ++i) {
      if (headings[i] && headings[i]->kind == kind && headings[i]->of == of) found.push_back(i);
    }
    return found;
  };
  for (std::size_t i = 0; i < headings.size(); ++i) {
    if (!headings[i] || headings[i]->kind != Kind::Expected) continue;
    const std::vector<std::size_t> planned = all_of_kind(Kind::Planned, headings[i]->of);
    if (planned.size() != 1 || all_of_kind(Kind::Expected, headings[i]->of).size() != 1) continue;
    if (!has_dates(rows, i) || !has_dates(rows, planned.front())) continue;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      if (i >= rows[r].size() || planned.front() >= rows[r].size()) continue;
      const auto then = date_of(rows[r][planned.front()]), now = date_of(rows[r][i]);
      if (then && now && then->size() == now->size() && *now > *then) out[r].push_back(i);
    }
  }
  return out;
}

}  // namespace deckle::layout
