#include "layout/slide/named_by_title.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>
#include <variant>
#include <vector>

#include "layout/slide/title_and_chart.h"
#include "layout/tables/table_emphasis.h"
#include "layout/tables/table_marks.h"
#include "layout/text/unit_names.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"
#include "slidespec/model/chart_style.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastLetters = 3;      // ours: of a name in letters of ASCII
constexpr std::size_t kLeastWideLetters = 2;  // ours: of another, as 서울
constexpr std::size_t kMostCounted = 20;  // ours: titles count no more rows

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

bool has_letter(const std::string& text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  });
}

// `name` in `title`, both in small letters: a word of it, or its begin where words take endings, as
// in Korean.
bool contains(const std::string& title, const std::string& name) {
  const bool ascii = is_ascii(name);
  for (std::size_t at = title.find(name); at != std::string::npos; at = title.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool begins = at == 0 || !is_word_byte(title[at - 1]) ||
                        (!ascii && static_cast<unsigned char>(title[at - 1]) < 0x80);
    const bool ends = !ascii || end == title.size() || !is_word_byte(title[end]) ||
                      static_cast<unsigned char>(title[end]) >= 0x80;
    if (begins && ends) return true;
  }
  return false;
}

std::optional<std::string> only_one_in(const std::string& title,
                                       const std::vector<std::string>& names) {
  const std::vector<std::string> found = named_in_title(title, names);
  return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

std::vector<std::string> categories_of(const ChartContent& chart) {
  std::vector<std::string> out;
  if (chart.series.empty()) return out;
  for (const ChartPoint& point : chart.series.front().data) {
    if (const auto* label = std::get_if<std::string>(&point.x)) out.push_back(*label);
  }
  return out;
}

std::optional<std::string> named_in_chart(const std::string& title, const ChartContent& chart) {
  if (chart.series.size() > 1) {
    std::vector<std::string> names;
    for (const ChartSeries& series : chart.series) names.push_back(series.name);
    return only_one_in(title, names);
  }
  if (chart.type == ChartType::Line || chart.type == ChartType::Area) return std::nullopt;
  return only_one_in(title, categories_of(chart));
}

// The number of a year, or 0.
int year_in(const std::string& name) {
  if (name.size() != 4 || !std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; }))
    return 0;
  const int year = std::stoi(name);
  return year >= 1900 && year < 2200 ? year : 0;
}

// Of two lines the one that the other is the measure for: the later year, or what became true beside
// what was planned.
std::optional<std::string> present_of_two(const ChartContent& chart) {
  if ((chart.type != ChartType::Line && chart.type != ChartType::Area) || chart.series.size() != 2)
    return std::nullopt;
  const std::string& first = chart.series[0].name;
  const std::string& second = chart.series[1].name;
  const int a = year_in(first), b = year_in(second);
  if (a != 0 && b != 0 && a != b) return a > b ? first : second;
  static constexpr std::array<std::string_view, 8> kActual = {"actual", "actuals", "result", "ist",
                                                              "실적",   "실제",    "実績",   "الفعلي"};
  const auto is = [](const auto& words, const std::string& name) {
    return std::find(words.begin(), words.end(), ascii_lower(name)) != words.end();
  };
  if (is(kActual, first) && is_plan(second)) return first;
  if (is_plan(first) && is(kActual, second)) return second;
  return std::nullopt;
}

std::string label_of(const std::vector<Cell>& row) {
  const auto* name = row.empty() ? nullptr : std::get_if<std::string>(&row.front());
  return name == nullptr ? std::string() : *name;
}

// Of the label of a row what stands before a comma, a bracket or a colon: a title has seldom more.
std::string short_label(const std::string& label) {
  std::string head = label.substr(0, label.find_first_of(",(:"));
  while (!head.empty() && head.back() == ' ') head.pop_back();
  return head;
}

// Rows without the last one, if that is a total or a result.
std::size_t counted_rows(const TableContent& table) {
  return table.rows.size() - (ends_in_total(table) ? 1 : 0);
}

