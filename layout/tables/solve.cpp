#include "layout/tables/solve.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "layout/tables/distribute.h"
#include "layout/tables/table.h"
#include "layout/text/script_spaces.h"

namespace deckle::layout {
namespace {

// The share by which a line may be wider in the application; reserved so that a single-line cell
// stays one: the guard band of line widths is 0.6 % (docs/text-layout.md, 9), but LibreOffice,
// which rounds every advance to dots, was seen to wrap lines of 99 %.
constexpr double kGuard = 0.015;
constexpr double kSlackPt = 0.1;  // ours: for rounding
// Ours: up to this many ems a word is not split, about 20 Latin letters; a longer one (an address,
// a file name) may be.
constexpr double kLongestWordEm = 11;
// Ours: narrower text is a column of syllables, even where its script allows the line breaks. A
// heading may be narrower: two Hangul syllables.
constexpr double kNarrowestTextEm = 4.5;
constexpr double kNarrowestHeadingEm = 2.5;
// Ours: tables of one column take this share of the width where it leaves them some margin.
constexpr double kOneColumnShare = 2.0 / 3;
constexpr double kOneColumnMargin = 1.25;  // that margin: a quarter of its maximum width

constexpr double kLineHeight = 1.2;  // of the size: PowerPoint's single line

double padding_pt() { return 2 * to_pt(kCellSidePadding); }

double with_guard(double width) { return width * (1 + kGuard) + kSlackPt; }

// The merged cell that begins at a place; null: none does.
const CellSpanIr* span_at(const TableIr& table, std::size_t row, std::size_t column) {
  for (const CellSpanIr& span : table.spans) {
    if (span.row == row && span.column == column) return &span;
  }
  return nullptr;
}

ColumnNeed need_of(const measure::TextEngine& engine, const TableIr& table, std::size_t column) {
  const double em = table.size_pt;
  ColumnNeed need;
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const TextBodyIr& cell = table.rows[r].cells[column];
    if (cell.empty()) continue;
    // A cell over several columns has their widths together.
    const CellSpanIr* span = table.spans.empty() ? nullptr : span_at(table, r, column);
    if (span != nullptr && span->columns > 1) continue;
    const auto range = engine.width_range(cell);
    const double widest = with_guard(range.max_pt);
    double min = with_guard(range.min_pt);
    if (table.columns[column].format.numeric && r > 0) {
      min = std::min(widest, kLongestWordEm * em);
    } else {
      const double narrowest = r == 0 ? kNarrowestHeadingEm : kNarrowestTextEm;
      min = std::min(std::max(min, std::min(widest, narrowest * em)), kLongestWordEm * em);
    }
    need.min = std::max(need.min, min);
    // The space that other programs put between Korean letters and digits, where there is room for it.
    const double spaces = script_changes(plain_text(cell)) * kScriptSpaceEm * em;
    need.max = std::max(need.max, widest + spaces);
  }
  need.min += padding_pt();
  need.max = std::max(need.max + padding_pt(), need.min);
  need.rigid = table.columns[column].format.numeric;
  return need;
}

// Whether the column has short words or marks: they are centred.
bool is_centred(const TableIr& table, std::size_t column) {
  return std::all_of(table.rows.begin(), table.rows.end(), [column](const TableRowIr& row) {
    return column < row.cells.size() && !row.cells[column].paragraphs.empty() &&
           row.cells[column].paragraphs.front().style.align == Align::Center;
  });
}

// Centred columns are equally wide, to look like tiles.
void even_centred(const TableIr& table, std::vector<ColumnNeed>& needs) {
  double min = 0, max = 0;
  for (std::size_t i = 0; i < needs.size(); ++i) {
    if (!is_centred(table, i)) continue;
    min = std::max(min, needs[i].min);
    max = std::max(max, needs[i].max);
  }
  for (std::size_t i = 0; i < needs.size(); ++i) {
    if (!is_centred(table, i)) continue;
    needs[i].min = min;
    needs[i].max = max;
  }
}

// Whole EMU that add up to `width`: edges are rounded, not widths.
void set_widths(TableIr& table, const std::vector<double>& widths, Emu width) {
  const double sum = std::accumulate(widths.begin(), widths.end(), 0.0);
  double edge = 0;
  Emu left;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    edge += widths[i];
    const Emu right = i + 1 == widths.size()
                          ? width
                          : Emu(std::llround(static_cast<double>(width.value()) * edge / sum));
    table.columns[i].width = right - left;
    left = right;
  }
}

double cell_width_pt(Emu column) { return std::max(1.0, to_pt(column - kCellSidePadding * 2)); }

// Columns under a merged cell are together at least as wide as its longest word needs.
void widen_under_spans(const measure::TextEngine& engine, const TableIr& table,
                       std::vector<ColumnNeed>& needs) {
  for (const CellSpanIr& span : table.spans) {
    if (span.columns < 2 || span.column + span.columns > needs.size()) continue;
    const TextBodyIr& cell = table.rows[span.row].cells[span.column];
    if (cell.empty()) continue;
    const auto range = engine.width_range(cell);
    double min = 0;
    for (std::size_t c = span.column; c < span.column + span.columns; ++c) min += needs[c].min;
    const double missing = std::min(with_guard(range.min_pt), kLongestWordEm * table.size_pt) +
                           padding_pt() - min;
    if (missing <= 0) continue;
    for (std::size_t c = span.column; c < span.column + span.columns; ++c) {
      needs[c].min += missing / static_cast<double>(span.columns);
      needs[c].max = std::max(needs[c].max, needs[c].min);
    }
  }
}

