// The keys of `style` that only tables have.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/model/table_style.h"
#include "slidespec/number_format/number_format.h"
#include "slidespec/validate/deck_reader.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr std::size_t kMaxCells = 4000;  // the schema's 200 rows of 20 columns

constexpr std::string_view kAligns[] = {"left", "center", "right"};

bool is_empty(const Cell& cell) {
  const auto* text = std::get_if<std::string>(&cell);
  return std::holds_alternative<std::monostate>(cell) || (text != nullptr && text->empty());
}

class TableStyleReader {
 public:
  TableStyleReader(const json& value, const JsonPath& path, const Element& element,
                   SpecContext& context)
      : value_(value),
        path_(path),
        table_(std::get_if<TableContent>(&element.content)),
        known_(element.data_ref.empty() && table_ != nullptr && !table_->columns.empty()),
        context_(context) {}

  void read(ElementStyle& style) {
    constexpr std::string_view kNegatives[] = {"plain", "red"};
    TableStyle out;
    bool any = read_columns(out);
    any = read_cells(out) || any;
    any = read_group(out) || any;
    if (const auto negatives = context_.open_choice(value_, path_, "negatives", kNegatives))
      any = (out.negatives_red = *negatives == 1).has_value() || any;
    out.total = context_.open_bool(value_, path_, "total");
    if (any || out.total) style.table = std::make_shared<const TableStyle>(std::move(out));
  }

 private:
  std::optional<Align> read_align(const json& value, const JsonPath& path) {
    const auto align = context_.open_choice(value, path, "align", kAligns);
    return align ? std::optional<Align>(static_cast<Align>(*align)) : std::nullopt;
  }

  bool read_columns(TableStyle& out) {
    constexpr std::string_view kShows[] = {"text", "lights", "harvey"};
    constexpr double kMaxWidth = 10000;
    const json* value = member_of(value_, "columns");
    if (value == nullptr) return false;
    const JsonPath path(path_, "columns");
    if (!value->is_array()) {
      context_.wrong_type(path, *value, tr("an array of objects, one for each column"));
      return false;
    }
    if (known_ && value->size() > table_->columns.size()) {
      context_.error("invalid-value", path,
                     tr("'columns' of the style has {} entries for {} columns", value->size(),
                        table_->columns.size()),
                     tr("give one entry for each column, from the first"));
      return false;
    }
    for (std::size_t i = 0; i < readable_items(*value, kMaxCells) && !context_.full(); ++i) {
      const json& one = (*value)[i];
      const JsonPath at(path, i);
      TableColumnStyle& column = out.columns.emplace_back();
      if (one.is_null()) continue;  // nothing of its own
      if (!one.is_object()) {
        context_.wrong_type(at, one, tr("an object with 'width', 'align', 'format' or 'show'"));
        continue;
      }
      context_.check_keys(one, at, OpenPlace::TableColumn);
      column.width = context_.open_number(one, at, "width", 0.001, kMaxWidth);
      column.align = read_align(one, at);
      if (const auto show = context_.open_choice(one, at, "show", kShows))
        column.show = static_cast<TableColumnStyle::Show>(*show + 1);  // behind Auto
      if (const std::string* format = context_.open_string(one, at, "format")) {
        if (const Message flaw = number_format_flaw(*format); !flaw.empty()) {
          context_.error("invalid-value", JsonPath(at, "format"),
                         tr("'format' is {}: {}", in_quotes(*format), flaw),
                         tr("write a spreadsheet number format such as #,##0 or 0.0%"));
        } else {
          column.format = portable_number_format(*format);
        }
      }
    }
    return !out.columns.empty();
  }

  // The cell is in the table, and what it covers is empty and covered once.
  bool is_free(const TableCellStyle& cell, const JsonPath& path) {
    if (!known_) return true;
    const std::size_t rows = table_->rows.size(), columns = table_->columns.size();
    if (cell.row + cell.rows > rows || cell.column + cell.columns > columns) {
      context_.error("invalid-value", path,
                     tr("the cell reaches to row {} and column {}, but the table has rows up to {} "
                        "and columns up to {}",
                        cell.row + cell.rows - 1, cell.column + cell.columns - 1,
                        rows == 0 ? 0 : rows - 1, columns - 1),
                     tr("rows and columns are counted from 0, without the header"));
      return false;
    }
    for (std::size_t r = cell.row; r < cell.row + cell.rows; ++r) {
      for (std::size_t c = cell.column; c < cell.column + cell.columns; ++c) {
        if (r == cell.row && c == cell.column) continue;
        // A row may have fewer cells than columns: that is an error of its own.
        if (c < table_->rows[r].size() && !is_empty(table_->rows[r][c])) {
          context_.error(
              "invalid-value", path,
              tr("the cell covers the one in row {}, column {}, which is not empty", r, c),
              tr("make the covered cell null, or the span smaller"));
          return false;
        }
      }
    }
    return true;
  }

