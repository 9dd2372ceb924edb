// The plots of a chart and their series (ECMA-376 Part 1, 21.2.2.145).

#include <string_view>
#include <utility>

#include "ooxml/chart/chart_reader.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml::chart {
namespace {

// "barChart" of c:barChart; empty for what is no plot.
std::string kind_of(pugi::xml_node node) {
  const std::string_view name = node.name();
  if (!name.starts_with("c:") || !name.ends_with("Chart")) return {};
  return std::string(name.substr(2));
}

std::uint32_t index_of(pugi::xml_node series, const char* name) {
  return static_cast<std::uint32_t>(
      xml::integer(series.child(name), "val", 0, UINT32_MAX).value_or(0));
}

// Scatter and bubble charts call categories and values otherwise.
pugi::xml_node either(pugi::xml_node series, const char* usual, const char* other) {
  const pugi::xml_node found = series.child(usual);
  return found ? found : series.child(other);
}

Result<void> read_series(pugi::xml_node node, const ChartLabelsShown& plot_labels,
                         Reading& reading) {
  if (Result<void> allowed = reading.budget.draw(Limit::ChartSeries, 1, reading.facts.part);
      !allowed)
    return allowed;
  ChartSeriesFacts out;
  out.plot = reading.facts.plots.size() - 1;
  out.idx = index_of(node, "c:idx");
  out.order = index_of(node, "c:order");
  Result<ChartName> name = read_name(node.child("c:tx"), reading);
  if (!name) return tl::unexpected(name.error());
  out.name = std::move(*name);
  Result<ChartCategories> categories = read_categories(either(node, "c:cat", "c:xVal"), reading);
  if (!categories) return tl::unexpected(categories.error());
  out.categories = std::move(*categories);
  Result<ChartNumbers> values = read_numbers(either(node, "c:val", "c:yVal"), reading);
  if (!values) return tl::unexpected(values.error());
  out.values = std::move(*values);
  Result<ChartNumbers> sizes = read_numbers(node.child("c:bubbleSize"), reading);
  if (!sizes) return tl::unexpected(sizes.error());
  out.sizes = std::move(*sizes);
  const pugi::xml_node labels = node.child("c:dLbls");
  out.labels = labels ? read_labels(labels) : plot_labels;
  reading.facts.series.push_back(std::move(out));
  return {};
}

}  // namespace

ChartLabelsShown read_labels(pugi::xml_node labels) {
  ChartLabelsShown out;
  for (const pugi::xml_node point : labels.children("c:dLbl")) {
    if (!flag(point, "c:delete", false)) ++out.points;
  }
  if (flag(labels, "c:delete", false)) return out;
  out.value = flag(labels, "c:showVal", false);
  out.category = flag(labels, "c:showCatName", false);
  out.series_name = flag(labels, "c:showSerName", false);
  out.percent = flag(labels, "c:showPercent", false);
  out.size = flag(labels, "c:showBubbleSize", false);
  return out;
}

Result<void> read_plots(pugi::xml_node plot_area, Reading& reading) {
  std::vector<ChartPlotFacts>& plots = reading.facts.plots;
  for (const pugi::xml_node node : plot_area.children()) {
    ChartPlotFacts plot;
    plot.kind = kind_of(node);
    if (plot.kind.empty()) continue;
    plot.direction = value_of(node, "c:barDir");
    plot.grouping = value_of(node, "c:grouping");
    plot.three_d = plot.kind.ends_with("3DChart");
    for (const pugi::xml_node axis : node.children("c:axId"))
      plot.axes.emplace_back(axis.attribute("val").value());
    // The application writes the plots of the primary axes first.
    plot.secondary = !plots.empty() && plot.axes != plots.front().axes && !plot.axes.empty() &&
                     !plots.front().axes.empty();
    plots.push_back(std::move(plot));
    const ChartLabelsShown labels = read_labels(node.child("c:dLbls"));
    for (const pugi::xml_node series : node.children("c:ser")) {
      if (Result<void> read = read_series(series, labels, reading); !read) return read;
    }
  }
  return {};
}

}  // namespace deckle::ooxml::chart
