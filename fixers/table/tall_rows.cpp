#include "fixers/table/tall_rows.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "fixers/split/units.h"
#include "layout/tables/solve.h"
#include "slidespec/model/table_style.h"

namespace deckle::fixers {
namespace {

// Ours: of the height of a slide, since parts of equal length are not equally high.
constexpr double kFull = 0.9;

// Parts of about equal length, with all of the words.
std::vector<std::string> parts_of(const std::string& text, std::size_t count) {
  const std::size_t share = (text.size() + count - 1) / count;
  std::vector<std::string> parts;
  std::string rest = text;
  while (rest.size() > share) {
    const std::size_t cut = cut_before(rest, share);
    if (cut == 0 || cut >= rest.size()) break;
    std::string part = rest.substr(0, cut);
    part.erase(part.find_last_not_of(" \n") + 1);
    rest.erase(0, cut);
    if (!part.empty()) parts.push_back(std::move(part));
  }
  parts.push_back(std::move(rest));
  return parts;
}

// The height that one cell alone gives its row.
Emu height_of_cell(const measure::TextEngine& engine, const TableIr& table, const TableRowIr& row,
                   std::size_t column) {
  TableRowIr alone = row;
  for (std::size_t c = 0; c < alone.cells.size(); ++c) {
    if (c == column) continue;
    for (ParagraphIr& paragraph : alone.cells[c].paragraphs) paragraph.runs.clear();
    if (alone.cells[c].paragraphs.size() > 1) alone.cells[c].paragraphs.resize(1);
  }
  return layout::row_height(engine, table, alone);
}

std::vector<std::vector<Cell>> rows_of(const measure::TextEngine& engine, const TableIr& table,
                                       const TableRowIr& laid_out, Emu available,
                                       const std::vector<Cell>& row) {
  std::vector<std::vector<Cell>> rows(1, row);
  for (std::size_t c = 0; c < row.size() && c < laid_out.cells.size(); ++c) {
    const auto* text = std::get_if<std::string>(&row[c]);
    if (text == nullptr) continue;
    const Emu height = height_of_cell(engine, table, laid_out, c);
    if (height <= available) continue;
    const double slides = to_pt(height) / (kFull * to_pt(available));
    const std::vector<std::string> parts =
        parts_of(*text, static_cast<std::size_t>(std::ceil(slides)));
    if (parts.size() > rows.size()) rows.resize(parts.size(), std::vector<Cell>(row.size()));
    for (std::size_t p = 0; p < parts.size(); ++p) rows[p][c] = parts[p];
  }
  return rows;
}

bool joins_rows(const Element& element) {
  const TableStyle* style = element.style.table.get();
  return style != nullptr &&
         (style->group_by || std::any_of(style->cells.begin(), style->cells.end(),
                                         [](const TableCellStyle& cell) { return cell.rows > 1; }));
}

// What the author said of rows counts from `first` of each.
void move_style(const std::vector<std::size_t>& first, Element& element) {
  if (element.style.table == nullptr) return;
  TableStyle style = *element.style.table;
  for (TableCellStyle& cell : style.cells) {
    if (cell.row < first.size()) cell.row = first[cell.row];
  }
  for (std::size_t& row : style.title_rows) {
    if (row < first.size()) row = first[row];
  }
  element.style.table = std::make_shared<const TableStyle>(std::move(style));
}

}  // namespace

std::size_t cut_tall_rows(const measure::TextEngine& engine, const TableIr& table, Emu available,
                          Element& element) {
  auto* content = std::get_if<TableContent>(&element.content);
  if (content == nullptr || table.rows.size() != content->rows.size() + 1 || joins_rows(element) ||
      available <= Emu(0))
    return 0;
  std::vector<std::vector<Cell>> rows;
  std::vector<std::size_t> first;
  std::size_t cut = 0;
  for (std::size_t r = 0; r < content->rows.size(); ++r) {
    first.push_back(rows.size());
    const TableRowIr& laid_out = table.rows[r + 1];
    if (laid_out.height <= available) {
      rows.push_back(content->rows[r]);
      continue;
    }
    for (std::vector<Cell>& row : rows_of(engine, table, laid_out, available, content->rows[r]))
      rows.push_back(std::move(row));
    if (rows.size() > first.back() + 1) ++cut;
  }
  if (cut == 0) return 0;
  content->rows = std::move(rows);
  move_style(first, element);
  return cut;
}

}  // namespace deckle::fixers
