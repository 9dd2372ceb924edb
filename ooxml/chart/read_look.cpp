#include "ooxml/chart/read_look.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "ooxml/chart/chart_reader.h"
#include "ooxml/chart/look_reader.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml::chart {
namespace {

constexpr double kSeriesLinePt = 2.25;  // automatic, of lines
constexpr double kTitleScale = 1.2;     // of a title without a size, to the other text
constexpr double kPlainTitlePt = 18;    // where no text has a size
constexpr std::size_t kMostTrends = 100;

double number_between(pugi::xml_node parent, const char* name, double otherwise, double low,
                      double high) {
  const auto value = number_of(parent, name);
  return value && std::isfinite(*value) ? std::clamp(*value, low, high) : otherwise;
}

std::string short_value(pugi::xml_node parent, const char* name, const char* otherwise) {
  std::string value = value_of(parent, name).substr(0, 20);
  return value.empty() ? otherwise : value;
}

class SpaceReader {
 public:
  SpaceReader(pugi::xml_node space, const ChartFacts& facts, const ChartLookContext& context,
              Budget& budget)
      : space_(space), chart_(space.child("c:chart")), area_(chart_.child("c:plotArea")),
        look_(context), budget_(budget) {
    out_.facts = facts;
  }

  Result<ChartLook> read() {
    base_ = look_.plain_text();
    base_.style.lang = value_of(space_, "c:lang").substr(0, 35);
    base_ = look_.text(space_.child("c:txPr"), base_);
    out_.blanks = short_value(chart_, "c:dispBlanksAs", "gap");
    for (std::size_t i = 0; i < 12; ++i) out_.point_colors.push_back(look_.accent(i));
    read_areas();
    read_chart_title();
    read_legend();
    read_axes();
    if (Result<void> read = read_plots(); !read) return tl::unexpected(read.error());
    return std::move(out_);
  }

 private:
  void read_areas() {
    out_.chart_area = look_.shape(space_.child("c:spPr"), {});
    out_.plot_area = look_.shape(area_.child("c:spPr"), {});
    out_.plot_place = read_place(area_);
  }

  // A title without a size is larger than other text, and bold unless it says otherwise.
  [[nodiscard]] ChartTextLook title_base(bool of_chart) const {
    ChartTextLook base = base_;
    base.style.bold = true;
    base.rotation.reset();
    const bool sized = static_cast<bool>(
        space_.child("c:txPr").child("a:p").child("a:pPr").child("a:defRPr").attribute("sz"));
    if (of_chart) base.style.size_pt = sized ? base.style.size_pt * kTitleScale : kPlainTitlePt;
    return base;
  }

  ChartTitleLook title(pugi::xml_node node, const ChartTitle& facts, bool of_chart) const {
    ChartTitleLook out;
    out.text = facts.kind == ChartTitle::Kind::Placeholder
                   ? (of_chart ? "Chart Title" : "Axis Title")
                   : facts.text;
    out.look = look_.text(node.child("c:txPr"), title_base(of_chart));
    if (const pugi::xml_node rich = node.child("c:tx").child("c:rich"))
      out.look = look_.rich(rich, title_base(of_chart));
    out.place = read_place(node);
    out.overlay = flag(node, "c:overlay", false);
    return out;
  }

  void read_chart_title() { out_.title = title(chart_.child("c:title"), out_.facts.title, true); }

  void read_legend() {
    const pugi::xml_node node = chart_.child("c:legend");
    if (!node) return;
    ChartLegendLook& legend = out_.legend;
    legend.position = out_.facts.legend;
    legend.overlay = flag(node, "c:overlay", false);
    legend.place = read_place(node);
    legend.look = look_.text(node.child("c:txPr"), base_);
    legend.shape = look_.shape(node.child("c:spPr"), {});
    const std::size_t most = out_.facts.series.size() * (kMostTrends + 1) + 100'000;
    for (const pugi::xml_node entry : node.children("c:legendEntry")) {
      const auto index = xml::integer(entry.child("c:idx"), "val", 0, UINT32_MAX);
      if (index && flag(entry, "c:delete", false) && legend.hidden.size() < most)
        legend.hidden.push_back(static_cast<std::size_t>(*index));
    }
    std::sort(legend.hidden.begin(), legend.hidden.end());
  }

  // ---- axes -----------------------------------------------------------------------------------

  [[nodiscard]] std::size_t axis_at(const std::string& id) const {
    for (std::size_t i = 0; i < out_.facts.axes.size(); ++i) {
      if (out_.facts.axes[i].id == id) return i;
    }
    return ChartPlotLook::kNone;
  }

