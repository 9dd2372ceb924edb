// a:tbl (ECMA-376 Part 1, 21.1.3): columns, rows, merged cells, and the text of each cell.

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "ooxml/drawing/table_style.h"
#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"
#include "pptx/read/elements.h"
#include "pptx/read/text_body.h"

namespace deckle::pptx {

namespace {

using ooxml::xml::boolean;

// PowerPoint's tables have at most 75 columns.
constexpr std::size_t kMostColumns = 1000;

// Cells that a damaged file lacks and that are read as empty ones: this many, and four for each that
// it has. Otherwise a row of seven bytes would be read as a thousand cells.
constexpr std::size_t kAlwaysAdded = 4096, kAddedForEach = 4;

class TableReader {
 public:
  TableReader(pugi::xml_node table, const SheetContext& context, const std::string& xpath)
      : node_(table), context_(context), xpath_(xpath) {}

  Result<std::shared_ptr<const TableIr>> read() {
    const pugi::xml_node properties = node_.child("a:tblPr");
    table_.read = true;
    table_.size_fixed = true;
    table_.header = boolean(properties, "firstRow", false);
    table_.total_row = boolean(properties, "lastRow", false);
    table_.rtl = boolean(properties, "rtl", false);
    table_.style.style_id = properties.child("a:tableStyleId").text().get();
    style_ =
        context_.file.table_styles.find(table_.style.style_id, context_.colors, context_.theme);
    flags_ = ooxml::read_table_flags(properties);
    for (const pugi::xml_node column : node_.child("a:tblGrid").children("a:gridCol")) {
      if (table_.columns.size() == kMostColumns) {
        context_.unread.push_back({context_.part, xpath_, "further columns"});
        break;
      }
      table_.columns.push_back(
          {std::max(Emu(0), ooxml::coordinate(column, "w").value_or(Emu(0))), {}});
    }
    if (table_.columns.empty()) return nullptr;
    may_add_ = kAlwaysAdded;
    for (const pugi::xml_node row : node_.children("a:tr")) {
      ++row_count_;
      may_add_ += kAddedForEach * cells_in(row);
    }
    for (const pugi::xml_node row : node_.children("a:tr")) {
      const std::size_t lacks = table_.columns.size() - cells_in(row);
      if (lacks > may_add_) {
        if (!std::exchange(left_out_, true))
          context_.unread.push_back({context_.part, xpath_, "rows without cells"});
        continue;
      }
      may_add_ -= lacks;
      if (Result<void> ok = read_row(row); !ok) return tl::unexpected(ok.error());
    }
    end_spans();
    return std::make_shared<const TableIr>(std::move(table_));
  }

 private:
  // Of those that have a column.
  std::size_t cells_in(pugi::xml_node row) const {
    std::size_t count = 0;
    for (pugi::xml_node cell = row.child("a:tc"); cell && count < table_.columns.size();
         cell = cell.next_sibling("a:tc"))
      ++count;
    return count;
  }

  // A row has one a:tc for each column; what a damaged file lacks is empty, and more are left out.
  Result<void> read_row(pugi::xml_node node) {
    TableRowIr row;
    row.height = std::max(Emu(0), ooxml::coordinate(node, "h").value_or(Emu(0)));
    const std::size_t index = table_.rows.size();
    pugi::xml_node cell = node.child("a:tc");
    for (std::size_t column = 0; column < table_.columns.size(); ++column) {
      if (Result<void> ok = context_.file.budget.draw(Limit::DeckRuns, 1, context_.part); !ok)
        return ok;
      const ooxml::TableCellStyle style = style_of(cell, index, column);
      Result<TextBodyIr> text = read_cell(cell, style);
      if (!text) return tl::unexpected(text.error());
      row.cells.push_back(std::move(*text));
      row.fills.push_back(fill_of(cell, style));
      row.borders.push_back(borders_of(cell, style));
      add_span(cell, index, column);
      if (cell) cell = cell.next_sibling("a:tc");
    }
    table_.rows.push_back(std::move(row));
    return {};
  }

  // What the table's style gives a cell; nothing where the style is not known.
  ooxml::TableCellStyle style_of(pugi::xml_node cell, std::size_t row, std::size_t column) const {
    if (!style_) return {};
    return ooxml::cell_style(*style_, flags_,
                             {row, column, row_count_, table_.columns.size(),
                              count_in(cell, "rowSpan"), count_in(cell, "gridSpan")});
  }

  void apply_style(const ooxml::TableCellStyle& style, InheritedText& text) const {
    for (InheritedLevel& level : text.levels) {
      if (style.text) level.run.color = *style.text;
      if (style.bold) level.run.bold = true;
      if (style.italic) level.run.italic = true;
      if (style.font == ooxml::TableFont::Major) level.run.fonts = context_.theme.fonts.heading;
    }
  }

