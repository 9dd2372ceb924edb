#include "layout/charts/style_series.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "layout/charts/ordered_greys.h"
#include "layout/charts/palette.h"
#include "layout/charts/steps.h"
#include "layout/charts/variants.h"

namespace deckle::layout {
namespace {

constexpr double kStressedSlice = 1.4;  // ours: of the size of other labels, as of lines
constexpr double kMarkerSpacePt = 18;  // closer than this, markers hide the line
// Marker forms distinguish lines in grey print; so do dashes where there is no space for markers,
// or there are more lines than forms.
constexpr std::array<const char*, 4> kMarkers = {"circle", "square", "diamond", "triangle"};
constexpr std::array<const char*, 5> kDashes = {"solid", "sysDash", "lgDash", "sysDot", "dashDot"};

bool is_line(ChartPlot plot) { return plot == ChartPlot::Line || plot == ChartPlot::Scatter; }

std::vector<std::size_t> lone_points(const std::vector<std::optional<double>>& values) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool before = i > 0 && values[i - 1], after = i + 1 < values.size() && values[i + 1];
    if (values[i] && !before && !after) out.push_back(i);
  }
  return out;
}

// Whether parts of one whole are shown, which touch.
enum class Parts { Apart, Touching };

// The first colour for the one at `at`, greys for the others.
std::vector<ChartColor> colors_around(const ChartOptions& options, std::size_t at,
                                      std::size_t count, Mark mark, Parts parts) {
  if (parts == Parts::Touching) {
    if (std::vector<ChartColor> colors = ordered_greys(options, count, at); !colors.empty())
      return colors;
  }
  std::vector<ChartColor> colors = muted_colors(options, count - 1, mark);
  colors.insert(colors.begin() + static_cast<std::ptrdiff_t>(at),
                highlight_color(options, mark));
  return colors;
}

// The places of the highlighted categories, in order.
std::vector<std::size_t> highlighted_categories(const ChartIr& chart, const ChartOptions& options) {
  std::vector<std::size_t> out;
  if (options.highlight.empty()) return out;
  const auto& also = options.also_highlighted;
  for (std::size_t i = 0; i < chart.data.categories.size(); ++i) {
    const std::string& label = chart.data.categories[i].label;
    if (label == options.highlight || std::find(also.begin(), also.end(), label) != also.end())
      out.push_back(i);
  }
  return out;
}

// The places of the slices: those in `first`, then the others, each from the largest.
std::vector<std::size_t> by_size(const ChartIr& chart, const std::vector<std::size_t>& first) {
  const std::vector<std::optional<double>>& values = chart.data.series.front().values;
  std::vector<std::size_t> order(chart.data.categories.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&values](std::size_t a, std::size_t b) {
    return values[a].value_or(0) > values[b].value_or(0);
  });
  std::stable_partition(order.begin(), order.end(), [&first](std::size_t i) {
    return std::find(first.begin(), first.end(), i) != first.end();
  });
  return order;
}

// Slices are one whole: tints of one colour, the largest in the first accent itself. Empty: there
// are more of them than tints, or tints of this theme are hard to tell apart.
// `first`: those that are stressed, in place of the largest.
std::vector<ChartColor> tints_by_size(const ChartIr& chart, const ChartOptions& options,
                                      const std::vector<std::size_t>& first) {
  const std::size_t count = chart.data.categories.size();
  const std::vector<ChartColor> tints = ordered_tints(options, count);
  if (tints.size() != count || chart.data.series.empty()) return {};
  const std::vector<std::size_t> order = by_size(chart, first);
  std::vector<ChartColor> colors(count);
  for (std::size_t rank = 0; rank < count; ++rank) colors[order[rank]] = tints[rank];
  return colors;
}

// The one slice that is emphasised, else the largest where a list beside the pie has it in bold.
std::optional<std::size_t> stressed_slice(const ChartIr& chart, const ChartOptions& options,
                                          const std::vector<std::size_t>& chosen) {
  if (!options.stress || !options.listed || chosen.size() > 1 || chart.data.series.empty() ||
      chart.data.categories.empty())
    return std::nullopt;
  if (!chosen.empty()) return chosen.front();
  const auto& values = chart.data.series.front().values;
  return static_cast<std::size_t>(
      std::max_element(values.begin(), values.end(),
                       [](const auto& a, const auto& b) { return a.value_or(0) < b.value_or(0); }) -
      values.begin());
}

// Slices from dark to pale by their size, in the order of a list beside them. Empty: neighbours in
// the pie are not told apart.
std::vector<ChartColor> greys_by_size(const ChartIr& chart, const ChartOptions& options,
                                      std::size_t one) {
  const std::vector<std::size_t> order = by_size(chart, {one});
  const std::vector<ChartColor> ranked = ordered_greys(options, order.size(), 0);
  if (ranked.empty()) return {};
  std::vector<ChartColor> colors(order.size());
  for (std::size_t rank = 0; rank < order.size(); ++rank) colors[order[rank]] = ranked[rank];
  return are_apart(colors) ? colors : std::vector<ChartColor>();
}

