#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "qc/check/authored_text.h"
#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "similar-series-colors",
    .type = "similar_series_colors",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "two series of a chart look alike to a part of the audience",
    .what =
        "Compares the colours of the series of bars, lines and areas that a legend explains, as "
        "people with red-green colour blindness see them (Machado, Oliveira and Fernandes 2009). "
        "Two with a distance below 7 in CIE L*a*b* are reported. Lines with other dashes or "
        "markers, and series with their names at their points, are not.",
    .why =
        "One man in twelve does not tell red from green where both are equally light: he cannot "
        "use the legend.",
    .bad = R"(<a:srgbClr val="9BBB59"/> and <a:srgbClr val="F79646"/>)",
    .good = R"(<a:srgbClr val="1F4E79"/> and <a:srgbClr val="F79646"/>)",
    .fixes = "",
};

constexpr double kNear = 7;  // ours: areas apart from each other are told apart from about 10 on

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
constexpr Matrix kDeuteranopia = {{{0.367322, 0.860646, -0.227968},
                                   {0.280085, 0.672501, 0.047413},
                                   {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kProtanopia = {{{0.152286, 1.052583, -0.204868},
                                 {0.114503, 0.786281, 0.099216},
                                 {-0.003882, -0.048116, 1.051998}}};

double linear(std::uint32_t channel) {
  const double c = static_cast<double>(channel & 0xFF) / 255;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Triple seen_as(std::uint32_t rgb, const Matrix& vision) {
  const Triple own = {linear(rgb >> 16), linear(rgb >> 8), linear(rgb)};
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) out[i] += vision[i][j] * own[j];
    out[i] = std::clamp(out[i], 0.0, 1.0);
  }
  return out;
}

// CIE L*a*b* of linear sRGB, white D65.
Triple lab_of(const Triple& rgb) {
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
  const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
  const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(std::uint32_t a, std::uint32_t b, const Matrix& vision) {
  const Triple p = lab_of(seen_as(a, vision)), q = lab_of(seen_as(b, vision));
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

struct SeriesColor {
  std::uint32_t rgb = 0;
  std::string form;  // dash and marker of a line
};

// What the legend shows of a series; unset where it cannot be seen, or is named elsewhere.
std::optional<SeriesColor> color_of(const ChartFacts& chart, const ChartLook& look,
                                    std::size_t series) {
  if (series >= look.series.size()) return std::nullopt;
  const ChartSeriesFacts& facts = chart.series[series];
  const ChartSeriesLook& own = look.series[series];
  if (facts.labels.series_name || facts.plot >= chart.plots.size()) return std::nullopt;
  if (std::find(look.legend.hidden.begin(), look.legend.hidden.end(), series) !=
      look.legend.hidden.end())
    return std::nullopt;
  if (chart.plots[facts.plot].kind.starts_with("line")) {
    if (!own.shape.line.rgb) return std::nullopt;
    return SeriesColor{*own.shape.line.rgb, own.shape.line.dash + own.marker.symbol};
  }
  if (!own.shape.fill.rgb) return std::nullopt;
  return SeriesColor{*own.shape.fill.rgb, "bar"};
}

bool is_judged(const ChartFacts& chart) {
  return !chart.extended && !chart.legend.empty() && chart.series.size() >= 2 &&
         std::all_of(chart.plots.begin(), chart.plots.end(), [](const ChartPlotFacts& plot) {
           return plot.kind.starts_with("bar") || plot.kind.starts_with("line") ||
                  plot.kind.starts_with("area");
         });
}

struct Pair {
  std::size_t first = 0, second = 0;
  SeriesColor a, b;
};

std::optional<Pair> similar_pair(const ChartFacts& chart, const ChartLook& look) {
  constexpr std::size_t kMostSeries = 20;  // with more, too-many-series has said all
  const std::size_t count = std::min(chart.series.size(), kMostSeries);
  for (std::size_t i = 0; i < count; ++i) {
    const std::optional<SeriesColor> a = color_of(chart, look, i);
    for (std::size_t j = i + 1; a && j < count; ++j) {
      const std::optional<SeriesColor> b = color_of(chart, look, j);
      if (!b || a->form != b->form) continue;
      if (std::min(distance(a->rgb, b->rgb, kDeuteranopia), distance(a->rgb, b->rgb, kProtanopia)) <
          kNear)
        return Pair{i, j, *a, *b};
    }
  }
  return std::nullopt;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr || element.ir.chart_look == nullptr || !is_judged(*chart)) continue;
      const std::optional<Pair> found = similar_pair(*chart, *element.ir.chart_look);
      if (!found) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the series {} and {} look alike to people who do not tell red from green",
                     element_label(element.ir), quoted_text(chart->series[found->first].name.text),
                     quoted_text(chart->series[found->second].name.text));
      d.hint = tr("make one of them much lighter or darker, or write the names at the series");
      d.facts = {{"series", static_cast<std::int64_t>(found->first + 1)},
                 {"other", static_cast<std::int64_t>(found->second + 1)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kSimilarSeriesColorsOfFile;
const FileRule kSimilarSeriesColorsOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
