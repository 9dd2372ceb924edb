// The charts of 2016 ([MS-ODRAWXML] 2.24.3): their data are apart from the series.

#include <map>
#include <string_view>
#include <utility>

#include "ooxml/chart/chart_reader.h"
#include "ooxml/workbook/cell_values.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml::chart {
namespace {

// Several series may use the same data, which are copied for each. What this may cost is bounded by
// the limit on the labels of a chart.
struct Data {
  ChartCategories categories;
  ChartNumbers values, sizes;
  std::size_t points = 0, text_bytes = 0;
  bool used = false;
};
using DataById = std::map<std::string_view, Data>;

template <typename Points, typename Value>
Result<void> read_level(pugi::xml_node level, Points& points, Reading& reading, Value value) {
  for (const pugi::xml_node point : level.children("cx:pt")) {
    const auto index = xml::integer(point, "idx", 0, UINT32_MAX);
    if (!index) continue;
    if (Result<void> put = put_point(reading, points, static_cast<std::uint32_t>(*index),
                                     value(xml::text_of(point)));
        !put)
      return put;
  }
  return {};
}

std::size_t count_of(pugi::xml_node level) {
  return static_cast<std::size_t>(xml::integer(level, "ptCount", 0, UINT32_MAX).value_or(0));
}

// cx:strDim: "cat" are categories, the innermost level first. Colours and places on a map are left
// out.
Result<void> read_text_dimension(pugi::xml_node node, Data& data, Reading& reading) {
  if (std::string_view(node.attribute("type").value()) != "cat") return {};
  ChartCategories& out = data.categories;
  out.kind = ChartCategories::Kind::Text;
  out.formula = xml::text_of(node.child("cx:f"));
  out.count = count_of(node.child("cx:lvl"));
  for (const pugi::xml_node level : node.children("cx:lvl")) {
    if (out.levels.size() == kMostLevels) break;
    ChartTextPoints& points = out.levels.emplace_back();
    const auto text = [&data](const std::string& written) {
      data.text_bytes += written.size();
      return from_xstring(written);
    };
    if (Result<void> read = read_level(level, points, reading, text); !read) return read;
    data.points += points.size();
  }
  return {};
}

// cx:numDim: "val", "x", "y", "size", "colorVal". Treemaps and sunbursts have their values as
// sizes.
Result<void> read_number_dimension(pugi::xml_node node, Data& data, Reading& reading) {
  const std::string_view type = node.attribute("type").value();
  const pugi::xml_node level = node.child("cx:lvl");
  ChartNumbers numbers;
  numbers.formula = xml::text_of(node.child("cx:f"));
  numbers.format = level.attribute("formatCode").value();
  numbers.count = count_of(level);
  if (Result<void> read = read_level(level, numbers.points, reading, read_number); !read)
    return read;
  data.points += numbers.points.size();
  if (type == "x" || type == "cat") {
    if (data.categories.kind != ChartCategories::Kind::None) return {};
    data.categories = {ChartCategories::Kind::Number, numbers.formula, numbers.count, {},
                       std::move(numbers.points),     numbers.format};
  } else if (type == "size" && !data.values.points.empty()) {
    data.sizes = std::move(numbers);
  } else if (type != "colorVal" || data.values.points.empty()) {
    data.values = std::move(numbers);
  }
  return {};
}

Result<DataById> read_data(pugi::xml_node chart_data, Reading& reading) {
  DataById all;
  for (const pugi::xml_node node : chart_data.children("cx:data")) {
    const auto [data, fresh] = all.try_emplace(node.attribute("id").value());
    if (!fresh) continue;
    for (const pugi::xml_node dimension : node.children()) {
      const std::string_view name = dimension.name();
      Result<void> read;
      if (name == "cx:strDim") read = read_text_dimension(dimension, data->second, reading);
      if (name == "cx:numDim") read = read_number_dimension(dimension, data->second, reading);
      if (!read) return tl::unexpected(read.error());
    }
  }
  return all;
}

ChartLabelsShown read_labels_ex(pugi::xml_node labels) {
  ChartLabelsShown out;
  const pugi::xml_node shown = labels.child("cx:visibility");
  out.value = xml::boolean(shown, "value", false);
  out.category = xml::boolean(shown, "categoryName", false);
  out.series_name = xml::boolean(shown, "seriesName", false);
  return out;
}

// cx:tx: rich text, or that of a cell.
ChartTitle read_title_ex(pugi::xml_node title) {
  if (!title) return {};
  const pugi::xml_node text = title.child("cx:tx"), data = text.child("cx:txData");
  if (const pugi::xml_node rich = text.child("cx:rich"))
    return {ChartTitle::Kind::Text, paragraphs_text(rich), ""};
  if (!data) return {ChartTitle::Kind::Placeholder, "", ""};
  std::string formula = xml::text_of(data.child("cx:f"));
  return {formula.empty() ? ChartTitle::Kind::Text : ChartTitle::Kind::FromCell,
          from_xstring(xml::text_of(data.child("cx:v"))), std::move(formula)};
}

// Series that are laid out alike are one plot.
std::size_t plot_of(const std::string& layout, Reading& reading) {
  std::vector<ChartPlotFacts>& plots = reading.facts.plots;
  if (plots.empty() || plots.back().kind != layout) plots.emplace_back().kind = layout;
  return plots.size() - 1;
}

Result<void> take_data(Data& data, ChartSeriesFacts& series, std::size_t& copied,
                       Reading& reading) {
  if (data.used) {
    const std::string& part = reading.facts.part;
    copied += data.text_bytes;
    if (Result<void> allowed = reading.budget.allow(Limit::ChartChars, copied, part); !allowed)
      return allowed;
    if (Result<void> allowed = reading.budget.draw(Limit::ChartPoints, data.points, part); !allowed)
      return allowed;
  }
  data.used = true;
  series.categories = data.categories;
  series.values = data.values;
  series.sizes = data.sizes;
  return {};
}

}  // namespace

