#include "slidespec/ir_json/ir_writer.h"

#include <algorithm>
#include <string>
#include <variant>

#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"

namespace deckle::ir_json {
using Form = JsonWriter::Form;

namespace {

void write_data(JsonWriter& out, const ImageContent& image) {
  out.object(Form::Line).key("asset_id").text(image.asset_id);
  if (image.alt_text) out.key("alt_text").text(*image.alt_text);
  if (image.crop) out.key("crop").text(name_in(kCropNames, *image.crop));
  out.close();
}

void write_data(JsonWriter& out, const ChartContent& chart) {
  out.object().key("chart_type").text(to_string(chart.type));
  write_optional(out, "title", chart.title);
  write_optional(out, "x_label", chart.x_label);
  write_optional(out, "y_label", chart.y_label);
  write_optional(out, "notes", chart.notes);
  out.key("series").array();
  for (const ChartSeries& series : chart.series) {
    out.object().key("name").text(series.name).key("data").array();
    for (const ChartPoint& point : series.data) {
      out.object(Form::Line).key("x");
      if (const auto* text = std::get_if<std::string>(&point.x))
        out.text(*text);
      else
        out.number(std::get<double>(point.x));
      out.key("y");
      if (point.y)
        out.number(*point.y);
      else
        out.null();
      out.close();
    }
    out.close().close();
  }
  out.close().close();
}

void write_data(JsonWriter& out, const TableContent& table) {
  out.object();
  write_optional(out, "title", table.title);
  out.key("columns").array(Form::Line);
  for (const std::string& column : table.columns) out.text(column);
  out.close().key("rows").array();
  for (const auto& row : table.rows) {
    out.array(Form::Line);
    for (const Cell& cell : row) {
      if (const auto* text = std::get_if<std::string>(&cell))
        out.text(*text);
      else if (const auto* number = std::get_if<double>(&cell))
        out.number(*number);
      else
        out.null();
    }
    out.close();
  }
  out.close().close();
}

}  // namespace

void write_data(JsonWriter& out, const ElementContent& data) {
  if (const auto* image = std::get_if<ImageContent>(&data)) write_data(out.key("data"), *image);
  if (const auto* chart = std::get_if<ChartContent>(&data)) write_data(out.key("data"), *chart);
  if (const auto* table = std::get_if<TableContent>(&data)) write_data(out.key("data"), *table);
}

void write_facts(JsonWriter& out, const PictureIr& picture) {
  out.key("picture").object(Form::Line);
  out.key("format").text(name_in(kPictureFormatNames, picture.format));
  out.key("w").number(picture.width).key("h").number(picture.height);
  if (picture.orientation != 1) out.key("orientation").integer(picture.orientation);
  if (picture.icon) out.key("icon").boolean(true);
  out.close();
}

void write_fit(JsonWriter& out, const PictureFit& fit) {
  if (fit == PictureFit{}) return;
  out.key("fit").object(Form::Line);
  if (fit.crop) out.key("crop").text(name_in(kCropNames, *fit.crop));
  if (fit.align != Align::Center) out.key("align").text(name_in(kAlignNames, fit.align));
  if (fit.anchor != Anchor::Middle) out.key("anchor").text(name_in(kAnchorNames, fit.anchor));
  if (fit.whole) out.key("whole").boolean(true);
  if (fit.cut) {
    const PictureCut& cut = *fit.cut;
    out.key("cut").object(Form::Line).key("l").number(cut.left).key("t").number(cut.top);
    out.key("r").number(cut.right).key("b").number(cut.bottom).close();
  }
  out.close();
}

void write_picture(JsonWriter& out, const ElementIr& element) {
  if (element.picture != nullptr) write_facts(out, *element.picture);
  write_fit(out, element.fit);
}

namespace {

void write_border(JsonWriter& out, const char* side, const std::optional<CellBorderIr>& border) {
  if (!border) return;
  out.key(side).object(Form::Line);
  write_color(out.key("color"), border->color);
  out.key("width").raw(size_px_text(border->width_pt));
  if (border->dashed) out.key("dashed").boolean(true);
  out.close();
}

void write_borders(JsonWriter& out, const CellBordersIr& borders) {
  if (!borders.any()) return;
  out.key("borders").object();
  write_border(out, "left", borders.left);
  write_border(out, "right", borders.right);
  write_border(out, "top", borders.top);
  write_border(out, "bottom", borders.bottom);
  out.close();
}

// A cell of a table that was read: as an element has it.
void write_cell(JsonWriter& out, const TextBodyIr& cell, const CellFillIr& fill,
                const CellBordersIr& borders) {
  const TextBase base = base_of(cell);
  out.object().key("content").text(plain_text(cell)).key("style").object();
  write_body_style(out, cell, base);
  if (fill) write_color(out.key("backgroundColor"), *fill);
  out.close();
  write_borders(out, borders);
  write_paragraphs(out, cell, base);
  out.close();
}

void write_rows(JsonWriter& out, const TableIr& table) {
  out.key("rows").array();
  for (const TableRowIr& row : table.rows) {
    out.object(table.read ? Form::Block : Form::Line).key("h").raw(px_text(row.height));
    out.key("cells").array(table.read ? Form::Block : Form::Line);
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
      if (table.read)
        write_cell(out, row.cells[c], c < row.fills.size() ? row.fills[c] : CellFillIr(),
                   c < row.borders.size() ? row.borders[c] : CellBordersIr());
      else
        out.text(plain_text(row.cells[c]));
    }
    out.close().close();
  }
  out.close();
}

void write_spans(JsonWriter& out, const std::vector<CellSpanIr>& spans) {
  if (spans.empty()) return;
  const auto count = [](std::size_t n) { return static_cast<std::int64_t>(n); };
  out.key("spans").array();
  for (const CellSpanIr& span : spans) {
    out.object(Form::Line)
        .key("row")
        .integer(count(span.row))
        .key("col")
        .integer(count(span.column));
    out.key("rows").integer(count(span.rows)).key("cols").integer(count(span.columns));
    if (span.repeats) out.key("repeats").boolean(true);
    out.close();
  }
  out.close();
}

}  // namespace