// "the middle option", "두 번째 안": a place among the rows, and what they are.
std::optional<std::string> row_by_place(const std::string& title, const TableContent& table) {
  static constexpr std::array<std::string_view, 8> kNouns = {
      "option", "variant", "alternative", "plan", "offer", "scenario", "choice", "site"};
  static constexpr std::array<std::string_view, 4> kPlaces = {"first ", "second ", "third ", "fourth "};
  static constexpr std::array<std::string_view, 4> kKorean = {"첫 번째 안", "두 번째 안", "세 번째 안", "네 번째 안"};
  const std::size_t rows = counted_rows(table);
  const auto names = [&](std::string_view place) {
    return std::any_of(kNouns.begin(), kNouns.end(), [&](std::string_view noun) {
      return contains(title, std::string(place) + std::string(noun));
    });
  };
  std::optional<std::size_t> found;
  if (rows % 2 == 1 && (names("middle ") || title.find("가운데 안") != std::string::npos))
    found = rows / 2;
  if (rows > 0 && names("last ")) found = rows - 1;
  for (std::size_t i = 0; i < kPlaces.size() && i < rows; ++i) {
    if (names(kPlaces[i]) || title.find(kKorean[i]) != std::string::npos) found = i;
  }
  if (!found || rows < 2) return std::nullopt;
  const std::string label = label_of(table.rows[*found]);
  return label.empty() ? std::nullopt : std::optional(label);
}

std::optional<std::string> named_in_table(const std::string& title, const TableContent& table) {
  std::vector<std::string> names;
  for (const std::vector<Cell>& row : table.rows) {
    if (const std::string label = label_of(row); !label.empty()) names.push_back(label);
  }
  for (std::size_t i = 1; i < table.columns.size(); ++i) names.push_back(table.columns[i]);
  if (auto whole = only_one_in(title, names)) return whole;
  if (auto place = row_by_place(title, table)) return place;
  std::vector<std::string> heads;
  for (const std::string& name : names) heads.push_back(short_label(name));
  const std::optional<std::string> head = only_one_in(title, heads);
  if (!head || std::count(heads.begin(), heads.end(), *head) != 1) return std::nullopt;
  return names[static_cast<std::size_t>(std::find(heads.begin(), heads.end(), *head) - heads.begin())];
}

std::vector<std::vector<std::string>> texts_of(const TableContent& table) {
  std::vector<std::vector<std::string>> rows;
  for (const std::vector<Cell>& row : table.rows) {
    std::vector<std::string>& texts = rows.emplace_back();
    for (const Cell& cell : row) {
      const auto* text = std::get_if<std::string>(&cell);
      texts.push_back(text == nullptr ? std::string() : *text);
    }
  }
  return rows;
}

// How bad the levels and states of a row are together; higher is worse.
int badness(const std::vector<std::string>& row) {
  int sum = 0;
  for (std::size_t i = 1; i < row.size(); ++i) {
    const std::optional<Signal> signal = level_signal(row[i], Better::Down);
    if (!signal || *signal == Signal::Open) continue;
    sum += *signal == Signal::Bad ? 3 : *signal == Signal::Middle ? 2 : 1;
  }
  return sum;
}

// "two of five", "5개 중 2개": 2, if the whole is `whole`; else 0.
std::size_t part_of(const std::string& title, std::size_t whole) {
  static constexpr std::array<std::string_view, 10> kWords = {
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  const auto name = [](std::size_t number, bool word) {
    return word && number <= kWords.size() ? std::string(kWords[number - 1])
                                           : std::to_string(number);
  };
  for (std::size_t part = 1; part < whole; ++part) {
    for (const bool word : {true, false}) {
      for (const char* of : {" of ", " of the ", " out of "}) {
        if (contains(title, name(part, word) + of + name(whole, word))) return part;
      }
    }
    const std::string korean = std::to_string(whole) + "개 중 " + std::to_string(part) + "개";
    if (title.find(korean) != std::string::npos) return part;
  }
  return 0;
}

}  // namespace

std::vector<std::string> named_in_title(const std::string& title,
                                        const std::vector<std::string>& names) {
  std::vector<std::string> found;
  for (const std::string& name : names) {
    const std::string small = ascii_lower(name);
    const std::size_t least = is_ascii(small) ? kLeastLetters : kLeastWideLetters;
    if (utf8::length(small) >= least && has_letter(small) && contains(title, small))
      found.push_back(name);
  }
  return found;
}

