#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "slidespec/core/utf8.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr double kMaxLinePt = 100;

void check_blank(const JsonPath& path, const std::string& text, SpecContext& context) {
  if (!text.empty() && is_blank(text)) {
    context.warning("blank-text", path, tr("{} contains only white space", path.subject()),
                    tr("write text, or remove it"));
  }
}

// Of texts that the schema does not limit.
void check_length(const JsonPath& path, const std::string& text, SpecContext& context) {
  if (text.size() <= kMaxCellChars) return;
  const std::size_t length = utf8::length(text);
  if (length <= kMaxCellChars) return;
  context.error("invalid-value", path,
                tr("{} has {} characters; the limit is {}", path.subject(), length, kMaxCellChars),
                tr("shorten it"));
}

// Of the texts of one element together.
void check_total(const JsonPath& path, std::size_t characters, Limit limit, SpecContext& context) {
  const std::uint64_t most = context.limits().of(limit);
  if (characters > most)
    context.error("invalid-value", path, exceeded(limit, most), tr("shorten it"));
}

TextContent read_text(const json& value, const JsonPath& path, SpecContext& context) {
  TextContent text;
  text.text = text_in(value, "text");
  check_blank(JsonPath(path, "text"), text.text, context);
  return text;
}

BulletsContent read_bullets(const json& value, const JsonPath& path, SpecContext& context) {
  BulletsContent bullets;
  const json* items = array_in(value, "items");
  if (items == nullptr) return bullets;
  const JsonPath below(path, "items");
  for (std::size_t i = 0; i < readable_items(*items, 30); ++i) {
    const json& item = (*items)[i];
    bullets.items.push_back(item.is_string() ? item.get<std::string>() : "");
    check_blank(JsonPath(below, i), bullets.items.back(), context);
  }
  return bullets;
}

ImageContent read_image(const json& value, const JsonPath& path, const Declared& declared,
                        SpecContext& context) {
  ImageContent image;
  image.asset_id = text_in(value, "asset_id");
  if (const std::string* alt = string_in(value, "alt_text")) image.alt_text = *alt;
  if (const std::string* crop = string_in(value, "crop")) {
    if (*crop == "contain") image.crop = Crop::Contain;
    if (*crop == "cover") image.crop = Crop::Cover;
    if (*crop == "center_crop") image.crop = Crop::CenterCrop;
  }
  if (image.asset_id.empty() || context.full()) return image;
  const JsonPath at(path, "asset_id");
  const auto found = declared.assets.find(image.asset_id);
  if (found == declared.assets.end()) {
    std::vector<std::string_view> known;
    for (const auto& [name, type] : declared.assets) {
      if (type != Asset::Type::Data) known.push_back(name);
    }
    std::sort(known.begin(), known.end());
    context.wrong_id(
        "dangling-reference", at, image.asset_id,
        tr("'asset_id' is {}, which is not a declared asset", in_quotes(image.asset_id)),
        known.empty() ? tr("declare it in 'assets'") : nearest_hint(image.asset_id, known),
        one_of(known, "a declared asset"));
  } else if (found->second == Asset::Type::Data) {
    context.wrong_id("dangling-reference", at, image.asset_id,
                     tr("'asset_id' must name a picture, but {} is an asset of type 'data'",
                        in_quotes(image.asset_id)),
                     tr("name an asset of type 'image' or 'icon'"),
                     "an asset of type image or icon");
  }
  return image;
}

ChartContent read_chart(const json& value, const JsonPath& path, SpecContext& context) {
  ChartContent chart;
  constexpr ChartType kTypes[] = {ChartType::Bar, ChartType::Line, ChartType::Pie, ChartType::Area,
                                  ChartType::StackedBar};
  for (const ChartType type : kTypes) {
    if (text_in(value, "chart_type") == to_string(type)) chart.type = type;
  }
  chart.title = text_in(value, "title");
  chart.x_label = text_in(value, "x_label");
  chart.y_label = text_in(value, "y_label");
  chart.notes = text_in(value, "notes");
  const json* series = array_in(value, "series");
  if (series == nullptr) return chart;
  std::size_t characters = 0;
  for (const json& one : *series) {
    ChartSeries read;
    read.name = text_in(one, "name");
    static const json kNoData = json::array();
    const json* data = array_in(one, "data");
    std::size_t index = 0;
    for (const json& point : data == nullptr ? kNoData : *data) {
      const JsonPath all(path, "series"), of_series(all, chart.series.size()),
          points(of_series, "data"), of_point(points, index++);
      const json* x = member_of(point, "x");
      const json* y = member_of(point, "y");
      // A gap (null) exists only in the IR; the published schema does not allow it.
      if (x == nullptr || y == nullptr || (!y->is_number() && !y->is_null())) continue;
      ChartPoint read_point;
      if (x->is_string()) {
        const auto& label = x->get_ref<const std::string&>();
        check_length(JsonPath(of_point, "x"), label, context);
        characters += utf8::length(label);
        read_point.x = label;
      } else if (x->is_number()) {
        read_point.x = x->get<double>();
      } else {
        continue;
      }
      if (y->is_number()) read_point.y = y->get<double>();
      read.data.push_back(std::move(read_point));
    }
    chart.series.push_back(std::move(read));
  }
  check_total(JsonPath(path, "series"), characters, Limit::ChartChars, context);
  check_chart(chart, path, context);
  return chart;
}

