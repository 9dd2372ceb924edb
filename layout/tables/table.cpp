#include "layout/tables/table.h"

#include <algorithm>
#include <utility>

#include "layout/base/frame.h"
#include "layout/tables/solve.h"

namespace deckle::layout {
namespace {

Emu round_up(Emu length) {
  const std::int64_t step = emu_from_pt(kGridPt).value();
  return Emu((length.value() + step - 1) / step * step);
}

Emu caption_height(const measure::TextEngine& engine, const TableIr& table, Emu width) {
  if (table.caption.empty()) return Emu(0);
  const Insets& insets = table.caption.insets;
  const double available = std::max(1.0, to_pt(width - insets.left - insets.right));
  return round_up(emu_from_pt(engine.height(table.caption, available)) + insets.top +
                  insets.bottom);
}

// Whether the table is too high even with one line in every row: then no distribution of widths
// helps.
bool exceeds_at_any_width(const TableIr& table, double size_pt, Emu available) {
  const double row = 1.2 * size_pt + 2 * to_pt(kCellPadding);
  return static_cast<double>(table.rows.size()) * row > to_pt(available);
}

double fill_of(const TableIr& table, Emu available) {
  return to_pt(rows_height(table)) / std::max(1.0, to_pt(available));
}

double lines_height(const TableIr& table) {
  return to_pt(rows_height(table) -
               kCellPadding * 2 * static_cast<std::int64_t>(table.rows.size()));
}

constexpr double kRounding = 1.01;

// Whether the table at a larger size has no more line breaks than before: the heights of lines grow
// with the size then.
bool breaks_alike(const TableIr& before, const TableIr& grown) {
  return grown.missing_width == Emu(0) &&
         lines_height(grown) <= lines_height(before) * kRounding * grown.size_pt / before.size_pt;
}

// Ours: up to this size a table with space for it may have rows of two lines that had one.
constexpr double kBrokenPt = 16;
bool breaks_little(const TableIr& grown) {
  const Emu two = emu_from_pt(2 * 1.2 * grown.size_pt * kRounding) + kCellPadding * 2;
  return grown.size_pt <= kBrokenPt && grown.missing_width == Emu(0) &&
         std::all_of(grown.rows.begin(), grown.rows.end(),
                     [two](const TableRowIr& row) { return row.height <= two; });
}

// A table that leaves much of its area empty takes a larger size and higher rows. Sizes that were
// authored or set by a fixer stay, and so do the rows of a table on several pages.
void grow(const measure::TextEngine& engine, TableIr& table, Size box, Emu available) {
  if (table.size_pt < kTableSizesPt[0] || table.missing_width != Emu(0) ||
      fill_of(table, available) >= kSparseTable)
    return;
  // Other applications have wider Korean letters: the widths of columns leave them room (ours).
  constexpr double kWiderElsewhere = 1.12;
  const double padding = to_pt(rows_height(table)) - lines_height(table);
  for (std::size_t i = std::size(kGrownTableSizesPt); i-- > 0;) {
    const double size = kGrownTableSizesPt[i];
    // While no more lines break, all but the padding grows with the size.
    const double height = lines_height(table) * size / table.size_pt + padding;
    if (size <= table.size_pt || height > kFullTable * to_pt(available)) continue;
    TableIr grown = table;
    set_table_size(grown, size * kWiderElsewhere);
    solve_table(engine, grown, box.w);
    const bool alike = breaks_alike(table, grown);
    set_table_size(grown, size);
    set_row_heights(engine, grown);
    if (!alike && !breaks_little(grown)) continue;
    if (fill_of(grown, available) > kFullTable) continue;
    table = std::move(grown);
    break;
  }
  constexpr int kSteps = 20;  // of a tenth of a line
  double lines = 1;
  for (int step = 1; step <= kSteps; ++step) {
    const double higher = 1 + step * (kGrownRowLines - 1) / kSteps;
    if (to_pt(raised_height(table, higher)) > kFullTable * to_pt(available)) break;
    lines = higher;
  }
  if (lines > 1) raise_rows(table, lines);
  anchor_cells(table);
}

// The largest size of the scale at which the table fits `box`, else the smallest.
void solve_for(const measure::TextEngine& engine, TableIr& table, Size box) {
  table.caption_height = std::min(caption_height(engine, table, box.w), box.h);
  const Emu available = box.h - table.caption_height;
  if (table.size_fixed) {
    solve_table(engine, table, box.w);
  } else {
    for (const double usual : kTableSizesPt) {
      const double size = std::max(usual, table.min_pt);
      const bool last = usual == kTableSizesPt[std::size(kTableSizesPt) - 1];
      if (!last && exceeds_at_any_width(table, size, available)) continue;
      set_table_size(table, size);
      solve_table(engine, table, box.w);
      if (rows_height(table) <= available && table.missing_width == Emu(0)) break;
    }
    grow(engine, table, box, available);
  }
  table.solved_for = box;
}

ElementIr caption_of(const ElementIr& table) {
  ElementIr caption;
  caption.eid = "_title_" + table.eid;
  caption.name = table.eid + " title";
  caption.type = ElementType::Text;
  caption.priority = table.priority;
  caption.min_font_pt = std::min(table.min_font_pt, largest_size_pt(table.table->caption));
  caption.allow_shrink = false;
  caption.template_area = table.template_area;
  caption.z = table.z;
  caption.text = table.table->caption;
  caption.pinned = true;  // it is moved with its table
  caption.belongs_to = {table.eid};
  caption.pointer = table.pointer + "/content/title";
  return caption;
}

}  // namespace

std::size_t solve_table_element(SlideIr& slide, std::size_t index,
                                const measure::TextEngine& engine) {
  ElementIr& element = slide.elements[index];
  if (element.table == nullptr) return 0;
  const Size box{element.box.w, element.box.h};
  if (element.table->solved_for != box) {
    auto solved = std::make_shared<TableIr>(*element.table);
    solve_for(engine, *solved, box);
    element.table = std::move(solved);
  }
  if (element.table->caption.empty()) return 0;
  ElementIr* caption = find_element(slide, "_title_" + element.eid);
  const Rect place{element.box.x, element.box.y, element.box.w, element.table->caption_height};
  if (caption != nullptr) {
    caption->box = place;
    return 0;
  }
  ElementIr made = caption_of(element);
  made.box = place;
  slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(index),
                        std::move(made));
  return 1;
}

Emu min_table_height(const measure::TextEngine& engine, const ElementIr& element, Emu width) {
  if (element.table == nullptr) return Emu(0);
  TableIr table = *element.table;
  const double smallest = kTableSizesPt[std::size(kTableSizesPt) - 1];
  if (!table.size_fixed) set_table_size(table, std::max(smallest, table.min_pt));
  solve_table(engine, table, width);
  return caption_height(engine, table, width) + rows_height(table);
}

Emu preferred_table_height(const measure::TextEngine& engine, const ElementIr& element, Emu width) {
  if (element.table == nullptr) return Emu(0);
  TableIr table = *element.table;
  solve_table(engine, table, width);
  return caption_height(engine, table, width) + rows_height(table);
}

}  // namespace deckle::layout
