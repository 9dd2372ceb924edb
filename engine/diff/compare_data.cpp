#include "engine/diff/compare_data.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "engine/diff/compare_elements.h"
#include "engine/diff/data_text.h"
#include "engine/diff/word_diff.h"
#include "engine/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::engine {

namespace {

// Cells and values of one element that are listed; ours.
constexpr std::size_t kMostListed = 40;
// The cells of the table of common subsequences of two lists of rows.
constexpr std::size_t kMostCells = 4'000'000;

// A line of either side beside the line of the other that it is; -1: there is none.
using Lines = std::vector<std::pair<int, int>>;

// Lines that are equal stay in order; between two of them the others are taken in order as well
// where they have something in common.
class Aligner {
 public:
  Aligner(std::vector<std::string> before, std::vector<std::string> after)
      : a_(std::move(before)), b_(std::move(after)) {
    for (const std::string& line : a_) add_words(line, words_a_.emplace_back());
    for (const std::string& line : b_) add_words(line, words_b_.emplace_back());
  }

  Lines align() {
    const std::size_t n = a_.size(), m = b_.size();
    Lines out;
    if (n > 0 && m > kMostCells / n) {
      pair_up(0, n, 0, m, out);
      return out;
    }
    const std::size_t width = m + 1;
    std::vector<std::uint32_t> lengths((n + 1) * width, 0);
    for (std::size_t i = n; i-- > 0;) {
      for (std::size_t j = m; j-- > 0;) {
        lengths[i * width + j] =
            a_[i] == b_[j] ? lengths[(i + 1) * width + j + 1] + 1
                           : std::max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
      }
    }
    std::size_t i = 0, j = 0, from_i = 0, from_j = 0;
    while (i < n && j < m) {
      if (a_[i] == b_[j]) {
        pair_up(from_i, i, from_j, j, out);
        out.emplace_back(static_cast<int>(i++), static_cast<int>(j++));
        from_i = i;
        from_j = j;
      } else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) {
        ++i;
      } else {
        ++j;
      }
    }
    pair_up(from_i, n, from_j, m, out);
    return out;
  }

 private:
  void pair_up(std::size_t i, std::size_t i_end, std::size_t j, std::size_t j_end, Lines& out) {
    while (i < i_end && j < j_end) {
      const std::size_t more_i = i_end - i, more_j = j_end - j;
      const bool alike = similarity(words_a_[i], words_b_[j]) > 0 || more_i == more_j;
      if (alike)
        out.emplace_back(static_cast<int>(i++), static_cast<int>(j++));
      else if (more_i > more_j)
        out.emplace_back(static_cast<int>(i++), -1);
      else
        out.emplace_back(-1, static_cast<int>(j++));
    }
    while (i < i_end) out.emplace_back(static_cast<int>(i++), -1);
    while (j < j_end) out.emplace_back(-1, static_cast<int>(j++));
  }

  std::vector<std::string> a_, b_;
  std::vector<WordBag> words_a_, words_b_;
};

// Adds no more than kMostListed, and then how many more there are.
class Listed {
 public:
  explicit Listed(std::vector<DeckChange>& out) : out_(out) {}
  ~Listed() {
    if (more_ > 0) out_.push_back({"more", tr("and {} more", more_), "", "", {}});
  }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

  [[nodiscard]] bool full() {
    if (count_++ < kMostListed) return false;
    ++more_;
    return true;
  }

 private:
  std::vector<DeckChange>& out_;
  std::size_t count_ = 0, more_ = 0;
};

using Grid = std::vector<std::vector<std::string>>;

Grid grid_of(const TableIr& table) {
  Grid out;
  for (const TableRowIr& row : table.rows) {
    std::vector<std::string>& line = out.emplace_back();
    for (const TextBodyIr& cell : row.cells) line.push_back(plain_text(cell));
  }
  return out;
}

std::vector<std::string> rows_of(const Grid& grid) {
  std::vector<std::string> out;
  for (const auto& row : grid) {
    std::string& line = out.emplace_back();
    for (const std::string& cell : row) line += cell + "\x1f";
  }
  return out;
}

std::vector<std::string> columns_of(const Grid& grid) {
  std::vector<std::string> out(grid.empty() ? 0 : grid.front().size());
  for (const auto& row : grid) {
    for (std::size_t c = 0; c < out.size() && c < row.size(); ++c) out[c] += row[c] + "\x1f";
  }
  return out;
}

// Of a row or column that is named: its first words.
std::string first_words(const std::string& line) {
  std::string text = line;
  std::replace(text.begin(), text.end(), '\x1f', ' ');
  std::replace(text.begin(), text.end(), '\n', ' ');
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return shortened(text, 60);
}

const std::string& cell(const Grid& grid, int row, int column) {
  static const std::string kNone;
  const auto& line = grid[static_cast<std::size_t>(row)];
  const auto at = static_cast<std::size_t>(column);
  return at < line.size() ? line[at] : kNone;
}

const char* chart_kind(ChartType type) { return to_string(type); }

}  // namespace

