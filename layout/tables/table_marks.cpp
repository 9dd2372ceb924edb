#include "layout/tables/table_marks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <string_view>

#include "layout/tables/cell_format.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kShortCharacters = 4;  // docs/design.md, "Tables"
constexpr std::size_t kLeastCells = 2;       // ours: one cell says nothing about its column

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

struct Level {
  std::string_view word;
  int scale;  // words of one scale belong together
  Signal signal;
  int step = 0;  // of a scale from low to high: 0 is very low, 4 very high
};

// Scales from low to high (of risks: high is bad) and states.
constexpr Level kLevels[] = {
    {"low", 0, Signal::Good, 1},        {"medium", 0, Signal::Middle, 2},
    {"moderate", 0, Signal::Middle, 2}, {"mid", 0, Signal::Middle, 2},
    {"med", 0, Signal::Middle, 2},      {"high", 0, Signal::Bad, 3},
    {"very low", 0, Signal::Good, 0},   {"very high", 0, Signal::Bad, 4},
    {"critical", 0, Signal::Bad, 4},    {"하", 1, Signal::Good, 1},
    {"중", 1, Signal::Middle, 2},       {"상", 1, Signal::Bad, 3},
    {"낮음", 2, Signal::Good, 1},       {"중간", 2, Signal::Middle, 2},
    {"보통", 2, Signal::Middle, 2},     {"높음", 2, Signal::Bad, 3},
    {"매우 낮음", 2, Signal::Good, 0},  {"매우 높음", 2, Signal::Bad, 4},
    {"低", 3, Signal::Good, 1},         {"中", 3, Signal::Middle, 2},
    {"高", 3, Signal::Bad, 3},          {"很低", 3, Signal::Good, 0},
    {"很高", 3, Signal::Bad, 4},        {"极高", 3, Signal::Bad, 4},
    {"極高", 3, Signal::Bad, 4},
    // States.
    {"green", 10, Signal::Good},        {"amber", 10, Signal::Middle},
    {"yellow", 10, Signal::Middle},     {"red", 10, Signal::Bad},
    {"on track", 11, Signal::Good},     {"on schedule", 11, Signal::Good},
    {"done", 11, Signal::Good},         {"complete", 11, Signal::Good},
    {"completed", 11, Signal::Good},    {"at risk", 11, Signal::Middle},
    {"in progress", 11, Signal::Middle}, {"ongoing", 11, Signal::Middle},
    {"on hold", 11, Signal::Middle},    {"off track", 11, Signal::Bad},
    {"delayed", 11, Signal::Bad},       {"late", 11, Signal::Bad},
    {"overdue", 11, Signal::Bad},       {"behind schedule", 11, Signal::Bad},
    {"blocked", 11, Signal::Bad},       {"cancelled", 11, Signal::Bad},
    {"missed", 11, Signal::Bad},        {"open", 11, Signal::Open},
    {"planned", 11, Signal::Open},      {"not started", 11, Signal::Open},
    {"pending", 11, Signal::Open},      {"upcoming", 11, Signal::Open},
    {"초록", 12, Signal::Good},         {"노랑", 12, Signal::Middle},
    {"빨강", 12, Signal::Bad},          {"양호", 13, Signal::Good},
    {"정상", 13, Signal::Good},         {"완료", 13, Signal::Good},
    {"주의", 13, Signal::Middle},       {"보완", 13, Signal::Middle},
    {"진행", 13, Signal::Middle},       {"진행 중", 13, Signal::Middle},
    {"진행중", 13, Signal::Middle},     {"보류", 13, Signal::Middle},
    {"미흡", 13, Signal::Bad},          {"지연", 13, Signal::Bad},
    {"위험", 13, Signal::Bad},          {"경고", 13, Signal::Bad},
    {"심각", 13, Signal::Bad},          {"기한 초과", 13, Signal::Bad},
    {"예정", 13, Signal::Open},         {"계획", 13, Signal::Open},
    {"미착수", 13, Signal::Open},       {"대기", 13, Signal::Open},
    // Japanese and Chinese, which share some of the words.
    {"完了", 14, Signal::Good},         {"順調", 14, Signal::Good},
    {"完成", 14, Signal::Good},         {"已完成", 14, Signal::Good},
    {"正常", 14, Signal::Good},         {"顺利", 14, Signal::Good},
    {"進行中", 14, Signal::Middle},     {"进行中", 14, Signal::Middle},
    {"対応中", 14, Signal::Middle},     {"保留", 14, Signal::Middle},
    {"注意", 14, Signal::Middle},       {"要注意", 14, Signal::Middle},
    {"有风险", 14, Signal::Middle},     {"有風險", 14, Signal::Middle},
    {"遅延", 14, Signal::Bad},          {"遅れ", 14, Signal::Bad},
    {"期限超過", 14, Signal::Bad},      {"危険", 14, Signal::Bad},
    {"延期", 14, Signal::Bad},          {"延误", 14, Signal::Bad},
    {"延誤", 14, Signal::Bad},          {"延迟", 14, Signal::Bad},
    {"延遲", 14, Signal::Bad},          {"逾期", 14, Signal::Bad},
    {"受阻", 14, Signal::Bad},          {"未着手", 14, Signal::Open},
    {"予定", 14, Signal::Open},         {"未开始", 14, Signal::Open},
    {"未開始", 14, Signal::Open},       {"计划中", 14, Signal::Open},
    {"計劃中", 14, Signal::Open},
};
constexpr int kFirstState = 10;  // the scales below it go from low to high