  ChartAxisLook axis(pugi::xml_node node, const ChartAxisFacts& facts) const {
    ChartAxisLook out;
    out.vertical = facts.position == "l" || facts.position == "r";
    out.crossed = axis_at(value_of(node, "c:crossAx"));
    out.crosses = short_value(node, "c:crosses", "autoZero");
    out.crosses_at = number_of(node, "c:crossesAt");
    out.between = value_of(node, "c:crossBetween") != "midCat";
    out.tick_labels = short_value(node, "c:tickLblPos", "nextTo");
    out.tick_mark = short_value(node, "c:majorTickMark", "out");
    if (const auto unit = number_of(node, "c:majorUnit"); unit && *unit > 0) out.major_unit = unit;
    out.base_unit = short_value(node, "c:baseTimeUnit", "days");
    out.major_time_unit = short_value(node, "c:majorTimeUnit", out.base_unit.c_str());
    out.label_every =
        static_cast<int>(xml::integer(node.child("c:tickLblSkip"), "val", 1, 65535).value_or(0));
    const pugi::xml_node format = node.child("c:numFmt");
    if (!xml::boolean(format, "sourceLinked", false)) out.format = facts.format;
    out.display_unit = display_unit(node.child("c:dispUnits"));
    // Applications draw axes and grids without a look in a grey of the text.
    const ChartLineLook automatic{0x868686, 0.75, "solid", false};
    const pugi::xml_node properties = node.child("c:spPr");
    out.line = look_.line(properties, automatic);
    if (const pugi::xml_node grid = node.child("c:majorGridlines"))
      out.grid = look_.line(grid.child("c:spPr"), automatic);
    if (const pugi::xml_node grid = node.child("c:minorGridlines"))
      out.minor_grid = look_.line(grid.child("c:spPr"), {0xD9D9D9, 0.75, "solid", false});
    out.labels = look_.text(node.child("c:txPr"), base_);
    out.title = title(node.child("c:title"), facts.title, false);
    return out;
  }

  static double display_unit(pugi::xml_node units) {
    if (const auto own = number_of(units, "c:custUnit"); own && *own > 0) return *own;
    static constexpr std::pair<std::string_view, double> kUnits[] = {
        {"hundreds", 1e2},         {"thousands", 1e3},        {"tenThousands", 1e4},
        {"hundredThousands", 1e5}, {"millions", 1e6},         {"tenMillions", 1e7},
        {"hundredMillions", 1e8},  {"billions", 1e9},         {"trillions", 1e12}};
    const std::string unit = value_of(units, "c:builtInUnit");
    for (const auto& [name, value] : kUnits) {
      if (name == unit) return value;
    }
    return 1;
  }

  void read_axes() {
    std::size_t next = 0;
    for (const pugi::xml_node node : area_.children()) {
      const std::string_view name = node.name();
      if (name != "c:catAx" && name != "c:dateAx" && name != "c:valAx" && name != "c:serAx")
        continue;
      if (next == out_.facts.axes.size()) return;
      out_.axes.push_back(axis(node, out_.facts.axes[next++]));
    }
  }

  // ---- plots ----------------------------------------------------------------------------------

  ChartPlotLook plot(pugi::xml_node node, const ChartPlotFacts& facts) const {
    ChartPlotLook out;
    out.horizontal = facts.direction == "bar";
    out.vary_colors = flag(node, "c:varyColors", false);
    out.gap_width = number_between(node, "c:gapWidth", 150, 0, 500);
    out.overlap = number_between(node, "c:overlap", 0, -100, 100);
    out.first_slice = number_between(node, "c:firstSliceAng", 0, 0, 360);
    out.hole = number_between(node, "c:holeSize", 50, 1, 90);
    out.bubble_scale = number_between(node, "c:bubbleScale", 100, 0, 300);
    out.bubble_width = value_of(node, "c:sizeRepresents") == "w";
    out.radar_filled = value_of(node, "c:radarStyle") == "filled";
    const ChartLineLook plain{0x868686, 0.75, "solid", false};
    if (const pugi::xml_node lines = node.child("c:hiLowLines"))
      out.high_low = look_.line(lines.child("c:spPr"), plain);
    if (const pugi::xml_node lines = node.child("c:dropLines"))
      out.drop = look_.line(lines.child("c:spPr"), plain);
    if (const pugi::xml_node bars = node.child("c:upDownBars")) {
      out.up_down_gap = number_between(bars, "c:gapWidth", 150, 0, 500);
      if (const pugi::xml_node up = bars.child("c:upBars"))
        out.up_bars = look_.shape(up.child("c:spPr"), {{0xFFFFFF, 1}, plain});
      if (const pugi::xml_node down = bars.child("c:downBars"))
        out.down_bars = look_.shape(down.child("c:spPr"), {{0x595959, 1}, plain});
    }
    for (const std::string& id : facts.axes) {
      const std::size_t at = axis_at(id);
      if (at == ChartPlotLook::kNone) continue;
      const std::string& kind = out_.facts.axes[at].kind;
      if (kind == "serAx") continue;
      const bool own_x = facts.kind == "scatterChart" || facts.kind == "bubbleChart";
      const bool category = own_x ? !out_.axes[at].vertical : kind != "valAx";
      std::size_t& into = category ? out.category_axis : out.value_axis;
      if (into == ChartPlotLook::kNone) into = at;
    }
    return out;
  }

