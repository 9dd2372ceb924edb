// c:chartSpace: the part as a whole.

#include <fmt/format.h>

#include <algorithm>

#include "ooxml/chart/chart_part.h"
#include "ooxml/drawing/write_drawing.h"
#include "ooxml/xml/names.h"

namespace deckle::ooxml::chart {
namespace {

constexpr double kLineHeight = 1.2;  // of the size, as layout/charts/chart_space.cpp
constexpr const char* kC = "http://schemas.openxmlformats.org/drawingml/2006/chart";

void value(xml::Writer& w, std::string_view name, std::string_view text) {
  w.open(name).attribute("val", text).close();
}

// c:layout with fractions of the chart.
void layout(Part& part) {
  xml::Writer& w = part.w;
  const std::optional<Rect>& inner = part.chart.inner_plot;
  const Size& size = part.chart.size;
  if (!inner || size.w <= Emu(0) || size.h <= Emu(0)) {
    w.empty("c:layout");
    return;
  }
  const auto fraction = [&w](std::string_view name, Emu length, Emu whole) {
    const double share = static_cast<double>(length.value()) / static_cast<double>(whole.value());
    value(w, name, fmt::format("{:.5f}", std::clamp(share, 0.0, 1.0)));
  };
  w.open("c:layout").open("c:manualLayout");
  value(w, "c:layoutTarget", "inner");
  value(w, "c:xMode", "edge");
  value(w, "c:yMode", "edge");
  fraction("c:x", inner->x, size.w);
  fraction("c:y", inner->y, size.h);
  fraction("c:w", inner->w, size.w);
  fraction("c:h", inner->h, size.h);
  w.close().close();
}

// Of a title at the side where lines begin.
std::optional<TitlePlace> start_of_title(const ChartIr& chart) {
  if (!chart.title_at_start || !chart.geometry || chart.geometry->title.empty())
    return std::nullopt;
  const ChartTextLine& line = chart.geometry->title.front();
  const double left = line.anchor == ChartTextLine::Anchor::End ? line.x - line.width : line.x;
  const double top = line.middle - kLineHeight / 2 * line.style.size_pt;
  return TitlePlace{left / to_pt(chart.size.w), top / to_pt(chart.size.h)};
}

void legend(Part& part) {
  if (part.chart.legend == ChartLegend::None) return;
  xml::Writer& w = part.w;
  w.open("c:legend");
  value(w, "c:legendPos", part.chart.legend == ChartLegend::Right ? "r" : "b");
  // Of horizontal bars applications count the entries in different orders; there the names are blank
  // (write_series_name()). Trends follow the series.
  std::vector<std::size_t> hidden;
  std::size_t next = part.chart.series_styles.size() + part.chart.label_series.size();
  for (std::size_t s = 0; s < part.chart.series_styles.size() && !part.chart.horizontal; ++s) {
    if (!part.chart.series_styles[s].in_legend) hidden.push_back(order_of(part.chart, s));
  }
  for (std::size_t i = 0; i < part.chart.label_series.size(); ++i)
    hidden.push_back(order_of_labels(part.chart, i));
  std::sort(hidden.begin(), hidden.end());
  for (const ChartSeriesStyle& style : part.chart.series_styles) {
    if (style.to_edges) hidden.push_back(next++);
  }
  for (const std::size_t entry : hidden) {
    w.open("c:legendEntry");
    w.open("c:idx").attribute("val", static_cast<std::int64_t>(entry)).close();
    value(w, "c:delete", "1");
    w.close();
  }
  value(w, "c:overlay", "0");
  write_no_fill_shape(w);
  write_txPr(part, part.chart.legend_text);
  w.close();
}

}  // namespace

std::string chart_xml(const ElementIr& element, const ThemeFaces& faces,
                      const std::string& workbook_id) {
  const ChartIr& chart = *element.chart;
  xml::Writer w;
  Part part{w, chart, faces};
  w.open("c:chartSpace").attribute("xmlns:c", kC).attribute("xmlns:a", xml::kA);
  w.attribute("xmlns:r", xml::kR);
  value(w, "c:date1904", "0");
  if (!chart.legend_text.lang.empty()) value(w, "c:lang", chart.legend_text.lang);
  value(w, "c:roundedCorners", "0");
  w.open("c:chart");
  if (!chart.title.text.empty()) write_title(part, chart.title, 0, start_of_title(chart));
  value(w, "c:autoTitleDeleted", chart.title.text.empty() ? "1" : "0");
  w.open("c:plotArea");
  layout(part);
  write_plot(part);
  write_axes(part);
  write_no_fill_shape(w);
  w.close();
  legend(part);
  value(w, "c:plotVisOnly", "1");
  value(w, "c:dispBlanksAs", "gap");
  w.close();
  w.open("c:spPr");
  if (element.fill.kind == FillIr::Kind::Solid)
    write_fill(w, element.fill);
  else
    w.empty("a:noFill");
  write_no_line(w);
  w.close();
  write_txPr(part, chart.legend_text);
  w.open("c:externalData").attribute("r:id", workbook_id);
  value(w, "c:autoUpdate", "0");
  w.close();
  return w.close().take();
}

}  // namespace deckle::ooxml::chart