  Result<TextBodyIr> read_cell(pugi::xml_node cell, const ooxml::TableCellStyle& style) const {
    const bool covered = boolean(cell, "hMerge", false) || boolean(cell, "vMerge", false);
    InheritedText inherited = *context_.text_box;
    apply_style(style, inherited);
    Result<TextBodyIr> text = read_text_body(covered ? pugi::xml_node() : cell.child("a:txBody"),
                                             inherited, FaceList::Body, context_, xpath_);
    if (!text) return text;
    const pugi::xml_node properties = cell.child("a:tcPr");
    // CT_TableCellProperties: the margins and their defaults (21.1.3.17).
    text->insets.left = ooxml::coordinate(properties, "marL").value_or(Emu(91440));
    text->insets.right = ooxml::coordinate(properties, "marR").value_or(Emu(91440));
    text->insets.top = ooxml::coordinate(properties, "marT").value_or(Emu(45720));
    text->insets.bottom = ooxml::coordinate(properties, "marB").value_or(Emu(45720));
    const std::string_view anchor = properties.attribute("anchor").value();
    text->anchor = anchor == "ctr" ? Anchor::Middle : anchor == "b" ? Anchor::Bottom : Anchor::Top;
    text->vert =
        vertical_text_from(properties.attribute("vert").value()).value_or(VerticalText::Horz);
    text->autofit.reset();
    text->wrap = true;
    return text;
  }

  CellFillIr fill_of(pugi::xml_node cell, const ooxml::TableCellStyle& style) const {
    const pugi::xml_node properties = cell.child("a:tcPr");
    if (properties.child("a:noFill")) return std::nullopt;
    if (const auto own = ooxml::read_fill(properties, context_.colors)) return own;
    if (style.fill.fill.kind == FillIr::Kind::Solid) return style.fill.fill.color;
    return std::nullopt;
  }

  // The cell's own line, where it has one, and else that of the table's style.
  std::optional<CellBorderIr> border_of(pugi::xml_node own, const LineIr& of_style) const {
    const LineIr line = own ? ooxml::read_line_ir(own, context_.colors) : of_style;
    if (line.fill.kind != FillIr::Kind::Solid || line.fill.alpha <= 0) return std::nullopt;
    const std::string_view dash = own.child("a:prstDash").attribute("val").value();
    return CellBorderIr{line.fill.color, line.width_pt, !dash.empty() && dash != "solid"};
  }

  CellBordersIr borders_of(pugi::xml_node cell, const ooxml::TableCellStyle& style) const {
    const pugi::xml_node properties = cell.child("a:tcPr");
    return {border_of(properties.child("a:lnL"), style.left),
            border_of(properties.child("a:lnR"), style.right),
            border_of(properties.child("a:lnT"), style.top),
            border_of(properties.child("a:lnB"), style.bottom)};
  }

  static std::size_t count_in(pugi::xml_node cell, const char* attribute) {
    return static_cast<std::size_t>(
        ooxml::xml::integer(cell, attribute, 1, 2147483647).value_or(1));
  }

  void add_span(pugi::xml_node cell, std::size_t row, std::size_t column) {
    const CellSpanIr span{row, column, count_in(cell, "rowSpan"),
                          std::min(count_in(cell, "gridSpan"), table_.columns.size() - column)};
    if (span.rows > 1 || span.columns > 1) table_.spans.push_back(span);
  }

  void end_spans() {
    for (CellSpanIr& span : table_.spans)
      span.rows = std::min(span.rows, table_.rows.size() - span.row);
    std::erase_if(table_.spans,
                  [](const CellSpanIr& span) { return span.rows == 1 && span.columns == 1; });
  }

  pugi::xml_node node_;
  const SheetContext& context_;
  const std::string& xpath_;
  TableIr table_;
  std::optional<ooxml::TableStyleParts> style_;
  ooxml::TableFlags flags_;
  std::size_t row_count_ = 0;
  std::size_t may_add_ = 0;  // cells that rows may still lack
  bool left_out_ = false;    // a row that lacks more
};

}  // namespace

Result<void> read_table(pugi::xml_node table, const SheetContext& context, ElementIr& element) {
  element.type = ElementType::Table;
  Result<std::shared_ptr<const TableIr>> read =
      TableReader(table, context, element.origin->xpath).read();
  if (!read) return tl::unexpected(read.error());
  element.table = std::move(*read);
  if (element.table == nullptr) {
    element.type = ElementType::Shape;
    context.unread.push_back({context.part, element.origin->xpath, "table without columns"});
  }
  return {};
}

}  // namespace deckle::pptx