std::optional<std::string> named_by_title(const Slide& slide, const Element& element) {
  if (!element.style.highlight.empty()) return std::nullopt;
  const std::string title = title_of(slide);
  if (title.empty() || title.size() > kLongestTitle) return std::nullopt;
  if (const auto* chart = std::get_if<ChartContent>(&element.content))
    return may_be_grey(*chart, element.style) ? named_in_chart(title, *chart) : std::nullopt;
  if (const auto* table = std::get_if<TableContent>(&element.content))
    return named_in_table(title, *table);
  return std::nullopt;
}

std::optional<std::string> largest_by_title(const Slide& slide, const Element& element) {
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr || !element.style.highlight.empty() || chart->series.size() != 1 ||
      !may_be_grey(*chart, element.style))
    return std::nullopt;
  if (chart->type != ChartType::Bar && chart->type != ChartType::Pie) return std::nullopt;
  const std::string title = title_of(slide);
  if (title.size() > kLongestTitle) return std::nullopt;
  static constexpr std::array<std::string_view, 9> kLargest = {
      "largest", "highest", "biggest", "most", "가장", "최대", "최고", "最大", "最も"};
  static constexpr std::array<std::string_view, 9> kSmallest = {
      "smallest", "lowest", "least", "fewest", "가장 낮", "가장 작", "가장 적", "최저", "최소"};
  const auto speaks_of = [&title](const auto& words) {
    return std::any_of(words.begin(), words.end(), [&title](std::string_view word) {
      return contains(title, std::string(word));
    });
  };
  if (!speaks_of(kLargest) || speaks_of(kSmallest)) return std::nullopt;
  const std::vector<ChartPoint>& points = chart->series.front().data;
  const ChartPoint* largest = nullptr;
  bool alone = false;
  for (const ChartPoint& point : points) {
    if (!point.y) continue;
    if (largest != nullptr && *point.y == *largest->y) alone = false;
    if (largest != nullptr && *point.y <= *largest->y) continue;
    largest = &point;
    alone = true;
  }
  const auto* name = largest == nullptr ? nullptr : std::get_if<std::string>(&largest->x);
  return alone && name != nullptr && points.size() > 1 ? std::optional(*name) : std::nullopt;
}

namespace {

std::string message_of(const Slide& slide) {
  for (const Element& element : slide.elements) {
    const auto* text = std::get_if<TextContent>(&element.content);
    if (element.role == "key_takeaway" && text != nullptr) return ascii_lower(text->text);
  }
  return {};
}

// The first point above zero, behind which none is below it again.
std::optional<std::string> turn_of(const std::vector<ChartPoint>& points) {
  std::optional<std::string> turn;
  bool below = false;
  for (const ChartPoint& point : points) {
    const auto* label = std::get_if<std::string>(&point.x);
    if (!point.y || label == nullptr) return std::nullopt;
    if (*point.y < 0) {
      if (turn) return std::nullopt;
      below = true;
    } else if (below && !turn && *point.y > 0) {
      turn = *label;
    }
  }
  return turn;
}

bool speaks_of_turn(const std::string& text) {
  static constexpr std::array<std::string_view, 12> kWords = {
      "positive", "break even", "breaks even", "break-even", "breakeven", "profitable",
      "in the black", "흑자", "손익분기", "黒字", "損益分岐", "扭亏"};
  return std::any_of(kWords.begin(), kWords.end(), [&text](std::string_view word) {
    return text.find(word) != std::string::npos;
  });
}

}  // namespace

std::optional<std::string> named_by_message(const Slide& slide, const Element& element) {
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr || !element.style.highlight.empty() || chart->series.size() != 1 ||
      !may_be_grey(*chart, element.style))
    return std::nullopt;
  const std::string title = title_of(slide), message = message_of(slide);
  if (title.size() + message.size() > kLongestTitle) return std::nullopt;
  if (speaks_of_turn(title) || speaks_of_turn(message)) {
    if (auto turn = turn_of(chart->series.front().data)) return turn;
  }
  return only_one_in(message, categories_of(*chart));
}

bool is_plan(const std::string& series) {
  static constexpr std::array<std::string_view, 12> kPlanned = {
      "plan", "planned", "target", "budget", "forecast", "goal", "soll", "계획", "목표", "예산", "計画", "المخطط"};
  return std::find(kPlanned.begin(), kPlanned.end(), ascii_lower(series)) != kPlanned.end();
}