  bool read_cells(TableStyle& out) {
    constexpr int kMaxIndex = 199, kMaxSpan = 200;
    const json* value = member_of(value_, "cells");
    if (value == nullptr) return false;
    const JsonPath path(path_, "cells");
    if (!value->is_array() || value->size() > kMaxCells) {
      context_.wrong_type(path, *value, tr("an array of objects with 'row' and 'col'"));
      return false;
    }
    std::vector<std::vector<bool>> covered;
    for (std::size_t i = 0; i < value->size() && !context_.full(); ++i) {
      const json& one = (*value)[i];
      const JsonPath at(path, i);
      if (!one.is_object() || !one.contains("row") || !one.contains("col")) {
        context_.wrong_type(at, one, tr("an object with 'row' and 'col'"));
        continue;
      }
      context_.check_keys(one, at, OpenPlace::TableCell);
      const auto row = context_.open_integer(one, at, "row", 0, kMaxIndex);
      const auto column = context_.open_integer(one, at, "col", 0, kMaxIndex);
      const auto rows = context_.open_integer(one, at, "rowspan", 1, kMaxSpan);
      const auto columns = context_.open_integer(one, at, "colspan", 1, kMaxSpan);
      TableCellStyle cell;
      cell.bold = context_.open_bool(one, at, "bold");
      cell.color = context_.open_color(one, at, "color", false);
      cell.fill = context_.open_color(one, at, "fill", false);
      cell.align = read_align(one, at);
      if (!row || !column) continue;
      cell.row = static_cast<std::size_t>(*row);
      cell.column = static_cast<std::size_t>(*column);
      cell.rows = static_cast<std::size_t>(rows.value_or(1));
      cell.columns = static_cast<std::size_t>(columns.value_or(1));
      if (!is_free(cell, at) || !cover(cell, covered, at)) continue;
      out.cells.push_back(std::move(cell));
    }
    return !out.cells.empty();
  }

  // Marks what a merged cell covers; false: another one covers some of it.
  bool cover(const TableCellStyle& cell, std::vector<std::vector<bool>>& covered,
             const JsonPath& path) {
    if (cell.rows == 1 && cell.columns == 1) return true;
    covered.resize(std::max(covered.size(), cell.row + cell.rows));
    for (std::size_t r = cell.row; r < cell.row + cell.rows; ++r)
      covered[r].resize(std::max(covered[r].size(), cell.column + cell.columns));
    for (std::size_t r = cell.row; r < cell.row + cell.rows; ++r) {
      for (std::size_t c = cell.column; c < cell.column + cell.columns; ++c) {
        if (!covered[r][c]) continue;
        context_.error(
            "invalid-value", path,
            tr("the cell covers the one in row {}, column {}, as another one does", r, c),
            tr("let each cell be covered once"));
        return false;
      }
    }
    for (std::size_t r = cell.row; r < cell.row + cell.rows; ++r) {
      for (std::size_t c = cell.column; c < cell.column + cell.columns; ++c) covered[r][c] = true;
    }
    return true;
  }

  bool read_group(TableStyle& out) {
    const json* value = member_of(value_, "group_by");
    if (value == nullptr) return false;
    const JsonPath path(path_, "group_by");
    if (value->is_number_integer()) {
      const int last = known_ ? static_cast<int>(table_->columns.size()) - 1 : 19;
      const auto column = context_.open_integer(value_, path_, "group_by", 0, last);
      if (column) out.group_by = static_cast<std::size_t>(*column);
      return column.has_value();
    }
    if (!value->is_string()) {
      context_.wrong_type(path, *value, tr("the name of a column, or its position"));
      return false;
    }
    const auto& name = value->get_ref<const std::string&>();
    if (table_ == nullptr) return false;
    const auto found = std::find(table_->columns.begin(), table_->columns.end(), name);
    if (found == table_->columns.end()) {
      const std::vector<std::string_view> names(table_->columns.begin(), table_->columns.end());
      context_.warning("dangling-reference", path,
                       tr("'group_by' is {}, but no column has that name", in_quotes(name)),
                       nearest_hint(name, names));
      return false;
    }
    out.group_by = static_cast<std::size_t>(found - table_->columns.begin());
    return true;
  }

  const json& value_;
  const JsonPath& path_;
  const TableContent* table_;
  bool known_;
  SpecContext& context_;
};

}  // namespace

void read_table_extras(const json& value, const JsonPath& path, const Element& element,
                       SpecContext& context, ElementStyle& style) {
  TableStyleReader(value, path, element, context).read(style);
}

}  // namespace deckle