Cell read_cell(const json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) {
    constexpr std::int64_t kExact = std::int64_t{1} << 53;  // above, a double changes digits
    const auto integer = value.get<std::int64_t>();
    if (integer > kExact || integer < -kExact) return std::to_string(integer);
  }
  if (value.is_number()) return value.get<double>();
  return std::monostate();
}

TableContent read_table(const json& value, const JsonPath& path, SpecContext& context) {
  TableContent table;
  table.title = text_in(value, "title");
  if (const json* columns = array_in(value, "columns")) {
    for (const json& column : *columns)
      table.columns.push_back(column.is_string() ? column.get<std::string>() : "");
  }
  const json* rows = array_in(value, "rows");
  if (rows == nullptr) return table;
  const std::size_t width = table.columns.size();
  std::size_t padded = 0, first_padded = 0, characters = 0;
  const JsonPath below(path, "rows");
  for (std::size_t i = 0; i < readable_items(*rows, 20000); ++i) {
    const json& row = (*rows)[i];
    if (!row.is_array()) continue;
    std::vector<Cell> cells;
    cells.reserve(row.size());
    for (const json& cell : row) {
      if (cell.is_string()) {
        const JsonPath of_row(below, i);
        const auto& text = cell.get_ref<const std::string&>();
        check_length(JsonPath(of_row, cells.size()), text, context);
        characters += utf8::length(text);
      }
      cells.push_back(read_cell(cell));
    }
    if (width > 0 && row.size() > width) {  // no columns at all are reported already
      context.error(
          "ragged-table", JsonPath(below, i),
          width == 1 ? tr("rows[{}] has {} cells; the table has {} column", i, row.size(), width)
                     : tr("rows[{}] has {} cells; the table has {} columns", i, row.size(), width),
          row.size() == width + 1 ? tr("remove a cell, or add a column")
                                  : tr("remove {} cells, or add columns", row.size() - width));
    } else if (row.size() < width && !row.empty()) {  // the schema reports an empty row
      // Rows are padded only up to the schema's limit, so that memory stays in proportion to the
      // text.
      if (width <= 20) cells.resize(width);
      if (padded++ == 0) first_padded = i;
    }
    table.rows.push_back(std::move(cells));
  }
  check_total(below, characters, Limit::TableChars, context);
  if (padded > 0) {
    context.note("ragged-table", JsonPath(below, first_padded),
                 padded == 1
                     ? tr("rows[{}] has fewer cells than the {} columns; empty cells are added",
                          first_padded, width)
                     : tr("{} rows have fewer cells than the {} columns, the first is rows[{}]; "
                          "empty cells are added",
                          padded, width, first_padded),
                 tr("write null for an empty cell"));
  }
  return table;
}

ShapeContent read_shape(const json& value, const JsonPath& path, SpecContext& context) {
  ShapeContent shape;
  context.check_keys(value, path, OpenPlace::ShapeContent);
  if (const auto index = context.open_choice(value, path, "shape", preset_shapes()))
    shape.shape = preset_shapes()[*index];
  if (const std::string* text = context.open_string(value, path, "text")) {
    shape.text.text = *text;
    check_blank(JsonPath(path, "text"), *text, context);
    check_length(JsonPath(path, "text"), *text, context);
  }
  shape.fill = context.open_color(value, path, "fill", true);
  shape.line = context.open_color(value, path, "line", true);
  shape.line_width_pt = context.open_number(value, path, "line_width_pt", 0, kMaxLinePt);
  if (const std::string* id = context.open_string(value, path, "from")) shape.from = *id;
  if (const std::string* id = context.open_string(value, path, "to")) shape.to = *id;
  return shape;
}

DividerContent read_divider(const json& value, const JsonPath& path, SpecContext& context) {
  DividerContent divider;
  constexpr std::string_view kOrientations[] = {"horizontal", "vertical"};
  context.check_keys(value, path, OpenPlace::DividerContent);
  divider.vertical =
      context.open_choice(value, path, "orientation", kOrientations).value_or(0) == 1;
  divider.color = context.open_color(value, path, "color", false);
  divider.width_pt = context.open_number(value, path, "width_pt", 0, kMaxLinePt);
  return divider;
}

}  // namespace

ElementContent read_content(ElementKind kind, const json& value, const JsonPath& path,
                            const Declared& declared, SpecContext& context) {
  switch (kind) {
    case ElementKind::Text:
      return read_text(value, path, context);
    case ElementKind::Bullets:
      return read_bullets(value, path, context);
    case ElementKind::Image:
      return read_image(value, path, declared, context);
    case ElementKind::Chart:
      return read_chart(value, path, context);
    case ElementKind::Table:
      return read_table(value, path, context);
    case ElementKind::Shape:
      return read_shape(value, path, context);
    case ElementKind::Divider:
      return read_divider(value, path, context);
  }
  return TextContent();
}

}  // namespace deckle