std::vector<std::size_t> rows_counted_by_title(const Slide& slide, const Element& element) {
  const auto* table = std::get_if<TableContent>(&element.content);
  const std::string title = title_of(slide);
  if (table == nullptr || !element.style.highlight.empty() || title.empty() ||
      title.size() > kLongestTitle)
    return {};
  static constexpr std::array<std::string_view, 13> kConcern = {
      "risk", "late",  "delay", "critical", "danger", "attention", "need",
      "behind", "위험", "지연", "리스크", "주의", "심각"};
  if (std::none_of(kConcern.begin(), kConcern.end(), [&title](std::string_view word) {
        return title.find(word) != std::string::npos;
      }))
    return {};
  const std::size_t rows = counted_rows(*table);
  const std::size_t part = rows > 1 && rows <= kMostCounted ? part_of(title, rows) : 0;
  if (part == 0) return {};
  const std::vector<std::vector<std::string>> texts = texts_of(*table);
  std::vector<std::size_t> order(rows);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&texts](std::size_t a, std::size_t b) {
    return badness(texts[a]) > badness(texts[b]);
  });
  // Surely those, if the next one is less bad.
  if (badness(texts[order[part - 1]]) <= badness(texts[order[part]])) return {};
  order.resize(part);
  std::sort(order.begin(), order.end());
  return order;
}

std::optional<std::string> named_by_deck(const std::string& deck_title, const Element& element) {
  const auto* table = std::get_if<TableContent>(&element.content);
  if (table == nullptr || !element.style.highlight.empty() || deck_title.size() > kLongestTitle ||
      !has_answers(texts_of(*table)))
    return std::nullopt;
  std::vector<std::string> names;
  for (std::size_t i = 1; i < table->columns.size(); ++i) names.push_back(table->columns[i]);
  return only_one_in(ascii_lower(deck_title), names);
}

std::optional<std::string> goal_beside_today(const Element& element) {
  static constexpr std::array<std::string_view, 12> kToday = {
      "today", "now", "current", "currently", "as is", "as-is", "actual", "현재", "지금", "현황", "現在",
      "現状"};
  static constexpr std::array<std::string_view, 12> kGoal = {
      "goal", "target", "goals", "targets", "to be", "to-be", "aim", "목표", "목표치", "목표값", "目標",
      "ゴール"};
  const auto* table = std::get_if<TableContent>(&element.content);
  if (table == nullptr || !element.style.highlight.empty()) return std::nullopt;
  const auto is_in = [](const std::string& heading, const auto& words) {
    return std::find(words.begin(), words.end(), ascii_lower(heading)) != words.end();
  };
  bool today = false;
  std::optional<std::string> goal;
  for (const std::string& heading : table->columns) {
    if (is_in(heading, kGoal)) {
      if (goal || !today) return std::nullopt;
      goal = heading;
    }
    today = today || is_in(heading, kToday);
  }
  return goal;
}

std::optional<std::string> main_of_two(const Element& element) {
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr || !element.style.highlight.empty() || !may_be_grey(*chart, element.style))
    return std::nullopt;
  return present_of_two(*chart);
}

bool names_what_is_shown(const Slide& slide, const Element& element) {
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr || chart->series.size() != 1 || !chart->title.empty()) return false;
  const std::string name = ascii_lower(chart->series.front().name);
  if (are_one_unit(name, chart->y_label)) return false;
  const std::string known = title_of(slide) + "\n" + ascii_lower(chart->y_label);
  static constexpr std::array<std::string_view, 19> kSaysNothing = {
      "series", "series1", "value", "values", "data", "amount", "number", "count", "total", "per",
      "the",    "and",     "for",   "with",   "값",   "데이터", "계열",   "数値",  "値"};
  // Words are compared by their beginning, because "riders" says what "rider" says.
  constexpr std::size_t kBegin = 5, kLeast = 3;
  for (std::size_t at = 0; at < name.size();) {
    if (!is_word_byte(name[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < name.size() && is_word_byte(name[end])) ++end;
    const std::string word = name.substr(at, end - at);
    at = end;
    if (word.size() < kLeast || !has_letter(word)) continue;
    if (std::find(kSaysNothing.begin(), kSaysNothing.end(), word) != kSaysNothing.end()) continue;
    const std::string begin = is_ascii(word) ? word.substr(0, kBegin) : word;
    if (known.find(begin) == std::string::npos) return true;
  }
  return false;
}

}  // namespace deckle::layout