// Of states: what needs a decision although it is not bad yet; and what is bad, but over.
constexpr std::string_view kAtRisk[] = {"at risk", "有风险", "有風險"};
constexpr std::string_view kIsOver[] = {"cancelled"};

const Level* level_of(const std::string& text) {
  constexpr std::size_t kLongestLevel = 40;  // with spaces around it; cells may be long texts
  if (text.size() > kLongestLevel) return nullptr;
  const std::string word = ascii_lower(trimmed(text));
  const auto found = std::find_if(std::begin(kLevels), std::end(kLevels),
                                  [&word](const Level& level) { return level.word == word; });
  return found == std::end(kLevels) ? nullptr : &*found;
}

bool starts_with_any(std::string_view text, std::initializer_list<std::string_view> signs) {
  return std::any_of(signs.begin(), signs.end(),
                     [text](std::string_view sign) { return text.starts_with(sign); });
}

// A plus or a triangle is only written at changes; a minus may be at any number.
bool has_change_mark(const std::string& text) {
  return starts_with_any(trimmed(text), {"+", "▲", "▼", "△", "▽"});
}

bool is_zero_or_missing(const std::string& text) {
  if (reads_as_missing(text)) return true;
  return reads_as_number(text) && text.find_first_of("123456789") == std::string::npos;
}

bool is_short(const std::string& cell) {
  return cell.find('\n') == std::string::npos && utf8::length(trimmed(cell)) <= kShortCharacters;
}

// Whether short words and numbers stand below one another: marks of a comparison.
bool is_mixed(const std::vector<std::string>& cells) {
  constexpr std::size_t kLongest = 8;  // ours: "19,000" and "not yet"
  std::size_t numbers = 0, words = 0;
  for (const std::string& cell : cells) {
    if (reads_as_missing(cell)) continue;
    ++(reads_as_number(cell) ? numbers : words);
  }
  return numbers > 0 && numbers < 4 * words &&
         std::all_of(cells.begin(), cells.end(), [](const std::string& cell) {
           return cell.find('\n') == std::string::npos && utf8::length(trimmed(cell)) <= kLongest;
         });
}

ColumnMarks::Kind kind_of(const std::vector<std::string>& cells) {
  using Kind = ColumnMarks::Kind;
  if (cells.size() < kLeastCells) return Kind::Plain;
  const auto all = [&cells](const auto& is) { return std::all_of(cells.begin(), cells.end(), is); };
  const Level* first = level_of(cells.front());
  if (first != nullptr && all([first](const std::string& cell) {
        const Level* level = level_of(cell);
        return level != nullptr && level->scale == first->scale;
      }))
    return Kind::Levels;
  const bool marked = std::any_of(cells.begin(), cells.end(), has_change_mark);
  if (marked && all([](const std::string& cell) {
        return is_zero_or_missing(cell) ||
               (reads_as_number(cell) &&
                (has_change_mark(cell) || starts_with_any(trimmed(cell), {"-", "−", "–"})));
      }))
    return Kind::Changes;
  const bool numbers = all([](const std::string& cell) { return reads_as_number(cell); });
  if (!numbers && all(is_short)) return Kind::Short;
  if (is_mixed(cells)) return Kind::Short;
  return Kind::Plain;
}

}  // namespace

std::vector<ColumnMarks> column_marks(const std::vector<std::vector<std::string>>& rows,
                                      std::size_t columns, bool total_row) {
  std::vector<ColumnMarks> marks(columns);
  std::vector<bool> lone(columns, false);
  const std::size_t count = total_row && !rows.empty() ? rows.size() - 1 : rows.size();
  for (std::size_t column = 1; column < columns; ++column) {
    std::vector<std::string> cells;
    for (std::size_t r = 0; r < count; ++r) {
      if (column < rows[r].size() && !trimmed(rows[r][column]).empty())
        cells.push_back(rows[r][column]);
    }
    marks[column].kind = kind_of(cells);
    lone[column] = cells.size() == 1 && !reads_as_number(cells.front()) && is_short(cells.front());
  }
  // Beside columns of marks, one mark is a column of them as well.
  const bool any_short = std::any_of(marks.begin(), marks.end(), [](const ColumnMarks& mark) {
    return mark.kind == ColumnMarks::Kind::Short;
  });
  for (std::size_t column = 1; column < columns && any_short; ++column) {
    if (lone[column]) marks[column].kind = ColumnMarks::Kind::Short;
  }
  return marks;
}

