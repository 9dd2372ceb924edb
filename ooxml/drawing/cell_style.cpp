// What a table style gives one cell.

#include "ooxml/drawing/table_style.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml {
namespace {

// The rows and columns that a part covers, both ends included.
struct Region {
  std::size_t top = 0, bottom = 0, left = 0, right = 0;
};

// Finds the region of a part that a cell is in.
class Regions {
 public:
  Regions(const TableFlags& flags, const TableSpot& spot)
      : flags_(flags), last_row_(spot.rows - 1), last_column_(spot.columns - 1) {}

  [[nodiscard]] std::optional<Region> find(TablePart part, std::size_t row,
                                           std::size_t column) const {
    const Region all{0, last_row_, 0, last_column_};
    switch (part) {
      case TablePart::WholeTable:
        return all;
      case TablePart::Band1V:
      case TablePart::Band2V:
        if (band(column, flags_.banded_columns, flags_.first_column, flags_.last_column,
                 last_column_) != (part == TablePart::Band1V ? 1 : 2))
          return std::nullopt;
        return Region{0, last_row_, column, column};
      case TablePart::Band1H:
      case TablePart::Band2H:
        if (band(row, flags_.banded_rows, flags_.first_row, flags_.last_row, last_row_) !=
            (part == TablePart::Band1H ? 1 : 2))
          return std::nullopt;
        return Region{row, row, 0, last_column_};
      case TablePart::LastColumn:
        return when(in_last_column(column), {0, last_row_, column, column});
      case TablePart::FirstColumn:
        return when(in_first_column(column), {0, last_row_, column, column});
      case TablePart::LastRow:
        return when(in_last_row(row), {row, row, 0, last_column_});
      case TablePart::FirstRow:
        return when(in_first_row(row), {row, row, 0, last_column_});
      case TablePart::SouthEast:
        return when(in_last_row(row) && in_last_column(column), {row, row, column, column});
      case TablePart::SouthWest:
        return when(in_last_row(row) && in_first_column(column), {row, row, column, column});
      case TablePart::NorthEast:
        return when(in_first_row(row) && in_last_column(column), {row, row, column, column});
      case TablePart::NorthWest:
        return when(in_first_row(row) && in_first_column(column), {row, row, column, column});
    }
    return std::nullopt;
  }

 private:
  static std::optional<Region> when(bool applies, const Region& region) {
    return applies ? std::optional(region) : std::nullopt;
  }

  // 1 or 2, counted from the first row (column) that is not special; 0: none.
  static int band(std::size_t at, bool banded, bool first_special, bool last_special,
                  std::size_t last) {
    if (!banded || (first_special && at == 0) || (last_special && at == last)) return 0;
    return (at - (first_special ? 1 : 0)) % 2 == 0 ? 1 : 2;
  }

  [[nodiscard]] bool in_first_row(std::size_t row) const { return flags_.first_row && row == 0; }
  [[nodiscard]] bool in_last_row(std::size_t row) const {
    return flags_.last_row && row == last_row_;
  }
  [[nodiscard]] bool in_first_column(std::size_t column) const {
    return flags_.first_column && column == 0;
  }
  [[nodiscard]] bool in_last_column(std::size_t column) const {
    return flags_.last_column && column == last_column_;
  }

  TableFlags flags_;
  std::size_t last_row_, last_column_;
};

// A line and the precedence of the part that has it.
struct Edge {
  LineIr line;
  int rank = -1;
};

class CellStyler {
 public:
  CellStyler(const TableStyleParts& style, const TableFlags& flags, const TableSpot& spot)
      : style_(style), regions_(flags, spot), spot_(spot) {}

  TableCellStyle run() {
    TableCellStyle out;
    for (std::size_t i = 0; i < kTableParts; ++i) {
      if (!regions_.find(static_cast<TablePart>(i), spot_.row, spot_.column)) continue;
      const TablePartStyle& part = style_.parts[i];
      if (part.text) out.text = part.text;
      if (part.bold) out.bold = *part.bold;
      if (part.italic) out.italic = *part.italic;
      if (part.font) out.font = part.font;
      if (part.fill.fill.kind != FillIr::Kind::Inherit) out.fill = part.fill;
    }
    if (out.fill.fill.kind != FillIr::Kind::Solid &&
        style_.background.fill.kind == FillIr::Kind::Solid)
      out.fill = style_.background;
    const std::size_t row = spot_.row, column = spot_.column;
    const std::size_t bottom = row + spot_.row_span - 1, right = column + spot_.column_span - 1;
    out.left = stronger(edge(row, column, TableSide::Left), column > 0,
                        [&] { return edge(row, column - 1, TableSide::Right); });
    out.top = stronger(edge(row, column, TableSide::Top), row > 0,
                       [&] { return edge(row - 1, column, TableSide::Bottom); });
    out.right = stronger(edge(row, right, TableSide::Right), right + 1 < spot_.columns,
                         [&] { return edge(row, right + 1, TableSide::Left); });
    out.bottom = stronger(edge(bottom, column, TableSide::Bottom), bottom + 1 < spot_.rows,
                          [&] { return edge(bottom + 1, column, TableSide::Top); });
    return out;
  }

 private:
  // Two cells meet at a line: the part of higher precedence has it.
  template <typename Other>
  static LineIr stronger(const Edge& own, bool has_neighbour, const Other& other) {
    if (!has_neighbour) return own.line;
    const Edge beside = other();
    return beside.rank > own.rank ? beside.line : own.line;
  }

  // The line of a cell as if it had no neighbours: at the end of a part's region the part's outer
  // line, else the one between its cells.
  [[nodiscard]] Edge edge(std::size_t row, std::size_t column, TableSide side) const {
    Edge out;
    for (std::size_t i = 0; i < kTableParts; ++i) {
      const std::optional<Region> region = regions_.find(static_cast<TablePart>(i), row, column);
      if (!region) continue;
      const bool outer = (side == TableSide::Left && column == region->left) ||
                         (side == TableSide::Right && column == region->right) ||
                         (side == TableSide::Top && row == region->top) ||
                         (side == TableSide::Bottom && row == region->bottom);
      const bool upright = side == TableSide::Left || side == TableSide::Right;
      const TableSide kind = outer ? side : upright ? TableSide::InsideV : TableSide::InsideH;
      const LineIr& line = style_.parts[i].lines[static_cast<std::size_t>(kind)];
      if (line.fill.kind != FillIr::Kind::Inherit) out = {line, static_cast<int>(i)};
    }
    return out;
  }

  const TableStyleParts& style_;
  Regions regions_;
  TableSpot spot_;
};

}  // namespace

TableFlags read_table_flags(pugi::xml_node table_properties) {
  const auto flag = [table_properties](const char* name) {
    return xml::boolean(table_properties, name, false);
  };
  TableFlags out;
  out.first_row = flag("firstRow");
  out.last_row = flag("lastRow");
  out.first_column = flag("firstCol");
  out.last_column = flag("lastCol");
  out.banded_rows = flag("bandRow");
  out.banded_columns = flag("bandCol");
  return out;
}

TableCellStyle cell_style(const TableStyleParts& style, const TableFlags& flags,
                          const TableSpot& spot) {
  return CellStyler(style, flags, spot).run();
}

}  // namespace deckle::ooxml