  Result<void> read_plots() {
    std::size_t next_plot = 0, next_series = 0;
    for (const pugi::xml_node node : area_.children()) {
      const std::string_view name = node.name();
      if (!name.starts_with("c:") || !name.ends_with("Chart")) continue;
      if (next_plot == out_.facts.plots.size()) break;
      const std::size_t at = next_plot++;
      out_.plots.push_back(plot(node, out_.facts.plots[at]));
      for (const pugi::xml_node series : node.children("c:ser")) {
        if (next_series == out_.facts.series.size()) break;
        if (Result<void> read = read_series(node, series, at, next_series++); !read) return read;
      }
    }
    return {};
  }

  // ---- series ---------------------------------------------------------------------------------

  [[nodiscard]] bool is_line(std::size_t plot) const {
    const std::string& kind = out_.facts.plots[plot].kind;
    return kind == "lineChart" || kind == "line3DChart" || kind == "scatterChart" ||
           kind == "stockChart" || (kind == "radarChart" && !out_.plots[plot].radar_filled);
  }

  Result<void> read_series(pugi::xml_node plot_node, pugi::xml_node node, std::size_t plot,
                           std::size_t index) {
    const ChartSeriesFacts& facts = out_.facts.series[index];
    const std::string& kind = out_.facts.plots[plot].kind;
    ChartSeriesLook out;
    const std::uint32_t color = look_.accent(facts.idx);
    const bool line = is_line(plot);
    ChartShapeLook automatic;
    automatic.fill = {color, 1};
    automatic.line = {line ? std::optional(color) : std::nullopt, line ? kSeriesLinePt : 0.75,
                      "solid", false};
    const pugi::xml_node properties = node.child("c:spPr");
    out.shape = look_.shape(properties, automatic);
    out.smooth = flag(node, "c:smooth", false);
    out.marker = marker(plot_node, node, kind, facts, color);
    if (Result<void> read = read_points(plot, node, automatic, out); !read) return read;
    if (Result<void> read = read_labels(plot_node, node, out); !read) return read;
    for (const pugi::xml_node trend : node.children("c:trendline")) {
      if (value_of(trend, "c:trendlineType") != "linear" || out.trends.size() == kMostTrends)
        continue;
      ChartTrendLook one;
      one.line = look_.line(trend.child("c:spPr"), {color, 1.5, "sysDot", false});
      one.forward = number_between(trend, "c:forward", 0, 0, 1e9);
      one.backward = number_between(trend, "c:backward", 0, 0, 1e9);
      one.name = xml::text_of(trend.child("c:name")).substr(0, 1000);
      out.trends.push_back(std::move(one));
    }
    out_.series.push_back(std::move(out));
    return {};
  }

  ChartMarkerLook marker_of(pugi::xml_node node, const ChartMarkerLook& automatic) const {
    ChartMarkerLook out = automatic;
    if (!node) return out;
    const std::string symbol = value_of(node, "c:symbol").substr(0, 20);
    if (!symbol.empty() && symbol != "auto") out.symbol = symbol;
    out.size_pt = number_between(node, "c:size", automatic.size_pt, 2, 72);
    out.shape = look_.shape(node.child("c:spPr"), automatic.shape);
    return out;
  }

  ChartMarkerLook marker(pugi::xml_node plot_node, pugi::xml_node node, const std::string& kind,
                         const ChartSeriesFacts& facts, std::uint32_t color) const {
    static constexpr const char* kSymbols[] = {"diamond", "square", "triangle", "x", "star",
                                               "circle",  "plus",   "dot",      "dash"};
    ChartMarkerLook automatic;
    const bool radar = kind == "radarChart" && value_of(plot_node, "c:radarStyle") == "marker";
    const bool scatter = kind == "scatterChart" && value_of(plot_node, "c:scatterStyle") != "line";
    const bool marked = kind == "lineChart" && flag(plot_node, "c:marker", false);
    if (radar || scatter || marked) {
      automatic.symbol = kSymbols[facts.idx % std::size(kSymbols)];
      automatic.size_pt = 7;
    } else if (node.child("c:marker")) {
      automatic.symbol = kSymbols[facts.idx % std::size(kSymbols)];
    }
    automatic.shape = {{color, 1}, {color, 0.75, "solid", false}};
    return marker_of(node.child("c:marker"), automatic);
  }

