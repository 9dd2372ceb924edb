#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "slidespec/core/cancellation.h"
#include "slidespec/data/data_table.h"
#include "slidespec/json/checked_bytes.h"
#include "slidespec/json/json_document.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

using Json = nlohmann::ordered_json;  // columns of objects come in the order they are written

Message kForms() {
  return tr(
      "must be a list of rows, a list of objects, {{\"columns\", \"rows\"}} or {{\"series\"}}");
}

tl::unexpected<Error> wrong(Message message, Message where = {}) {
  return fail(ErrorCode::Malformed, std::move(message), std::move(where));
}

Result<Cell> cell_of(const Json& value, const std::string& where) {
  if (value.is_null()) return Cell{};
  if (value.is_string()) return Cell{value.get<std::string>()};
  if (value.is_boolean()) return Cell{std::string(value.get<bool>() ? "true" : "false")};
  if (!value.is_number())
    return wrong(tr("is a list or an object; a cell holds one value"), where);
  constexpr double kExact = 9007199254740992.0;  // 2^53: above, a double changes digits
  const double number = value.get<double>();
  if (value.is_number_integer() && std::abs(number) > kExact) return Cell{value.dump()};
  return Cell{number};
}

std::string name_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.is_null() ? "" : value.dump();
}

// Rows below `where`, from the `first` on.
Result<void> add_rows(const Json& rows, std::size_t first, const std::string& where,
                      DataTable& table) {
  for (std::size_t i = first; i < rows.size(); ++i) {
    const std::string at = fmt::format("{}/{}", where, i);
    if (!rows[i].is_array()) return wrong(tr("must be a row: a list of cells"), at);
    if (rows[i].size() > table.columns.size())
      return wrong(tr("has {} cells; there are {} columns", rows[i].size(), table.columns.size()),
                   at);
    std::vector<Cell> row;
    for (std::size_t c = 0; c < rows[i].size(); ++c) {
      Result<Cell> cell = cell_of(rows[i][c], fmt::format("{}/{}", at, c));
      if (!cell) return tl::unexpected(cell.error());
      row.push_back(std::move(*cell));
    }
    row.resize(table.columns.size());
    table.rows.push_back(std::move(row));
  }
  return {};
}

// Columns in the order of their first occurrence; a row without one has an empty cell there.
Result<DataTable> from_objects(const Json& list) {
  DataTable table;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string at = fmt::format("/{}", i);
    if (!list[i].is_object()) return wrong(tr("must be an object, as the first row is"), at);
    std::vector<Cell> row(table.columns.size());
    for (const auto& [key, value] : list[i].items()) {
      const auto found = std::find(table.columns.begin(), table.columns.end(), key);
      const auto column = static_cast<std::size_t>(found - table.columns.begin());
      if (found == table.columns.end()) {
        if (table.columns.size() == kMaxDataColumns)
          return fail(ErrorCode::Limit, tr("has more than {} columns", kMaxDataColumns), at);
        table.columns.push_back(key);
        row.emplace_back();
      }
      Result<Cell> cell = cell_of(value, at + "/" + pointer_token(key));
      if (!cell) return tl::unexpected(cell.error());
      row[column] = std::move(*cell);
    }
    table.rows.push_back(std::move(row));
  }
  for (std::vector<Cell>& row : table.rows) row.resize(table.columns.size());
  return table;
}

Result<DataTable> from_lists(const Json& list) {
  DataTable table;
  for (const Json& name : list[0]) table.columns.push_back(name_of(name));
  if (Result<void> added = add_rows(list, 1, "", table); !added)
    return tl::unexpected(added.error());
  return table;
}

Result<DataTable> from_table(const Json& object) {
  DataTable table;
  if (!object["columns"].is_array() || !object["rows"].is_array()) return wrong(kForms());
  for (const Json& name : object["columns"]) table.columns.push_back(name_of(name));
  if (Result<void> added = add_rows(object["rows"], 0, "/rows", table); !added)
    return tl::unexpected(added.error());
  return table;
}

