#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "measure/slide/table_measurer.h"
#include "render/display/display_data.h"
#include "render/display/display_paint.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"
#include "slidespec/ir/cell_spans.h"

namespace deckle::render {
namespace {

// Where a table style of the template sets the header, the picture has these plain colours: what
// the style paints is not in the IR.
constexpr std::uint32_t kPlainHeader = 0xEEF1F5, kPlainRule = 0xB8C2CC;
constexpr double kRulePt = 0.75;

class TableDrawer {
 public:
  TableDrawer(const ElementIr& element, const DisplayFonts& fonts, std::vector<DisplayItem>& items)
      : table_(*element.table),
        spans_(table_),
        frame_(frame_of(table_frame(element))),
        items_(items) {
    tops_.push_back(frame_.y);
    for (const Emu height : measure::table_row_heights(fonts.engine, element))
      tops_.push_back(tops_.back() + to_pt(height));
    lefts_.push_back(0);
    for (const TableColumnIr& column : table_.columns)
      lefts_.push_back(lefts_.back() + to_pt(column.width));
  }

  void fills() {
    const TableStyleIr& style = table_.style;
    if (!table_.read && style.body_fill)
      items_.emplace_back(FilledPath{rect_path(body()), solid(style.body_fill->rgb)});
    if (!table_.read && style.total_fill && table_.total_row && table_.rows.size() > 1) {
      const std::size_t last = table_.rows.size() - 1;
      items_.emplace_back(FilledPath{rect_path({frame_.x, tops_[last], frame_.w, row_height(last)}),
                                     solid(style.total_fill->rgb)});
    }
    const bool own = style.painted || style.header_authored || style.header_filled;
    if (!table_.read)
      items_.emplace_back(FilledPath{rect_path({frame_.x, frame_.y, frame_.w, row_height(0)}),
                                     solid(own ? style.header_fill.rgb : kPlainHeader)});
    for (std::size_t r = 0; r < table_.rows.size(); ++r) {
      const std::vector<CellFillIr>& fills = table_.rows[r].fills;
      for (std::size_t c = 0; c < fills.size() && c < table_.columns.size(); ++c) {
        if (fills[c] && !spans_.is_covered(r, c))
          items_.emplace_back(FilledPath{rect_path(cell(r, c)), solid(fills[c]->rgb)});
      }
    }
  }

  void rules() {
    if (table_.read) return borders();
    const TableStyleIr& style = table_.style;
    for (std::size_t r = 0; r < table_.rows.size(); ++r) {
      const Color& own = r == 0 ? style.header_rule : style.row_rule;
      const std::uint32_t rgb = style.painted ? own.rgb : kPlainRule;
      for (std::size_t c = 0; c < table_.columns.size(); ++c) {
        if (reaches_below(r, c)) continue;
        const double x = left(c, 1), y = tops_[r + 1];
        items_.emplace_back(StrokedPath{line_path({x, y}, {x + lefts_[c + 1] - lefts_[c], y}),
                                        stroke_of(solid(rgb), kRulePt)});
      }
    }
  }

  // Those of a file. Neighbours say the same line twice, and it is drawn once.
  void borders() {
    std::set<std::array<double, 4>> drawn;
    for (std::size_t r = 0; r < table_.rows.size(); ++r) {
      const std::vector<CellBordersIr>& borders = table_.rows[r].borders;
      for (std::size_t c = 0; c < borders.size() && c < table_.columns.size(); ++c) {
        if (spans_.is_covered(r, c)) continue;
        const Frame box = cell(r, c);
        const double right = box.x + box.w, bottom = box.y + box.h;
        const auto add = [&](const std::optional<CellBorderIr>& border, Point from, Point to) {
          if (!border || !drawn.insert({from.x, from.y, to.x, to.y}).second) return;
          items_.emplace_back(StrokedPath{line_path(from, to),
                                          stroke_of(solid(border->color.rgb), border->width_pt,
                                                    border->dashed ? "dash" : "solid")});
        };
        add(borders[c].top, {box.x, box.y}, {right, box.y});
        add(borders[c].bottom, {box.x, bottom}, {right, bottom});
        add(borders[c].left, {box.x, box.y}, {box.x, bottom});
        add(borders[c].right, {right, box.y}, {right, bottom});
      }
    }
  }

  [[nodiscard]] TextEdges text_edges(std::size_t r, std::size_t c) const {
    const Frame box = cell(r, c);
    const Insets own = table_.rows[r].cells[c].insets;
    const Insets insets = table_.read ? own : kCellInsets;
    return {emu_from_pt(box.x) + insets.left, emu_from_pt(box.x + box.w) - insets.right};
  }

 private:
  [[nodiscard]] double row_height(std::size_t r) const { return tops_[r + 1] - tops_[r]; }
  [[nodiscard]] Frame body() const {
    return {frame_.x, tops_[1], frame_.w, tops_.back() - tops_[1]};
  }
  [[nodiscard]] double left(std::size_t column, std::size_t columns) const {
    return table_.rtl ? frame_.x + frame_.w - lefts_[column + columns] : frame_.x + lefts_[column];
  }

  [[nodiscard]] bool reaches_below(std::size_t r, std::size_t c) const {
    const CellSpanIr* span = spans_.at(r, c);
    return span != nullptr && r + 1 < span->row + span->rows;
  }

  [[nodiscard]] Frame cell(std::size_t r, std::size_t c) const {
    std::size_t rows = 1, columns = 1;
    if (const CellSpanIr* span = spans_.at(r, c); span != nullptr && !spans_.is_covered(r, c)) {
      rows = std::min(span->rows, table_.rows.size() - r);
      columns = std::min(span->columns, table_.columns.size() - c);
    }
    return {left(c, columns), tops_[r], lefts_[c + columns] - lefts_[c],
            tops_[r + rows] - tops_[r]};
  }

  const TableIr& table_;
  const CellSpans spans_;
  const Frame frame_;
  std::vector<double> tops_, lefts_;  // tops on the slide; lefts from the side of the first column
  std::vector<DisplayItem>& items_;
};

}  // namespace

void draw_table(const ElementIr& element, const MeasuredElement& measured,
                const DisplayFonts& fonts, std::vector<DisplayItem>& items) {
  if (element.table == nullptr || element.table->rows.empty()) return;
  const TableIr& table = *element.table;
  TableDrawer drawer(element, fonts, items);
  drawer.fills();
  drawer.rules();
  for (const MeasuredCell& cell : measured.cells) {
    if (cell.row >= table.rows.size() || cell.column >= table.rows[cell.row].cells.size()) continue;
    draw_text(table.rows[cell.row].cells[cell.column], cell.lines,
              drawer.text_edges(cell.row, cell.column), fonts, items);
  }
}

}  // namespace deckle::render
