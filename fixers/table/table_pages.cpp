#include "fixers/table/table_pages.h"

#include <algorithm>
#include <numeric>

#include "layout/tables/solve.h"
#include "layout/tables/table_emphasis.h"

namespace deckle::fixers {
namespace {

TableIr with_columns(const TableIr& whole, const std::vector<std::size_t>& columns) {
  TableIr out;
  out.size_pt = whole.size_pt;
  out.row_limit = whole.row_limit;
  out.rtl = whole.rtl;
  for (const std::size_t c : columns) out.columns.push_back(whole.columns[c]);
  out.rows.resize(whole.rows.size());
  for (std::size_t r = 0; r < whole.rows.size(); ++r) {
    out.rows[r].cells.reserve(columns.size());
    for (const std::size_t c : columns) out.rows[r].cells.push_back(whole.rows[r].cells[c]);
  }
  return out;
}

ColumnGroup group_of(const measure::TextEngine& engine, const TableIr& whole,
                     std::vector<std::size_t> columns, Emu width) {
  ColumnGroup group;
  group.table = with_columns(whole, columns);
  group.columns = std::move(columns);
  layout::solve_table(engine, group.table, width);
  return group;
}

// How many columns besides the key column go on each slide: as many as have space for their longest
// words, then evened out.
std::vector<std::size_t> column_ends(const std::vector<double>& min_widths, double available) {
  const std::size_t n = min_widths.size();
  // With `pages` given, each gets at most an even share of the remaining columns.
  const auto greedy = [&](std::size_t pages) {
    std::vector<std::size_t> ends;
    for (std::size_t begin = 1; begin < n;) {
      const std::size_t left = pages > ends.size() ? pages - ends.size() : 1;
      const std::size_t max = (n - begin + left - 1) / left;
      double sum = min_widths[0];
      std::size_t end = begin;
      while (end < n && end - begin < max && (end == begin || sum + min_widths[end] <= available))
        sum += min_widths[end++];
      ends.push_back(end);
      begin = end;
    }
    return ends;
  };
  std::vector<std::size_t> ends = greedy(1);
  std::vector<std::size_t> balanced = greedy(ends.size());
  return balanced.size() == ends.size() ? balanced : ends;
}

// How many rows from `begin` on fit; at least one.
std::size_t fill(const std::vector<Emu>& heights, std::size_t begin, Emu available,
                 std::size_t limit) {
  Emu sum;
  std::size_t end = begin;
  while (end < heights.size() && (limit == 0 || end - begin < limit) &&
         sum + heights[end] <= available)
    sum += heights[end++];
  return std::max(end, begin + 1);
}

}  // namespace

std::vector<ColumnGroup> column_groups(const measure::TextEngine& engine, const TableIr& table,
                                       Emu width) {
  const std::vector<double> min_widths = layout::min_widths_pt(engine, table);
  std::vector<std::size_t> ends = {min_widths.size()};
  if (std::accumulate(min_widths.begin(), min_widths.end(), 0.0) > to_pt(width) &&
      min_widths.size() > 2)
    ends = column_ends(min_widths, to_pt(width));
  std::vector<ColumnGroup> groups;
  std::size_t begin = 1;
  for (const std::size_t end : ends) {
    std::vector<std::size_t> columns = {0};
    for (std::size_t c = begin; c < end; ++c) columns.push_back(c);
    groups.push_back(group_of(engine, table, std::move(columns), width));
    begin = end;
  }
  return groups;
}

TableContent table_page(const TableContent& whole, const TableStyle* style,
                        const ColumnGroup& group, std::size_t begin, std::size_t end) {
  TableContent page;
  page.title = whole.title;
  TablePage table_page;
  table_page.size_pt = group.table.size_pt;
  table_page.last = end >= whole.rows.size() && (!whole.page || whole.page->last);
  const TableEmphasis emphasis =
      layout::table_emphasis(whole, style != nullptr ? style->total : std::nullopt);
  table_page.emphasis = emphasis;
  table_page.emphasis.levels.clear();
  for (const std::size_t column : group.columns)
    table_page.emphasis.levels.push_back(column < emphasis.levels.size() &&
                                         emphasis.levels[column]);
  for (std::size_t i = 0; i < group.columns.size(); ++i) {
    page.columns.push_back(whole.columns[group.columns[i]]);
    table_page.columns.push_back(group.table.columns[i].format);
    table_page.columns.back().share = static_cast<double>(group.table.columns[i].width.value());
  }
  for (std::size_t r = begin; r < end; ++r) {
    std::vector<Cell> row;
    for (const std::size_t c : group.columns)
      row.push_back(c < whole.rows[r].size() ? whole.rows[r][c] : Cell());
    page.rows.push_back(std::move(row));
  }
  page.page = std::move(table_page);
  return page;
}

std::shared_ptr<const TableStyle> table_style_page(const std::shared_ptr<const TableStyle>& whole,
                                                   const std::vector<std::size_t>& columns,
                                                   std::size_t begin, std::size_t end) {
  if (whole == nullptr) return nullptr;
  // The place of a column on the page; as many as there are where it is on another one.
  const auto place_of = [&](std::size_t column) {
    return static_cast<std::size_t>(std::find(columns.begin(), columns.end(), column) -
                                    columns.begin());
  };
  TableStyle page;
  page.negatives_red = whole->negatives_red;
  page.total = whole->total;
  for (const std::size_t column : columns)
    page.columns.push_back(column < whole->columns.size() ? whole->columns[column]
                                                          : TableColumnStyle{});
  if (whole->group_by) {
    const std::size_t place = place_of(*whole->group_by);
    if (place < columns.size()) page.group_by = place;
  }
  for (TableCellStyle cell : whole->cells) {
    const std::size_t place = place_of(cell.column);
    if (place >= columns.size() || cell.row < begin || cell.row >= end) continue;
    std::size_t across = 1;
    while (across < cell.columns && place_of(cell.column + across) == place + across &&
           place + across < columns.size())
      ++across;
    cell.columns = across;
    cell.rows = std::min(cell.rows, end - cell.row);
    cell.row -= begin;
    cell.column = place;
    page.cells.push_back(std::move(cell));
  }
  return std::make_shared<const TableStyle>(std::move(page));
}

std::vector<bool> joined_rows(const TableStyle* style, std::size_t rows) {
  std::vector<bool> joined;
  if (style == nullptr) return joined;
  for (const TableCellStyle& cell : style->cells) {
    if (cell.rows < 2) continue;
    joined.resize(rows, false);
    for (std::size_t r = cell.row + 1; r < std::min(rows, cell.row + cell.rows); ++r)
      joined[r] = true;
  }
  return joined;
}

std::vector<std::size_t> row_pages(const std::vector<Emu>& heights, Emu first_available,
                                   Emu available, std::size_t limit,
                                   const std::vector<bool>& joined) {
  const std::size_t n = heights.size();
  if (!joined.empty()) {
    std::vector<std::size_t> begins{0};
    while (begins.back() < n) {
      const std::size_t begin = begins.back();
      std::size_t end = fill(heights, begin, begin == 0 ? first_available : available, limit);
      std::size_t whole = end;
      while (whole > begin && whole < n && joined[whole]) --whole;
      if (whole > begin) end = whole;
      begins.push_back(end);
    }
    return begins;
  }
  const auto available_on = [&](std::size_t begin) {
    return begin == 0 ? first_available : available;
  };
  std::size_t pages = 0;
  for (std::size_t begin = 0; begin < n; ++pages)
    begin = fill(heights, begin, available_on(begin), limit);
  std::vector<std::size_t> begins;
  std::size_t begin = 0;
  while (begin < n) {
    begins.push_back(begin);
    const std::size_t left = pages > begins.size() - 1 ? pages - (begins.size() - 1) : 1;
    const std::size_t max = fill(heights, begin, available_on(begin), limit);
    std::size_t end =
        std::min(begin + std::max<std::size_t>(1, (n - begin + left - 1) / left), max);
    // The remaining rows have to fit on the remaining slides.
    const auto fits_remaining = [&](std::size_t from) {
      std::size_t count = 0;
      for (; from < n; ++count) from = fill(heights, from, available, limit);
      return count < left;
    };
    while (end < max && !fits_remaining(end)) ++end;
    // Avoid a single row on the last slide; it may be the total of the rows before.
    if (n - end == 1 && end - begin > 2) --end;
    begin = end;
  }
  begins.push_back(n);
  return begins;
}

}  // namespace deckle::fixers
