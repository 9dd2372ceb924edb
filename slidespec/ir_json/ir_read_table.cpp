#include "slidespec/ir_json/ir_reader.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"
#include "slidespec/messages/tr.h"

namespace deckle::ir_json {

using nlohmann::json;

namespace {

CellBordersIr read_borders(const json& cell, const JsonPath& path, SpecContext& context) {
  CellBordersIr out;
  const json* given = member_of(cell, "borders");
  if (given == nullptr) return out;
  const auto side = [&](const char* name) -> std::optional<CellBorderIr> {
    const json* border = member_of(*given, name);
    if (border == nullptr) return std::nullopt;
    const JsonPath borders(path, "borders"), at(borders, name);
    return CellBorderIr{read_color(border->at("color"), JsonPath(at, "color"), context),
                        size_from_px(border->at("width").get<double>()),
                        flag_or(*border, "dashed", false)};
  };
  out.left = side("left");
  out.right = side("right");
  out.top = side("top");
  out.bottom = side("bottom");
  return out;
}

// A cell of a table that was read from a file: text and style of its own.
void add_read_cell(const json& value, const JsonPath& path, TableRowIr& row, SpecContext& context) {
  static const json kNoStyle = json::object();
  const json* given = member_of(value, "style");
  const JsonPath style_path(path, "style");
  ElementIr cell;
  read_text(value, path, given == nullptr ? kNoStyle : *given, style_path, cell, context);
  row.cells.push_back(std::move(cell.text));
  const json* fill = given == nullptr ? nullptr : member_of(*given, "backgroundColor");
  row.fills.push_back(fill == nullptr
                          ? CellFillIr()
                          : read_color(*fill, JsonPath(style_path, "backgroundColor"), context));
  row.borders.push_back(read_borders(value, path, context));
}

// Spans end at the table's edges.
std::vector<CellSpanIr> read_spans(const json& value, const TableIr& table) {
  std::vector<CellSpanIr> spans;
  const json* list = member_of(value, "spans");
  if (list == nullptr) return spans;
  for (const json& one : *list) {
    const auto count = [&one](const char* key) {
      return static_cast<std::size_t>(one.at(key).get<std::int64_t>());
    };
    CellSpanIr span{count("row"), count("col"), count("rows"), count("cols"),
                    one.value("repeats", false)};
    if (span.row >= table.rows.size() || span.column >= table.columns.size()) continue;
    span.rows = std::min(span.rows, table.rows.size() - span.row);
    span.columns = std::min(span.columns, table.columns.size() - span.column);
    spans.push_back(span);
  }
  return spans;
}

}  // namespace

std::shared_ptr<const TableIr> read_table(const json& value, const JsonPath& path,
                                          const json& style, const JsonPath& style_path,
                                          SpecContext& context) {
  TableIr table;
  RunStyle run = default_run_style();
  read_run_style(style, style_path, run, context);
  RunStyle header = run;
  header.bold = true;
  if (const json* color = member_of(value, "headerColor"))
    header.color = read_color(*color, JsonPath(path, "headerColor"), context);
  if (const json* fill = member_of(value, "headerFill")) {
    table.style.header_fill = read_color(*fill, JsonPath(path, "headerFill"), context);
    table.style.header_filled = true;
  }
  if (const json* fill = member_of(value, "bodyFill"))
    table.style.body_fill = read_color(*fill, JsonPath(path, "bodyFill"), context);
  if (const json* fill = member_of(value, "totalFill"))
    table.style.total_fill = read_color(*fill, JsonPath(path, "totalFill"), context);
  const auto word_break = value_in(kBreakNames, text_in(style, "wordBreak"), WordBreak::Normal);
  for (const json& width : value.at("columns"))
    table.columns.push_back({emu_from_px(width.get<double>()), {}});
  if (const json* numeric = member_of(value, "numeric")) {
    for (std::size_t i = 0; i < numeric->size() && i < table.columns.size(); ++i)
      table.columns[i].format.numeric = (*numeric)[i].get<bool>();
  }
  table.rtl = flag_or(value, "rtl", false);
  table.total_row = flag_or(value, "totalRow", false);
  const json& rows = value.at("rows");
  for (std::size_t r = 0; r < rows.size(); ++r) {
    TableRowIr row;
    row.height = px_or(rows[r], "h", {});
    const json& cells = rows[r].at("cells");
    if (cells.size() != table.columns.size()) {
      context.error("ragged-table", JsonPath(JsonPath(path, "rows"), r),
                    tr("rows[{}] has {} cells; the table has {} columns", r, cells.size(),
                       table.columns.size()),
                    tr("give every row one cell for each column"));
      return nullptr;
    }
    for (std::size_t c = 0; c < cells.size(); ++c) {
      if (cells[c].is_object()) {
        add_read_cell(cells[c], JsonPath(JsonPath(JsonPath(JsonPath(path, "rows"), r), "cells"), c),
                      row, context);
        continue;
      }
      RunStyle cell_style = r == 0 ? header : run;
      if (table.total_row && r + 1 == rows.size()) cell_style.bold = true;
      ParagraphStyle paragraph;
      paragraph.align = table.columns[c].format.numeric != table.rtl ? Align::Right : Align::Left;
      TextBodyIr body;
      body.word_break = word_break;
      body.paragraphs = plain_paragraphs(cells[c].get<std::string>(), paragraph, cell_style);
      if (body.paragraphs.empty()) {
        body.paragraphs.emplace_back();
        body.paragraphs.back().style = paragraph;
        body.paragraphs.back().end = cell_style;
      }
      row.cells.push_back(std::move(body));
    }
    table.rows.push_back(std::move(row));
  }
  table.size_pt = run.size_pt;
  table.size_fixed = flag_or(value, "fixedSize", false);
  table.widths_fixed = flag_or(value, "page", false);
  for (TableColumnIr& column : table.columns)
    column.format.share = static_cast<double>(std::max(column.width, Emu(1)).value());
  table.row_limit = static_cast<std::size_t>(integer_or(value, "rowLimit", 12));
  table.caption_height = px_or(value, "captionH", {});
  table.missing_width = px_or(value, "missingW", {});
  table.read = flag_or(value, "read", false);
  table.header = flag_or(value, "header", true);
  table.spans = read_spans(value, table);
  if (!table.read) anchor_cells(table);
  return std::make_shared<const TableIr>(std::move(table));
}

}  // namespace deckle::ir_json