// One slice of all in the accent, the others in greys in their order; else the theme's colours.
// Tints of one colour where several are emphasised, there are more slices than either has, or the
// template is somebody else's.
std::vector<ChartColor> slice_colors(const ChartIr& chart, const ChartOptions& options,
                                     const std::vector<std::size_t>& chosen) {
  const std::size_t count = chart.data.categories.size();
  std::optional<std::size_t> one = stressed_slice(chart, options, chosen);
  if (chosen.size() == 1) one = chosen.front();
  if (one) {
    std::vector<ChartColor> colors = greys_by_size(chart, options, *one);
    if (colors.empty()) colors = ordered_greys(options, count, *one);
    if (!colors.empty()) return colors;
  }
  constexpr std::size_t kMostColors = 6;  // the accents of a theme
  if (!one && chosen.empty() && options.muted && count <= kMostColors)
    return series_colors(options, count, Mark::Area);
  std::vector<ChartColor> colors = tints_by_size(chart, options, chosen);
  if (colors.empty() && chosen.size() == 1)
    colors = colors_around(options, chosen.front(), count, Mark::Area, Parts::Apart);
  return colors.empty() ? series_colors(options, count, Mark::Area) : colors;
}

// The colour of each slice, of each bar when a category is highlighted, and of the bar that is a
// sum.
void color_points(const ChartIr& chart, const ChartOptions& options,
                  ChartSeriesStyle& series_style) {
  const std::size_t count = chart.data.categories.size();
  const std::vector<std::size_t> chosen = highlighted_categories(chart, options);
  const bool highlighted = !chosen.empty();
  if (chart.plot == ChartPlot::Pie) {
    const std::vector<ChartColor> colors = slice_colors(chart, options, chosen);
    for (std::size_t i = 0; i < count; ++i) {
      series_style.points.emplace_back(i, colors[i]);
      series_style.point_label_colors.push_back(label_on(options, colors[i]));
    }
    if (const std::optional<std::size_t> point = stressed_slice(chart, options, chosen))
      series_style.stress = {*point, std::round(kStressedSlice * chart.label_text.size_pt),
                             series_style.point_label_colors[*point]};
  } else if (highlighted && !is_line(chart.plot) && chart.plot != ChartPlot::Area) {
    const ChartColor marked = highlight_color(options, Mark::Area);
    for (const std::size_t at : chosen) {
      series_style.points.emplace_back(at, marked);
      series_style.point_label_colors.push_back(label_on(options, marked));
    }
    series_style.color = muted_colors(options, 1, Mark::Area).front();
    series_style.label_color = label_on(options, series_style.color);
  } else if (chart.has_other && count > 0) {
    const ChartColor other = muted_colors(options, 1, Mark::Area).front();
    series_style.points.emplace_back(count - 1, other);
    series_style.point_label_colors.push_back(label_on(options, other));
  }
}

}  // namespace

void style_series(ChartIr& chart, const ChartOptions& options, double points_pt) {
  if (!chart.roles.empty()) {
    // The author's series as if they were alone.
    ChartIr alone;
    alone.plot = chart.plot;
    alone.has_other = chart.has_other;
    alone.steps = chart.steps;
    // Colours that a line over bars can have, which needs more contrast.
    const bool lines = std::any_of(
        chart.roles.begin(), chart.roles.end(),
        [](const ChartSeriesRole& role) { return role.role == ChartRole::Line; });
    alone.data.x = chart.data.x;
    alone.data.categories = chart.data.categories;
    for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
      if (is_authored(chart, s)) alone.data.series.push_back(chart.data.series[s]);
    }
    style_series(alone, options, points_pt);
    if (lines && options.highlight.empty()) {
      const std::vector<ChartColor> colors =
          series_colors(options, alone.series_styles.size(), Mark::Line);
      for (std::size_t s = 0; s < colors.size(); ++s) {
        alone.series_styles[s].color = colors[s];
        alone.series_styles[s].label_color = label_on(options, colors[s]);
      }
    }
    chart.series_styles = std::move(alone.series_styles);
    style_roles(chart, options);
    return;
  }
  const std::size_t count = chart.data.series.size();
  const bool line = is_line(chart.plot);
  const auto found =
      std::find_if(chart.data.series.begin(), chart.data.series.end(),
                   [&](const ChartColumn& s) { return s.name == options.highlight; });
  const bool highlighted =
      count > 1 && !options.highlight.empty() && found != chart.data.series.end();
  const Mark mark = line || chart.plot == ChartPlot::Area ? Mark::Line : Mark::Area;
  const auto at = static_cast<std::size_t>(found - chart.data.series.begin());
  const std::vector<ChartColor> colors =
      highlighted
          ? colors_around(options, at, count, mark,
                          chart.plot == ChartPlot::StackedBar ? Parts::Touching : Parts::Apart)
          : series_colors(options, count, mark);
  const bool markers = line && !chart.steps && points_pt >= kMarkerSpacePt;
  chart.series_styles.clear();
  for (std::size_t s = 0; s < count; ++s) {
    ChartSeriesStyle series_style;
    series_style.color = colors[s];
    series_style.label_color = label_on(options, colors[s]);
    if (line) {
      const std::size_t form = markers ? s / kMarkers.size() : s;
      series_style.dash = kDashes[form % kDashes.size()];
      if (markers) series_style.marker = kMarkers[s % kMarkers.size()];
      series_style.lone_points =
          chart.steps ? step_ends(chart, s) : lone_points(chart.data.series[s].values);
    }
    if (count == 1) color_points(chart, options, series_style);
    chart.series_styles.push_back(std::move(series_style));
  }
}

}  // namespace deckle::layout