void compare_tables(const TableIr& before, const TableIr& after, std::vector<DeckChange>& out) {
  const Grid a = grid_of(before), b = grid_of(after);
  if (a == b) return;
  const std::vector<std::string> columns_a = columns_of(a), columns_b = columns_of(b);
  Lines columns;
  if (columns_a.size() != columns_b.size()) {
    columns = Aligner(columns_a, columns_b).align();
  } else {
    for (int c = 0; c < static_cast<int>(columns_a.size()); ++c) columns.emplace_back(c, c);
  }
  Listed listed(out);
  for (const auto& [x, y] : columns) {
    if (x >= 0 && y >= 0) continue;
    if (listed.full()) continue;
    if (x < 0) {
      const std::string name = first_words(columns_b[static_cast<std::size_t>(y)]);
      out.push_back({"column", tr("column {} is new: {}", y + 1, name), "", name, {}});
    } else {
      const std::string name = first_words(columns_a[static_cast<std::size_t>(x)]);
      out.push_back({"column", tr("column {} is gone: {}", x + 1, name), name, "", {}});
    }
  }
  const std::vector<std::string> rows_a = rows_of(a), rows_b = rows_of(b);
  for (const auto& [i, j] : Aligner(rows_a, rows_b).align()) {
    if (i >= 0 && j >= 0) {
      for (const auto& [x, y] : columns) {
        if (x < 0 || y < 0 || cell(a, i, x) == cell(b, j, y) || listed.full()) continue;
        compare_text("cell", tr("row {}, column {}", j + 1, y + 1), cell(a, i, x), cell(b, j, y),
                     out);
      }
    } else if (!listed.full()) {
      if (i < 0) {
        const std::string name = first_words(rows_b[static_cast<std::size_t>(j)]);
        out.push_back({"row", tr("row {} is new: {}", j + 1, name), "", name, {}});
      } else {
        const std::string name = first_words(rows_a[static_cast<std::size_t>(i)]);
        out.push_back({"row", tr("row {} is gone: {}", i + 1, name), name, "", {}});
      }
    }
  }
}

void compare_charts(const ChartContent& before, const ChartContent& after,
                    std::vector<DeckChange>& out) {
  compare_values("chart", tr("kind of chart"), chart_kind(before.type), chart_kind(after.type), out);
  compare_text("chart", tr("title of the chart"), before.title, after.title, out);
  compare_text("chart", tr("title of an axis"), before.x_label, after.x_label, out);
  compare_text("chart", tr("title of an axis"), before.y_label, after.y_label, out);
  std::vector<std::string> names_a, names_b;
  for (const ChartSeries& one : before.series) names_a.push_back(one.name);
  for (const ChartSeries& one : after.series) names_b.push_back(one.name);
  Listed listed(out);
  for (const auto& [i, j] : Aligner(names_a, names_b).align()) {
    if (i < 0 || j < 0) {
      if (listed.full()) continue;
      if (i < 0) {
        const std::string& name = names_b[static_cast<std::size_t>(j)];
        out.push_back({"series", tr("series \"{}\" is new", display_value(name)), "", name, {}});
      } else {
        const std::string& name = names_a[static_cast<std::size_t>(i)];
        out.push_back({"series", tr("series \"{}\" is gone", display_value(name)), name, "", {}});
      }
      continue;
    }
    const ChartSeries& a = before.series[static_cast<std::size_t>(i)];
    const ChartSeries& b = after.series[static_cast<std::size_t>(j)];
    if (a.name != b.name && !listed.full())
      compare_text("series", tr("name of a series"), a.name, b.name, out);
    std::vector<std::string> points_a, points_b;
    for (const ChartPoint& point : a.data) points_a.push_back(category_text(point));
    for (const ChartPoint& point : b.data) points_b.push_back(category_text(point));
    for (const auto& [x, y] : Aligner(points_a, points_b).align()) {
      const std::string was = x < 0 ? std::string() : value_text(a.data[static_cast<std::size_t>(x)]);
      const std::string is = y < 0 ? std::string() : value_text(b.data[static_cast<std::size_t>(y)]);
      const std::string& name = points_a.empty() || x < 0 ? points_b[static_cast<std::size_t>(y)]
                                                          : points_a[static_cast<std::size_t>(x)];
      const bool renamed = x >= 0 && y >= 0 && name != points_b[static_cast<std::size_t>(y)];
      if (renamed && j == 0 && !listed.full())
        compare_text("category", tr("category {}", y + 1), name, points_b[static_cast<std::size_t>(y)],
                     out);
      if ((x < 0 || y < 0) && j == 0 && !listed.full())
        out.push_back({"category",
                       x < 0 ? tr("category \"{}\" is new", display_value(name))
                             : tr("category \"{}\" is gone", display_value(name)),
                       x < 0 ? "" : name, x < 0 ? name : "", {}});
      if (was != is && !listed.full())
        compare_values("value",
                       tr("\"{}\", \"{}\"", display_value(b.name), display_value(name)), was, is, out);
    }
  }
}

}  // namespace deckle::engine
