// p:graphicFrame with an a:tbl (ECMA-376 Part 1, 21.1.3). What PowerPoint and LibreOffice do with
// it is recorded in pptx/analysis/tables.md.

#include <algorithm>
#include <vector>

#include "pptx/messages/tr.h"
#include "pptx/write/elements.h"
#include "slidespec/ir/cell_spans.h"

namespace deckle::pptx {

namespace {

constexpr const char* kTableUri = "http://schemas.openxmlformats.org/drawingml/2006/table";
// "No Style, No Grid": PowerPoint knows it by its id.
constexpr const char* kNoStyle = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}";
constexpr Emu kHeaderRule{19050}, kRowRule{6350};  // 1.5 pt and 0.5 pt

class TableWriter {
 public:
  TableWriter(SlidePart& part, const ElementIr& element)
      : part_(part), w_(part.w), element_(element), table_(*element.table), spans_(table_) {}

  void write() {
    w_.open("p:graphicFrame");
    nvGraphicFramePr();
    ooxml::write_xfrm(w_, "p:xfrm",
                      turned_with({table_frame(element_), {}}, {element_.box, element_.transform}));
    w_.open("a:graphic").open("a:graphicData").attribute("uri", kTableUri);
    tbl();
    w_.close().close().close();
  }

 private:
  void nvGraphicFramePr() {
    w_.open("p:nvGraphicFramePr");
    write_cNvPr(part_, element_);
    w_.open("p:cNvGraphicFramePr");
    w_.open("a:graphicFrameLocks").attribute("noGrp", true).close();
    w_.close();
    w_.open("p:nvPr");
    if (element_.placeholder) write_placeholder(w_, *element_.placeholder);
    w_.close().close();
  }

  void tbl() {
    w_.open("a:tbl");
    w_.open("a:tblPr");
    if (table_.rtl) w_.attribute("rtl", true);
    w_.attribute("firstRow", true);
    if (names_rows()) w_.attribute("firstCol", true);
    if (table_.total_row) w_.attribute("lastRow", true);
    w_.element("a:tableStyleId", table_.style.style_id.empty() ? kNoStyle : table_.style.style_id);
    w_.close();
    w_.open("a:tblGrid");
    for (const TableColumnIr& column : table_.columns)
      w_.open("a:gridCol").attribute("w", column.width).close();
    w_.close();
    for (std::size_t row = 0; row < table_.rows.size(); ++row) {
      w_.open("a:tr").attribute("h", table_.rows[row].height);
      for (std::size_t column = 0; column < table_.rows[row].cells.size(); ++column)
        tc(row, column);
      w_.close();
    }
    w_.close();
  }

  // Whether the first column is bold, as that of names: screen readers say it with each cell. A table
  // style would paint it in its own way.
  [[nodiscard]] bool names_rows() const {
    const auto bold = [](const TableRowIr& row) {
      return !row.cells.empty() && !row.cells.front().paragraphs.empty() &&
             row.cells.front().paragraphs.front().end.bold;
    };
    return table_.style.painted && std::all_of(table_.rows.begin(), table_.rows.end(), bold);
  }

  void tc(std::size_t row, std::size_t column) {
    const TextBodyIr& cell = text_at(row, column);
    w_.open("a:tc");
    write_span(row, column);
    write_cell_text(part_, cell);
    w_.open("a:tcPr");
    for (const char* margin : {"marL", "marR"}) w_.attribute(margin, kCellSidePadding);
    for (const char* margin : {"marT", "marB"}) w_.attribute(margin, kCellPadding);
    if (cell.vert != VerticalText::Horz) w_.attribute("vert", to_string(cell.vert));
    if (cell.anchor != Anchor::Top) w_.attribute("anchor", anchor_value(cell.anchor));
    paint(row, column);
    w_.close().close();
  }

  // Of a covered cell that repeats what covers it, that.
  [[nodiscard]] const TextBodyIr& text_at(std::size_t row, std::size_t column) const {
    const CellSpanIr* span = spans_.at(row, column);
    return span != nullptr && span->repeats ? table_.rows[span->row].cells[span->column]
                                            : table_.rows[row].cells[column];
  }

  // What a merged cell covers, and what is covered (21.1.3.16).
  void write_span(std::size_t row, std::size_t column) {
    const CellSpanIr* span = spans_.at(row, column);
    if (span == nullptr) return;
    if (row == span->row && span->rows > 1)
      w_.attribute("rowSpan", static_cast<std::int64_t>(span->rows));
    if (column == span->column && span->columns > 1)
      w_.attribute("gridSpan", static_cast<std::int64_t>(span->columns));
    if (column != span->column) w_.attribute("hMerge", true);
    if (row != span->row) w_.attribute("vMerge", true);
  }

  // Rules and fills where no table style sets them.
  void paint(std::size_t row, std::size_t column) {
    const bool header = row == 0, last = row + 1 == table_.rows.size();
    if (table_.style.painted) {
      const bool sum = table_.total_row && row + 2 == table_.rows.size();
      rule("a:lnL", Emu(0), {});
      rule("a:lnR", Emu(0), {});
      if (header) {
        rule("a:lnT", Emu(0), {});
      } else if (row == 1) {
        rule("a:lnT", kHeaderRule, table_.style.header_rule);
      } else {
        rule("a:lnT", kRowRule, table_.style.row_rule);
      }
      if (header) {
        rule("a:lnB", kHeaderRule, table_.style.header_rule);
      } else {
        rule("a:lnB", sum ? kRowRule * 2 : kRowRule,
             last || sum ? table_.style.header_rule : table_.style.row_rule);
      }
    }
    const std::vector<CellFillIr>& fills = table_.rows[row].fills;
    if (column < fills.size() && fills[column]) {
      w_.open("a:solidFill");
      ooxml::write_color(w_, *fills[column]);
      w_.close();
    } else if (header && (table_.style.painted || table_.style.header_authored)) {
      w_.open("a:solidFill");
      ooxml::write_color(w_, table_.style.header_fill);
      w_.close();
    } else if (table_.style.painted) {
      w_.empty("a:noFill");
    }
  }

  void rule(std::string_view name, Emu width, const Color& color) {
    w_.open(name).attribute("w", width);
    if (width == Emu(0)) {
      w_.empty("a:noFill");
    } else {
      w_.open("a:solidFill");
      ooxml::write_color(w_, color);
      w_.close();
    }
    w_.close();
  }

  SlidePart& part_;
  ooxml::xml::Writer& w_;
  const ElementIr& element_;
  const TableIr& table_;
  const CellSpans spans_;
};

}  // namespace

Result<void> write_table(SlidePart& part, const ElementIr& element) {
  if (element.table == nullptr || element.table->columns.empty() || element.table->rows.empty())
    return fail(ErrorCode::Internal, tr("the table was not laid out"), element.eid);
  TableWriter(part, element).write();
  return {};
}

}  // namespace deckle::pptx