  Result<void> read_points(std::size_t plot, pugi::xml_node node, const ChartShapeLook& automatic,
                           ChartSeriesLook& out) {
    const ChartPlotFacts& facts = out_.facts.plots[plot];
    const bool slices = facts.kind == "pieChart" || facts.kind == "pie3DChart" ||
                        facts.kind == "doughnutChart" || facts.kind == "ofPieChart";
    const bool own_fill = static_cast<bool>(node.child("c:spPr").find_child(
        [](pugi::xml_node child) { return std::string_view(child.name()).ends_with("Fill"); }));
    if (!slices && out_.facts.series.size() > 1) out_.plots[plot].vary_colors = false;
    if (own_fill) out_.plots[plot].vary_colors = false;
    for (const pugi::xml_node point : node.children("c:dPt")) {
      const auto index = xml::integer(point.child("c:idx"), "val", 0, UINT32_MAX);
      if (!index) continue;
      if (Result<void> allowed = budget_.draw(Limit::ChartPoints, 1, out_.facts.part); !allowed)
        return allowed;
      ChartShapeLook base = out.shape;
      const auto at = static_cast<std::size_t>(*index);
      if (!own_fill && (slices || out_.plots[plot].vary_colors))
        base.fill = {out_.point_colors[at % out_.point_colors.size()], 1};
      ChartPointLook one;
      if (const pugi::xml_node properties = point.child("c:spPr")) {
        one.shape = look_.shape(properties, base);
        if (!properties.child("a:ln") && !is_line(plot)) one.shape->line = automatic.line;
      }
      if (point.child("c:marker")) one.marker = marker_of(point.child("c:marker"), out.marker);
      out.points.insert_or_assign(at, std::move(one));
    }
    return {};
  }

  // ---- labels ---------------------------------------------------------------------------------

  // c:dLbls or c:dLbl over what it inherits.
  ChartLabelLook label(pugi::xml_node node, const ChartLabelLook& base) const {
    ChartLabelLook out = base;
    out.deleted = flag(node, "c:delete", false);
    if (out.deleted) return out;
    if (node.child("c:showVal") || node.child("c:showCatName") || node.child("c:showSerName") ||
        node.child("c:showPercent")) {
      out.value = flag(node, "c:showVal", false);
      out.category = flag(node, "c:showCatName", false);
      out.series = flag(node, "c:showSerName", false);
      out.percent = flag(node, "c:showPercent", false);
      out.size = flag(node, "c:showBubbleSize", false);
    }
    if (node.child("c:separator")) out.separator = xml::text_of(node.child("c:separator"));
    if (const pugi::xml_node format = node.child("c:numFmt"))
      out.format = xml::boolean(format, "sourceLinked", false)
                       ? ""
                       : std::string(format.attribute("formatCode").value());
    if (node.child("c:dLblPos")) out.position = short_value(node, "c:dLblPos", "");
    out.shape = look_.shape(node.child("c:spPr"), base.shape);
    out.look = look_.text(node.child("c:txPr"), base.look);
    out.moved = read_place(node);
    if (const pugi::xml_node rich = node.child("c:tx").child("c:rich")) {
      out.text = paragraphs_text(rich);
      out.look = look_.rich(rich, out.look);
    }
    return out;
  }

  Result<void> read_labels(pugi::xml_node plot_node, pugi::xml_node node, ChartSeriesLook& out) {
    ChartLabelLook base;
    base.look = base_;
    base.look.rotation.reset();
    base = label(plot_node.child("c:dLbls"), base);
    const pugi::xml_node labels = node.child("c:dLbls");
    out.labels = label(labels, base);
    if (!labels) out.labels.deleted = base.deleted;
    for (const pugi::xml_node point : labels.children("c:dLbl")) {
      const auto index = xml::integer(point.child("c:idx"), "val", 0, UINT32_MAX);
      if (!index) continue;
      // Each takes as much memory as many points.
      if (Result<void> allowed = budget_.draw(Limit::ChartPoints, 10, out_.facts.part); !allowed)
        return allowed;
      out.own_labels.insert_or_assign(static_cast<std::size_t>(*index), label(point, out.labels));
    }
    return {};
  }

  const pugi::xml_node space_, chart_, area_;
  const LookReader look_;
  Budget& budget_;
  ChartTextLook base_;
  ChartLook out_;
};

}  // namespace

Result<ChartLook> read_look(pugi::xml_node space, const ChartFacts& facts,
                            const ChartLookContext& context, Budget& budget) {
  return SpaceReader(space, facts, context, budget).read();
}

}  // namespace deckle::ooxml::chart