measure::LayoutOptions cell_options() {
  measure::LayoutOptions options;
  options.table_cell = true;
  return options;
}

}  // namespace

void set_table_size(TableIr& table, double size_pt) {
  table.size_pt = size_pt;
  for (TableRowIr& row : table.rows) {
    for (TextBodyIr& cell : row.cells) {
      for (ParagraphIr& paragraph : cell.paragraphs) {
        for (RunIr& run : paragraph.runs) run.style.size_pt = size_pt;
        paragraph.end.size_pt = size_pt;
      }
    }
  }
}

Emu row_height(const measure::TextEngine& engine, const TableIr& table, const TableRowIr& row) {
  double tallest = 0;
  for (std::size_t i = 0; i < row.cells.size() && i < table.columns.size(); ++i) {
    tallest = std::max(tallest, engine.height(row.cells[i], cell_width_pt(table.columns[i].width),
                                              cell_options()));
  }
  return emu_from_pt(tallest) + kCellPadding * 2;
}

namespace {

// With merged cells: a row is as high as its tallest cell of one row; a cell of several rows makes
// the last of them higher.
void set_heights_with_spans(const measure::TextEngine& engine, TableIr& table) {
  const auto needed = [&](std::size_t r, std::size_t c, std::size_t columns) {
    Emu width;
    for (std::size_t i = c; i < std::min(c + columns, table.columns.size()); ++i)
      width += table.columns[i].width;
    return emu_from_pt(engine.height(table.rows[r].cells[c], cell_width_pt(width),
                                     cell_options())) +
           kCellPadding * 2;
  };
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    Emu height;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
      const CellSpanIr* span = span_at(table, r, c);
      if (span == nullptr || span->rows == 1)
        height = std::max(height, needed(r, c, span == nullptr ? 1 : span->columns));
    }
    table.rows[r].height = height;
  }
  for (const CellSpanIr& span : table.spans) {
    if (span.rows == 1) continue;
    Emu sum;
    for (std::size_t r = span.row; r < span.row + span.rows; ++r) sum += table.rows[r].height;
    const Emu missing = needed(span.row, span.column, span.columns) - sum;
    if (missing > Emu(0)) table.rows[span.row + span.rows - 1].height += missing;
  }
}

}  // namespace

void set_row_heights(const measure::TextEngine& engine, TableIr& table) {
  if (!table.spans.empty()) return set_heights_with_spans(engine, table);
  for (TableRowIr& row : table.rows) row.height = row_height(engine, table, row);
}

Emu rows_height(const TableIr& table) {
  Emu height;
  for (const TableRowIr& row : table.rows) height += row.height;
  return height;
}

namespace {

Emu least_height(const TableIr& table, std::size_t row, double lines) {
  const double most = row == 0 ? std::min(lines, kGrownHeaderLines) : lines;
  return emu_from_pt(kLineHeight * most * table.size_pt) + kCellPadding * 2;
}

}  // namespace

Emu raised_height(const TableIr& table, double lines) {
  Emu height;
  for (std::size_t r = 0; r < table.rows.size(); ++r)
    height += std::max(table.rows[r].height, least_height(table, r, lines));
  return height;
}

void raise_rows(TableIr& table, double lines) {
  for (std::size_t r = 0; r < table.rows.size(); ++r)
    table.rows[r].height = std::max(table.rows[r].height, least_height(table, r, lines));
}

std::vector<double> min_widths_pt(const measure::TextEngine& engine, const TableIr& table) {
  std::vector<double> widths;
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    widths.push_back(need_of(engine, table, i).min);
  return widths;
}

void solve_table(const measure::TextEngine& engine, TableIr& table, Emu width) {
  if (table.columns.empty()) return;
  table.missing_width = Emu(0);
  width = std::max(width, Emu(static_cast<std::int64_t>(table.columns.size())));
  if (table.widths_fixed) {
    std::vector<double> shares;
    for (const TableColumnIr& column : table.columns) shares.push_back(column.format.share);
    set_widths(table, shares, width);
  } else {
    std::vector<ColumnNeed> needs;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      needs.push_back(need_of(engine, table, i));
    even_centred(table, needs);
    widen_under_spans(engine, table, needs);
    double min = 0, max = 0;
    for (const ColumnNeed& need : needs) {
      min += need.min;
      max += need.max;
    }
    const double available = to_pt(width);
    if (min > available) table.missing_width = emu_from_pt(min - available);
    const double few = kOneColumnShare * available;
    const double used = needs.size() == 1 && kOneColumnMargin * max <= few ? few : available;
    const CellHeight height = [&](std::size_t column, std::size_t row, double column_width) {
      if (!table.spans.empty() && span_at(table, row, column) != nullptr) return 0.0;
      return engine.height(table.rows[row].cells[column],
                           std::max(1.0, column_width - padding_pt()), cell_options());
    };
    set_widths(table, distribute(needs, used, table.rows.size(), height),
               used < available ? emu_from_pt(used) : width);
  }
  set_row_heights(engine, table);
  anchor_cells(table);
}

}  // namespace deckle::layout
