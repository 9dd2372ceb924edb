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
  anchor_cells(table);
  return std::make_shared<const TableIr>(std::move(table));
}

}  // namespace deckle::ir_json
