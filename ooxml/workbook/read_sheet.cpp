// A worksheet part (ECMA-376 Part 1, 18.3.1.99): its cells and hidden lines.

#include <algorithm>
#include <utility>

#include "ooxml/messages/tr.h"
#include "ooxml/workbook/cell_values.h"
#include "ooxml/workbook/workbook_parts.h"
#include "ooxml/xml/document.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml {
namespace {

class SheetReader {
 public:
  SheetReader(const std::string& part, const SheetContext& context, WorkbookSheet& sheet,
              Budget& budget)
      : part_(part), context_(context), sheet_(sheet), budget_(budget) {}

  Result<void> read(pugi::xml_node worksheet) {
    for (const pugi::xml_node column : worksheet.child("s:cols").children("s:col")) {
      if (!xml::boolean(column, "hidden", false)) continue;
      const auto first = xml::integer(column, "min", 1, kSheetColumns);
      const auto last = xml::integer(column, "max", 1, kSheetColumns);
      if (first && last && *first <= *last)
        hide(sheet_.hidden_columns, static_cast<std::uint32_t>(*first - 1),
             static_cast<std::uint32_t>(*last - 1));
    }
    for (const pugi::xml_node row : worksheet.child("s:sheetData").children("s:row")) {
      check_cancelled();
      if (Result<void> read = read_row(row); !read) return read;
    }
    sort();
    return {};
  }

 private:
  // A row or cell without a reference follows the one before it.
  Result<void> read_row(pugi::xml_node row) {
    if (const pugi::xml_attribute written = row.attribute("r")) {
      const auto number = xml::integer(row, "r", 1, kSheetRows);
      if (!number) return outside(written.value());
      next_row_ = static_cast<std::uint32_t>(*number - 1);
    }
    if (next_row_ >= kSheetRows) return outside(next_row_ + 1);
    CellPlace at{next_row_++, 0};
    if (xml::boolean(row, "hidden", false)) hide(sheet_.hidden_rows, at.row, at.row);
    for (const pugi::xml_node cell : row.children("s:c")) {
      if (const pugi::xml_attribute written = cell.attribute("r")) {
        std::string_view rest = written.value();
        const std::optional<CellPlace> place = take_place(rest);
        if (!place || !rest.empty()) return outside(written.value());
        at = *place;
      }
      if (at.column >= kSheetColumns) return outside(place_name(at));
      if (Result<void> read = read_cell(cell, at); !read) return read;
      ++at.column;
    }
    return {};
  }

  Result<void> read_cell(pugi::xml_node cell, CellPlace at) {
    WorkbookCell out{at, {}, WorkbookCell::Format::General, false};
    out.formula = !cell.child("s:f").empty();
    const std::int64_t style = xml::integer(cell, "s", 0, INT32_MAX).value_or(0);
    if (static_cast<std::size_t>(style) < context_.formats.size())
      out.format = context_.formats[static_cast<std::size_t>(style)];
    if (Result<void> read = read_value(cell, out); !read) return read;
    if (std::holds_alternative<std::monostate>(out.value) && !out.formula) return {};
    if (Result<void> allowed = budget_.draw(Limit::WorkbookCells, 1, part_); !allowed)
      return allowed;
    sheet_.cells.push_back(std::move(out));
    return {};
  }

  // ST_CellType (18.18.11).
  Result<void> read_value(pugi::xml_node cell, WorkbookCell& out) {
    const std::string_view type = cell.attribute("t").value();
    if (type == "inlineStr") {
      if (const pugi::xml_node inline_text = cell.child("s:is"))
        out.value = std::make_shared<const std::string>(rich_text(inline_text));
      return {};
    }
    const pugi::xml_node written = cell.child("s:v");
    if (!written) return {};
    const std::string text = xml::text_of(written);
    if (type == "str") {
      out.value = std::make_shared<const std::string>(from_xstring(text));
    } else if (type == "e") {
      out.value = CellError{text};
    } else if (type == "s") {
      if (text.empty()) return {};
      const std::optional<double> index = read_number(text);
      if (!index || *index < 0 || *index >= static_cast<double>(context_.strings.size()))
        return fail(ErrorCode::Malformed,
                    tr("{} has the shared string {}, but there are {}", place_name(out.at), text,
                       context_.strings.size()),
                    part_);
      out.value = context_.strings[static_cast<std::size_t>(*index)];
    } else if (type == "d") {
      out.format = WorkbookCell::Format::Date;
      if (const auto serial = date_serial(text, context_.date1904)) out.value = *serial;
    } else if (const std::optional<double> number = read_number(text)) {
      if (type == "b") {
        out.value = *number != 0;
      } else {
        out.value = *number;
      }
    }
    return {};
  }

  template <typename Place>
  [[nodiscard]] Result<void> outside(const Place& place) const {
    return fail(ErrorCode::Malformed, tr("{} is not a place in a sheet", place), part_);
  }

  static void hide(std::vector<LineSpan>& spans, std::uint32_t first, std::uint32_t last) {
    if (!spans.empty() && spans.back().last + 1 == first) {
      spans.back().last = last;
    } else {
      spans.push_back({first, last});
    }
  }

  // In order, and apart from one another.
  static void join(std::vector<LineSpan>& spans) {
    std::sort(spans.begin(), spans.end(),
              [](const LineSpan& a, const LineSpan& b) { return a.first < b.first; });
    std::vector<LineSpan> joined;
    for (const LineSpan& span : spans) {
      if (!joined.empty() && span.first <= joined.back().last + 1) {
        joined.back().last = std::max(joined.back().last, span.last);
      } else {
        joined.push_back(span);
      }
    }
    spans = std::move(joined);
  }

  // Applications write cells in order. Of two in one place the first is kept.
  void sort() {
    join(sheet_.hidden_rows);
    join(sheet_.hidden_columns);
    const auto before = [](const WorkbookCell& a, const WorkbookCell& b) { return a.at < b.at; };
    std::vector<WorkbookCell>& cells = sheet_.cells;
    if (!std::is_sorted(cells.begin(), cells.end(), before))
      std::stable_sort(cells.begin(), cells.end(), before);
    const auto twice = [](const WorkbookCell& a, const WorkbookCell& b) { return a.at == b.at; };
    cells.erase(std::unique(cells.begin(), cells.end(), twice), cells.end());
  }

  const std::string& part_;
  const SheetContext& context_;
  WorkbookSheet& sheet_;
  Budget& budget_;
  std::uint32_t next_row_ = 0;
};

}  // namespace

Result<void> read_sheet(const std::string& bytes, const std::string& part,
                        const SheetContext& context, WorkbookSheet& sheet, Budget& budget) {
  const Result<xml::Document> document = xml::parse(bytes, part, budget);
  if (!document) return tl::unexpected(document.error());
  if (std::string_view(document->root().name()) != "s:worksheet") return {};
  return SheetReader(part, context, sheet, budget).read(document->root());
}

}  // namespace deckle::ooxml
