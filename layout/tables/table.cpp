#include "layout/tables/table.h"

#include <algorithm>
#include <utility>

#include "layout/base/frame.h"
#include "layout/tables/solve.h"
#include "layout/text/balance_lines.h"

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

// Of the height, what the rows may take: less where the face that is asked for is not there. LibreOffice
// takes the leading of cells from the face that it has instead, which may be an eighth more.
double usable_share(const measure::TextEngine& engine, const TableIr& table) {
  constexpr double kSubstituted = 0.88;
  constexpr double kWidePt = 1000;
  for (const TableRowIr& row : table.rows) {
    for (const TextBodyIr& cell : row.cells) {
      if (cell.empty()) continue;
      const std::vector<FontUse> fonts = engine.lay_out(cell, kWidePt).fonts;
      const bool missing = std::any_of(fonts.begin(), fonts.end(), [](const FontUse& use) {
        return use.source == FontUse::Source::Fallback;
      });
      return missing ? kSubstituted : 1;
    }
  }
  return 1;
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

bool rows_of_one_line(const TableIr& table) {
  const double line = 1.2 * table.size_pt * kRounding;
  return lines_height(table) <= line * static_cast<double>(table.rows.size());
}

// A table that leaves much of its area empty takes a larger size and higher rows. Sizes that were
// authored or set by a fixer stay, and so do the rows of a table on several pages. Whether no other
// widths of columns would have given it a larger size.
bool grow(const measure::TextEngine& engine, TableIr& table, Size box, Emu available) {
  const bool few = table.rows.size() <= kFewTableRows + 1;
  const double full = few ? kFullFewRows : kFullTable;
  if (table.size_pt < kTableSizesPt[0] || table.missing_width != Emu(0) ||
      fill_of(table, available) >= kSparseTable)
    return true;
  bool largest = true;
  std::vector<double> sizes(std::begin(kGrownTableSizesPt), std::end(kGrownTableSizesPt));
  if (few) sizes.push_back(kFewRowsSizePt);
  // Other applications have wider Korean letters: the widths of columns leave them room (ours).
  constexpr double kWiderElsewhere = 1.12;
  const double padding = to_pt(rows_height(table)) - lines_height(table);
  for (std::size_t i = sizes.size(); i-- > 0;) {
    const double size = sizes[i];
    // While no more lines break, all but the padding grows with the size.
    const double height = lines_height(table) * size / table.size_pt + padding;
    if (size <= table.size_pt || height > full * to_pt(available)) continue;
    TableIr grown = table;
    set_table_size(grown, size * kWiderElsewhere);
    solve_table(engine, grown, box.w);
    const bool alike = breaks_alike(table, grown);
    set_table_size(grown, size);
    set_row_heights(engine, grown);
    largest = largest && alike;
    if (!alike && !breaks_little(grown)) continue;
    if (fill_of(grown, available) > full) continue;
    table = std::move(grown);
    break;
  }
  constexpr int kSteps = 20;  // of a tenth of a line
  double lines = 1;
  for (int step = 1; step <= kSteps; ++step) {
    const double higher = 1 + step * ((few ? kFewRowsLines : kGrownRowLines) - 1) / kSteps;
    if (to_pt(raised_height(table, higher)) > full * to_pt(available)) break;
    lines = higher;
  }
  if (lines > 1) raise_rows(table, lines);
  anchor_cells(table);
  return largest;
}

// The columns whose words are wide apart from the figures before them.
std::vector<std::size_t> columns_behind_figures(const TableIr& table) {
  std::vector<std::size_t> out;
  if (table.rows.empty()) return out;
  const std::vector<TextBodyIr>& head = table.rows.front().cells;
  for (std::size_t i = 1; i < head.size(); ++i) {
    if (!head[i].paragraphs.empty() &&
        head[i].paragraphs.front().style.margin_left == emu_from_pt(kBehindFiguresGapPt))
      out.push_back(i);
  }
  return out;
}

void narrow_gaps(TableIr& table, const std::vector<std::size_t>& columns) {
  for (TableRowIr& row : table.rows) {
    for (const std::size_t i : columns) {
      if (i >= row.cells.size()) continue;
      for (ParagraphIr& paragraph : row.cells[i].paragraphs)
        paragraph.style.margin_left -= emu_from_pt(kBehindFiguresGapPt - kUnlikeGapPt);
    }
  }
}

// No head has a line that ends within the brackets of its unit.
void keep_heads_whole(const measure::TextEngine& engine, TableIr& table) {
  if (table.rows.empty() || table.rtl) return;
  std::vector<TextBodyIr>& head = table.rows.front().cells;
  for (std::size_t i = 0; i < head.size() && i < table.columns.size(); ++i) {
    const Insets& in = head[i].insets;
    const Emu width = table.columns[i].width - kCellSidePadding * 2 + in.left + in.right;
    if (plain_text(head[i]).find('(') != std::string::npos)
      keep_phrases(engine, {Emu(0), Emu(0), width, Emu(0)}, head[i]);
  }
}

// The largest size of the scale at which the table fits `box`, else the smallest. Whether no other
// widths of columns would give it a larger size or fewer lines.
bool solve_at(const measure::TextEngine& engine, TableIr& table, Size box) {
  bool best = true;
  table.caption_height = std::min(caption_height(engine, table, box.w), box.h);
  const Emu available = box.h - table.caption_height;
  const Emu usable = emu_from_pt(to_pt(available) * usable_share(engine, table));
  if (table.size_fixed) {
    solve_table(engine, table, box.w);
  } else {
    for (const double usual : kTableSizesPt) {
      const double size = std::max(usual, table.min_pt);
      const bool last = usual == kTableSizesPt[std::size(kTableSizesPt) - 1];
      if (!last && exceeds_at_any_width(table, size, available)) continue;
      set_table_size(table, size);
      solve_table(engine, table, box.w);
      if (rows_height(table) <= usable && table.missing_width == Emu(0)) break;
      best = false;
    }
  }
  best = best && table.missing_width == Emu(0) && rows_of_one_line(table);
  if (!table.size_fixed) best = grow(engine, table, box, usable) && best;
  keep_heads_whole(engine, table);
  table.solved_for = box;
  return best;
}

// With wide gaps behind columns of figures where they cost no size, no line and no page.
void solve_for(const measure::TextEngine& engine, TableIr& table, Size box) {
  const std::vector<std::size_t> behind_figures = columns_behind_figures(table);
  if (behind_figures.empty()) {
    solve_at(engine, table, box);
    return;
  }
  TableIr narrow = table;
  if (solve_at(engine, table, box)) return;
  narrow_gaps(narrow, behind_figures);
  solve_at(engine, narrow, box);
  const bool costs = table.size_pt < narrow.size_pt || table.missing_width > narrow.missing_width ||
                     lines_height(table) > lines_height(narrow) * kRounding ||
                     rows_height(table) > std::max(rows_height(narrow), box.h);
  if (costs) table = std::move(narrow);
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
  narrow_gaps(table, columns_behind_figures(table));
  const double smallest = kTableSizesPt[std::size(kTableSizesPt) - 1];
  if (!table.size_fixed) set_table_size(table, std::max(smallest, table.min_pt));
  solve_table(engine, table, width);
  return caption_height(engine, table, width) + rows_height(table);
}

Emu preferred_table_height(const measure::TextEngine& engine, const ElementIr& element, Emu width) {
  if (element.table == nullptr) return Emu(0);
  TableIr table = *element.table;
  narrow_gaps(table, columns_behind_figures(table));
  solve_table(engine, table, width);
  return caption_height(engine, table, width) + rows_height(table);
}

}  // namespace deckle::layout
