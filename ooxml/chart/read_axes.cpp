// The axes of a chart (ECMA-376 Part 1, 21.2.2.25 and others).

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "ooxml/chart/chart_reader.h"

namespace deckle::ooxml::chart {

Result<void> read_axes(pugi::xml_node plot_area, Reading& reading) {
  const std::vector<ChartPlotFacts>& plots = reading.facts.plots;
  std::set<std::string> primary;
  if (!plots.empty()) primary.insert(plots.front().axes.begin(), plots.front().axes.end());
  for (const pugi::xml_node node : plot_area.children()) {
    const std::string_view name = node.name();
    if (name != "c:catAx" && name != "c:dateAx" && name != "c:valAx" && name != "c:serAx") continue;
    ChartAxisFacts axis;
    axis.kind = name.substr(2);
    axis.id = value_of(node, "c:axId");
    axis.position = value_of(node, "c:axPos");
    axis.deleted = flag(node, "c:delete", false);
    axis.secondary = !primary.empty() && !primary.contains(axis.id);
    axis.format = node.child("c:numFmt").attribute("formatCode").value();
    const pugi::xml_node scaling = node.child("c:scaling");
    axis.reversed = value_of(scaling, "c:orientation") == "maxMin";
    axis.min = number_of(scaling, "c:min");
    axis.max = number_of(scaling, "c:max");
    axis.log_base = number_of(scaling, "c:logBase");
    Result<ChartTitle> title = read_title(node.child("c:title"), reading);
    if (!title) return tl::unexpected(title.error());
    axis.title = std::move(*title);
    reading.facts.axes.push_back(std::move(axis));
  }
  return {};
}

}  // namespace deckle::ooxml::chart