void write_table(JsonWriter& out, const TableIr& table) {
  out.key("table").object().key("columns").array(Form::Line);
  for (const TableColumnIr& column : table.columns) out.raw(px_text(column.width));
  out.close();
  if (std::any_of(table.columns.begin(), table.columns.end(),
                  [](const TableColumnIr& c) { return c.format.numeric; })) {
    out.key("numeric").array(Form::Line);
    for (const TableColumnIr& column : table.columns) out.boolean(column.format.numeric);
    out.close();
  }
  if (table.read) out.key("read").boolean(true);
  if (!table.header) out.key("header").boolean(false);
  write_rows(out, table);
  write_spans(out, table.spans);
  const TableIr plain;
  if (table.row_limit != plain.row_limit)
    out.key("rowLimit").integer(static_cast<std::int64_t>(table.row_limit));
  if (table.caption_height != Emu(0)) out.key("captionH").raw(px_text(table.caption_height));
  if (table.missing_width != Emu(0)) out.key("missingW").raw(px_text(table.missing_width));
  if (table.style.header_filled) write_color(out.key("headerFill"), table.style.header_fill);
  if (table.style.body_fill) write_color(out.key("bodyFill"), *table.style.body_fill);
  if (table.style.total_fill) write_color(out.key("totalFill"), *table.style.total_fill);
  if (!table.read && !table.rows.empty() && !table.rows.front().cells.empty() &&
      !table.rows.front().cells.front().paragraphs.empty())
    write_color(out.key("headerColor"),
                table.rows.front().cells.front().paragraphs.front().end.color);
  if (table.total_row) out.key("totalRow").boolean(true);
  if (table.rtl) out.key("rtl").boolean(true);
  if (table.size_fixed) out.key("fixedSize").boolean(true);
  if (table.widths_fixed) out.key("page").boolean(true);
  out.close();
}

}  // namespace deckle::ir_json