// One row for each x of any series, in the order of first occurrence.
Result<DataTable> from_series(const Json& all) {
  DataTable table;
  table.columns.emplace_back();
  if (!all.is_array()) return wrong(kForms(), "/series");
  for (std::size_t s = 0; s < all.size(); ++s) {
    const std::string at = fmt::format("/series/{}", s);
    if (!all[s].is_object() || !all[s].contains("data") || !all[s]["data"].is_array())
      return wrong(tr("must be a series {{\"name\", \"data\": [{{\"x\", \"y\"}}]}}"), at);
    if (table.columns.size() == kMaxDataColumns)
      return fail(ErrorCode::Limit, tr("is beyond the limit of {} series", kMaxDataColumns - 1),
                  at);
    table.columns.push_back(all[s].contains("name") ? name_of(all[s]["name"]) : "");
    const Json& points = all[s]["data"];
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::string place = fmt::format("{}/data/{}", at, i);
      if (!points[i].is_object() || !points[i].contains("x") || !points[i].contains("y"))
        return wrong(tr("must be a point {{\"x\", \"y\"}}"), place);
      Result<Cell> x = cell_of(points[i]["x"], place + "/x");
      Result<Cell> y = cell_of(points[i]["y"], place + "/y");
      if (!x) return tl::unexpected(x.error());
      if (!y) return tl::unexpected(y.error());
      auto row = std::find_if(table.rows.begin(), table.rows.end(),
                              [&x](const std::vector<Cell>& r) { return r[0] == *x; });
      if (row == table.rows.end()) {
        if (table.rows.size() == kMaxDataRows)
          return fail(ErrorCode::Limit, tr("is beyond the limit of {} points", kMaxDataRows),
                      place);
        row = table.rows.insert(row, std::vector<Cell>(1, std::move(*x)));
      }
      row->resize(table.columns.size());
      row->back() = std::move(*y);
    }
  }
  for (std::vector<Cell>& row : table.rows) row.resize(table.columns.size());
  return table;
}

// Json compares each key of an object with all before it.
Result<void> check_members(const nlohmann::json& value) {
  constexpr std::size_t kMaxMembers = 100;
  check_cancelled();
  if (value.is_object() && value.size() > kMaxMembers)
    return fail(ErrorCode::Limit,
                tr("has an object of {} members; the limit is {}", value.size(), kMaxMembers));
  if (!value.is_structured()) return {};
  for (const nlohmann::json& member : value) {
    if (Result<void> few = check_members(member); !few) return few;
  }
  return {};
}

Result<DataTable> from_json(const Json& root) {
  if (root.is_object() && root.contains("columns") && root.contains("rows"))
    return from_table(root);
  if (root.is_object() && root.contains("series")) return from_series(root["series"]);
  if (!root.is_array()) return wrong(kForms());
  if (root.empty()) return wrong(tr("is an empty list"));
  if (root.size() > kMaxDataRows + 1)
    return fail(ErrorCode::Limit,
                tr("has {} rows; an element holds at most {}", root.size(), kMaxDataRows));
  if (root[0].is_object()) return from_objects(root);
  return root[0].is_array() ? from_lists(root) : wrong(kForms());
}

}  // namespace

Result<DataTable> read_json_data(std::string_view text, const Limits& limits) {
  // A strict reading first: encoding, characters, duplicate keys, depth.
  DiagnosticSink flaws;
  const auto document = JsonDocument::read(text, "", flaws, limits, Limit::DataBytes);
  for (const Diagnostic& flaw : flaws) {
    if (flaw.severity == Severity::Error) return wrong(flaw.message, tr("line {}", flaw.at.line));
  }
  if (!document) return wrong(tr("cannot be read"));
  if (Result<void> few = check_members(document->root()); !few) return tl::unexpected(few.error());
  Json root;
  try {
    root = Json::parse(CheckedBytes(text.data()), CheckedBytes(text.data() + text.size()));
  } catch (const std::exception& error) {
    return wrong(error.what());
  }
  Result<DataTable> table = from_json(root);
  if (!table) return table;
  if (table->rows.empty() || table->columns.empty()) return wrong(tr("has no rows"));
  if (table->columns.size() > kMaxDataColumns)
    return fail(ErrorCode::Limit, tr("has {} columns; an element holds at most {}",
                                      table->columns.size(), kMaxDataColumns));
  if (table->rows.size() > kMaxDataRows)
    return fail(ErrorCode::Limit,
                tr("has {} rows; an element holds at most {}", table->rows.size(), kMaxDataRows));
  return table;
}

}  // namespace deckle
