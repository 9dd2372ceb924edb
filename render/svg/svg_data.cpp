#include "render/svg/svg_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>

#include "render/svg/svg_text.h"
#include "render/svg/svg_writer.h"
#include "slidespec/ir/cell_spans.h"

namespace deckle::render {
namespace {

// Where a table style of the template sets the header in what is no plain colour, the picture has
// this one.
constexpr const char* kPlainHeader = "#EEF1F5";
constexpr const char* kPlainRule = "#B8C2CC";

std::string rule(Emu left, Emu right, Emu y, const std::string& color) {
  return fmt::format(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}"/>)", px(left), px(y),
                     px(right), px(y), color) +
         "\n";
}

// The rule below a row, but not through the cells that reach into the next one.
std::string rule_beside_spans(const TableIr& table, const CellSpans& spans, const Rect& frame,
                              std::size_t row, Emu y, const std::string& color) {
  std::string out;
  Emu left;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    const Emu width = table.columns[c].width;
    const CellSpanIr* span = spans.at(row, c);
    const bool merged = span != nullptr && row + 1 < span->row + span->rows;
    const Emu x = table.rtl ? frame.right() - left - width : frame.x + left;
    if (!merged) out += rule(x, x + width, y, color);
    left += width;
  }
  return out;
}

// The lines along the sides of the cells of a row of a table that was read.
std::string borders(const TableIr& table, const CellSpans& spans, const Rect& frame,
                    std::size_t row, Emu y) {
  const std::vector<CellBordersIr>& all = table.rows[row].borders;
  std::string out;
  Emu left;
  for (std::size_t c = 0; c < all.size() && c < table.columns.size(); ++c) {
    const CellSpanIr* span = spans.at(row, c);
    const std::size_t right = span == nullptr ? c + 1 : span->column + span->columns;
    const std::size_t below = span == nullptr ? row + 1 : span->row + span->rows;
    Rect cell{frame.x + left, y, {}, {}};
    left += table.columns[c].width;
    if (spans.is_covered(row, c)) continue;
    for (std::size_t i = c; i < right && i < table.columns.size(); ++i) cell.w += table.columns[i].width;
    for (std::size_t i = row; i < below && i < table.rows.size(); ++i) cell.h += table.rows[i].height;
    if (table.rtl) cell.x = frame.x + frame.right() - cell.right();
    const auto line = [&out](const std::optional<CellBorderIr>& border, Emu x1, Emu y1, Emu x2,
                             Emu y2) {
      if (!border) return;
      out += fmt::format(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{}"{}/>)",
                         px(x1), px(y1), px(x2), px(y2), rgb(border->color.rgb),
                         number(px_from_pt(border->width_pt)),
                         border->dashed ? R"( stroke-dasharray="4 3")" : "") +
             "\n";
    };
    line(all[c].top, cell.x, cell.y, cell.right(), cell.y);
    line(all[c].bottom, cell.x, cell.bottom(), cell.right(), cell.bottom());
    line(all[c].left, cell.x, cell.y, cell.x, cell.bottom());
    line(all[c].right, cell.right(), cell.y, cell.right(), cell.bottom());
  }
  return out;
}

// What the style paints behind the rows from `first` on.
std::string filled_rows(const TableIr& table, const Rect& header, std::size_t first,
                        std::uint32_t fill) {
  Rect rows = header;
  rows.h = Emu(0);
  for (std::size_t r = 0; r < table.rows.size(); ++r)
    (r < first ? rows.y : rows.h) += table.rows[r].height;
  return fmt::format(R"(<rect{} fill="{}"/>)", rect_attributes(rows), rgb(fill)) + "\n";
}

}  // namespace

std::string svg_table(const ElementIr& element, const MeasuredElement& measured) {
  if (element.table == nullptr || element.table->rows.empty()) return {};
  const TableIr& table = *element.table;
  const CellSpans spans(table);
  const TableStyleIr& style = table.style;
  Rect header = table_frame(element);
  header.h = table.rows.front().height;
  const bool own = style.painted || style.header_authored || style.header_filled;
  std::string out;
  if (!table.read)
    out = fmt::format(R"(<rect{} fill="{}"/>)", rect_attributes(header),
                      own ? rgb(style.header_fill.rgb) : kPlainHeader) +
          "\n";
  if (style.body_fill) out += filled_rows(table, header, 1, style.body_fill->rgb);
  if (style.total_fill && table.total_row && table.rows.size() > 1)
    out += filled_rows(table, header, table.rows.size() - 1, style.total_fill->rgb);
  Emu y = header.y;
  for (const TableRowIr& row : table.rows) {
    Emu before = header.x;  // of the columns, from the left
    for (std::size_t c = 0; c < row.fills.size() && c < table.columns.size(); ++c) {
      const Emu width = table.columns[c].width;
      const Emu left = table.rtl ? header.x + header.right() - before - width : before;
      before += width;
      if (!row.fills[c]) continue;
      out += fmt::format(R"(<rect{} fill="{}"/>)",
                         rect_attributes({left, y, width, row.height}),
                         rgb(row.fills[c]->rgb)) +
             "\n";
    }
    const auto index = static_cast<std::size_t>(&row - table.rows.data());
    if (table.read) out += borders(table, spans, header, index, y);
    y += row.height;
    if (table.read) continue;
    const Color& own_rule = y == header.bottom() ? style.header_rule : style.row_rule;
    const std::string color = style.painted ? rgb(own_rule.rgb) : kPlainRule;
    if (table.spans.empty())
      out += rule(header.x, header.right(), y, color);
    else
      out += rule_beside_spans(table, spans, header, index, y, color);
  }
  for (const MeasuredCell& cell : measured.cells) {
    if (cell.row >= table.rows.size() || cell.column >= table.rows[cell.row].cells.size()) continue;
    out += svg_text(table.rows[cell.row].cells[cell.column], cell.lines, header.x, header.right());
  }
  return out;
}

}  // namespace deckle::render