int change_sign(const std::string& text, const std::string& language) {
  if (is_zero_or_missing(text)) return 0;
  const std::string word = trimmed(text);
  const bool east_asian = language.starts_with("ko") || language.starts_with("ja") ||
                          language.starts_with("zh");
  if (word.starts_with("△")) return east_asian ? -1 : 1;
  if (starts_with_any(word, {"+", "▲"})) return 1;
  if (starts_with_any(word, {"-", "−", "–", "▼", "▽"})) return -1;
  return 0;
}

std::optional<bool> answer_of(const std::string& text) {
  static constexpr std::string_view kYes[] = {"yes",  "예",   "네",   "있음", "가능",
                                              "지원", "はい", "あり", "是",   "نعم"};
  static constexpr std::string_view kNo[] = {"no",     "아니오", "아니요", "없음", "불가", "불가능",
                                             "미지원", "いいえ", "なし",   "否",   "لا"};
  const std::string word = ascii_lower(trimmed(text));
  const auto is_one_of = [&word](const auto& words) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
  };
  if (is_one_of(kYes)) return true;
  if (is_one_of(kNo)) return false;
  return std::nullopt;
}

bool has_answers(const std::vector<std::vector<std::string>>& rows) {
  std::size_t count = 0;
  for (const std::vector<std::string>& row : rows) {
    for (std::size_t column = 1; column < row.size(); ++column)
      count += answer_of(row[column]) ? 1U : 0U;
  }
  return count >= kLeastCells;
}

bool is_below_zero(const std::string& text, const std::string& language) {
  const std::string word = trimmed(text);
  if (word.size() > 2 && word.front() == '(' && word.back() == ')') return reads_as_number(word);
  const bool triangle = word.starts_with("▼") || word.starts_with("▽");
  return !triangle && reads_as_number(word) && change_sign(word, language) < 0;
}

std::vector<std::optional<int>> harvey_quarters(const std::vector<std::vector<Cell>>& rows,
                                                std::size_t column) {
  std::vector<std::optional<double>> numbers;
  double largest = 0;
  for (const std::vector<Cell>& row : rows) {
    std::optional<double>& number = numbers.emplace_back();
    if (column >= row.size()) continue;
    if (const auto* authored = std::get_if<double>(&row[column])) {
      number = *authored;
    } else if (const auto* text = std::get_if<std::string>(&row[column])) {
      const std::string word = trimmed(*text);
      double value = 0;
      const char* end = word.data() + word.size();
      const auto [stop, error] = std::from_chars(word.data(), end, value);
      if (error != std::errc() || (stop != end && std::string_view(stop, end) != "%")) continue;
      // A percentage is a share, whatever the other cells are.
      number = stop == end ? value : value / 100;
    }
    if (number && (!std::isfinite(*number) || *number < 0)) number.reset();
    if (number) largest = std::max(largest, *number);
  }
  const double whole = largest <= 1 ? 1 : largest <= 4 ? 4 : 100;
  std::vector<std::optional<int>> out;
  for (const std::optional<double>& number : numbers) {
    if (number && *number <= whole)
      out.emplace_back(static_cast<int>(std::lround(*number / whole * 4)));
    else
      out.emplace_back();
  }
  return out;
}

std::optional<LevelWord> level_word(const std::string& text) {
  const Level* level = level_of(text);
  if (level == nullptr) return std::nullopt;
  const auto is_in = [level](const auto& words) {
    return std::find(std::begin(words), std::end(words), level->word) != std::end(words);
  };
  LevelWord out;
  out.is_state = level->scale >= kFirstState;
  out.scale = level->scale;
  out.step = level->step;
  out.at_risk = out.is_state && ((level->signal == Signal::Bad && !is_in(kIsOver)) || is_in(kAtRisk));
  return out;
}

std::optional<Signal> level_signal(const std::string& text, Better better) {
  const Level* level = level_of(text);
  if (level == nullptr) return std::nullopt;
  const bool turned = level->scale < kFirstState && better == Better::Up;
  if (!turned || level->signal == Signal::Middle || level->signal == Signal::Open) return level->signal;
  return level->signal == Signal::Good ? Signal::Bad : Signal::Good;
}

}  // namespace deckle::layout