Result<void> read_chart_ex(pugi::xml_node space, Reading& reading) {
  ChartFacts& facts = reading.facts;
  facts.extended = true;
  Result<DataById> data = read_data(space.child("cx:chartData"), reading);
  if (!data) return tl::unexpected(data.error());
  const pugi::xml_node chart = space.child("cx:chart"), area = chart.child("cx:plotArea");
  facts.title = read_title_ex(chart.child("cx:title"));
  if (const pugi::xml_node legend = chart.child("cx:legend")) {
    facts.legend = legend.attribute("pos").value();
    if (facts.legend.empty()) facts.legend = "r";  // the schema's default
  }
  std::size_t copied = 0;
  for (const pugi::xml_node node : area.child("cx:plotAreaRegion").children("cx:series")) {
    if (Result<void> allowed = reading.budget.draw(Limit::ChartSeries, 1, facts.part); !allowed)
      return allowed;
    ChartSeriesFacts series;
    series.plot = plot_of(node.attribute("layoutId").value(), reading);
    series.idx = series.order = static_cast<std::uint32_t>(facts.series.size());
    const pugi::xml_node name = node.child("cx:tx").child("cx:txData");
    series.name = {from_xstring(xml::text_of(name.child("cx:v"))),
                   xml::text_of(name.child("cx:f"))};
    series.labels = read_labels_ex(node.child("cx:dataLabels"));
    const auto found = data->find(node.child("cx:dataId").attribute("val").value());
    if (found != data->end()) {
      if (Result<void> taken = take_data(found->second, series, copied, reading); !taken)
        return taken;
    }
    facts.series.push_back(std::move(series));
  }
  for (const pugi::xml_node node : area.children("cx:axis")) {
    ChartAxisFacts axis;
    const pugi::xml_node values = node.child("cx:valScaling");
    axis.id = node.attribute("id").value();
    axis.kind = values ? "valScaling" : "catScaling";
    axis.deleted = xml::boolean(node, "hidden", false);
    axis.min = read_number(values.attribute("min").value());
    axis.max = read_number(values.attribute("max").value());
    axis.format = node.child("cx:numFmt").attribute("formatCode").value();
    axis.title = read_title_ex(node.child("cx:title"));
    facts.axes.push_back(std::move(axis));
  }
  return {};
}

}  // namespace deckle::ooxml::chart
