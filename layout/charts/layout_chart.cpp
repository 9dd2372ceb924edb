#include "layout/charts/layout_chart.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "layout/charts/area_values.h"
#include "layout/charts/chart_frame.h"
#include "layout/charts/data.h"
#include "layout/charts/end_names.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/line_values.h"
#include "layout/charts/main_slice.h"
#include "layout/charts/number_format.h"
#include "layout/charts/palette.h"
#include "layout/charts/point_labels.h"
#include "layout/charts/scale.h"
#include "layout/charts/steps.h"
#include "layout/charts/style_series.h"
#include "layout/charts/top_n.h"
#include "layout/charts/variants.h"
#include "layout/charts/waterfall.h"
#include "layout/messages/tr.h"
#include "layout/text/contrast.h"
#include "layout/text/deck_labels.h"

namespace deckle::layout {
namespace {

constexpr double kLegendRightAspect = 1.5;  // wider than this, a legend may be at the side
constexpr double kMaxLegendShare = 0.3;     // ours: of the width, so that the plot keeps most of it
constexpr int kMaxLegendRows = 2;     // ours: with more rows a legend at the side leaves more plot
constexpr double kFewWholeValues = 5;  // up to this range applications would draw ticks at halves

bool is_bar(ChartPlot plot) { return plot == ChartPlot::Bar || plot == ChartPlot::StackedBar; }

// Days that are not evenly spaced need a time axis under lines and areas; else they are text.
void choose_date_axis(ChartIr& chart, std::vector<ChartChange>& changes) {
  if (chart.data.x != ChartX::Date) return;
  const bool line = chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Area;
  if (line && is_unevenly_spaced(chart.data)) {
    changes.push_back(
        {tr("the dates of this chart are unevenly spaced; it is drawn on a time axis"),
         {},
         {{"change", std::string("time-axis")}}});
    return;
  }
  chart.data.x = ChartX::Text;
  for (ChartCategory& category : chart.data.categories) category.number.reset();
}

void sum_up_the_rest(ChartIr& chart, const ChartContent& content, const ChartOptions& options,
                     std::vector<ChartChange>& changes) {
  if (!is_bar(chart.plot)) return;
  if (options.variant && options.variant->waterfall) return;  // a bar begins where another one ends
  const bool authored = options.top_n.value_or(0) > 0;
  if (!authored && (options.top_n || chart.data.categories.size() <= kTopN ||
                    !may_be_summed(content, chart.data, options.number_format)))
    return;
  const auto keep = static_cast<std::size_t>(authored ? *options.top_n : static_cast<int>(kTopN));
  const std::size_t before = chart.data.categories.size();
  std::optional<TopN> top = keep_largest(chart.data, keep, other_category(options.language));
  if (!top) return;
  chart.all = std::make_shared<const ChartData>(std::move(chart.data));
  chart.all_name = all_data_sheet(options.language);
  chart.has_other = true;
  chart.data = std::move(top->data);
  changes.push_back({tr("{} of {} categories are combined as \"{}\"; all are in the workbook",
                        top->summed, before, chart.data.categories.back().label),
                     tr("set style.top_n to false to show all of them"),
                     {{"change", std::string("top-n")},
                      {"kept", static_cast<std::int64_t>(keep)},
                      {"summed", static_cast<std::int64_t>(top->summed)}}});
}

bool is_on_second_axis(const ChartOptions& options, const std::string& series) {
  if (!options.variant) return false;
  const std::vector<std::string>& names = options.variant->second_axis;
  return std::find(names.begin(), names.end(), series) != names.end();
}

// The data that the first axis shows, whose numbers decide unit and format.
ChartData first_axis_data(const ChartData& data, const ChartOptions& options) {
  ChartData out = data;
  std::erase_if(out.series,
                [&](const ChartColumn& c) { return is_on_second_axis(options, c.name); });
  return out.series.empty() ? data : out;
}

// Divides the data by a unit that number formats cannot divide by. The authored numbers have a
// sheet of their own.
void count_in(const NumberUnit& unit, ChartIr& chart, const ChartOptions& options) {
  if (!chart.all) {
    chart.all = std::make_shared<const ChartData>(chart.data);
    chart.all_name = all_data_sheet(options.language);
  }
  chart.all_unscaled = true;
  const double divisor = std::pow(10, unit.exponent);
  for (ChartColumn& column : chart.data.series) {
    if (is_on_second_axis(options, column.name)) continue;
    for (std::optional<double>& value : column.values) {
      if (value) value = without_noise(*value / divisor);
    }
  }
}

// What is counted, as a heading by itself: "억 원" above the axis, in place of 억 at each number.
bool is_counter(std::string_view label) {
  constexpr auto kCounters = std::to_array<std::string_view>({"원", "달러", "엔", "유로", "위안", "명", "건", "개", "대"});
  return std::find(kCounters.begin(), kCounters.end(), label) != kCounters.end();
}

// The label of the values with the unit of a heading, unless it names it already.
std::string with_unit(const std::string& label, const std::optional<NumberUnit>& unit) {
  if (!unit || !unit->in_heading || label.find(unit->name) != std::string::npos) return label;
  if (unit->name.ends_with(label)) return unit->name;
  return label.empty() ? unit->name : label + " (" + unit->name + ")";
}

void set_texts(ChartIr& chart, const ChartContent& content, const ChartOptions& options,
               const std::optional<NumberUnit>& unit) {
  chart.title = {content.title, options.title};
  chart.title.style.size_pt = options.title_pt;
  chart.title.style.bold = true;
  if (chart.plot != ChartPlot::Pie) {
    chart.category.title = {content.x_label, options.x_title};
    chart.value.title = {with_unit(content.y_label, unit), options.y_title};
  }
  chart.category.labels = chart.value.labels = chart.legend_text = chart.label_text =
      options.labels;
  for (RunStyle* style : {&chart.category.labels, &chart.value.labels, &chart.legend_text,
                          &chart.label_text, &chart.category.title.style, &chart.value.title.style})
    style->size_pt = options.label_pt;
  if (options.bold_labels) chart.label_text.bold = true;
}

// A heading before the unit, in the colour of the series.
void name_only_series(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler) {
  constexpr double kMaxHeadingShare = 0.6;
  constexpr double kMutedShare = 0.7;  // of the text's colour, in the unit behind a name
  if (!options.name_series || !chart.title.text.empty() || chart.plot == ChartPlot::Pie) return;
  const ChartColumn* only = nullptr;
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (!is_authored(chart, s)) continue;
    if (only != nullptr) return;
    only = &chart.data.series[s];
  }
  if (only == nullptr || only->name.empty() || only->name.find_first_of("\n\v") != std::string::npos)
    return;
  ChartText title{only->name, options.y_title};
  title.style.size_pt = options.label_pt;
  title.style.bold = true;
  if (ruler.width(title.text, title.style) > kMaxHeadingShare * to_pt(chart.size.w)) return;
  const std::vector<ChartColor> colors = series_colors(options, 1, Mark::Line);
  title.style.color = readable_series_color(chart, options, colors.front()).color;
  chart.title = std::move(title);
  chart.title_at_start = true;
  Color& unit = chart.value.title.style.color;
  const std::uint32_t background = options.background.color.rgb;
  const Color muted{"", mixed_color(background, unit.rgb, kMutedShare)};
  if (!options.color_authored && contrast_ratio(muted.rgb, background) >= options.text_contrast)
    unit = muted;
}

void set_legend(ChartIr& chart, const LabelRuler& ruler) {
  std::size_t entries = 0;
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (is_in_legend(chart, s)) ++entries;
  }
  if (entries < 2) return;
  chart.legend = ChartLegend::Bottom;
  const LegendWidths names = legend_widths(chart, ruler);
  const double w = to_pt(chart.size.w), h = to_pt(chart.size.h);
  if (names.rows > kMaxLegendRows && w > kLegendRightAspect * h &&
      names.widest < kMaxLegendShare * w)
    chart.legend = ChartLegend::Right;
}

bool all_whole(const ChartData& data) {
  return std::all_of(data.series.begin(), data.series.end(), [](const ChartColumn& column) {
    return std::all_of(column.values.begin(), column.values.end(),
                       [](const auto& value) { return !value || std::trunc(*value) == *value; });
  });
}

// The axis ends with the numbers, at round values: by default applications add a step on either
// side, and start many axes at 0.
void set_number_axis(ChartIr& chart) {
  double smallest = *chart.data.categories.front().number, largest = smallest;
  for (const ChartCategory& category : chart.data.categories) {
    smallest = std::min(smallest, *category.number);
    largest = std::max(largest, *category.number);
  }
  // LibreOffice's rounding adds no margin; fixed ends then have none in any application.
  const Scale inner =
      scale_of(smallest, largest, {.wide_to_zero = false}, measure::Target::LibreOffice);
  const double step = inner.step;
  chart.category.min = std::max(inner.min, without_noise(std::floor(smallest / step) * step));
  chart.category.max = std::min(inner.max, without_noise(std::ceil(largest / step) * step));
  chart.category.major_unit = step;
}

// A waterfall shows its steps, which are lines and no bars where the axis begins at 0.
void set_waterfall_start(ChartIr& chart, const ChartOptions& options,
                         std::vector<ChartChange>& changes) {
  if (!options.variant || !options.variant->waterfall || options.variant->from_zero) return;
  if (chart.roles.empty() || !is_bar(chart.plot)) return;
  const std::optional<Scale> scale = waterfall_scale(chart);
  if (!scale) return;
  chart.value.min = scale->min;
  chart.value.major_unit = scale->step;
  changes.push_back(
      {tr("the value axis of the waterfall begins at {} and is shown, because its steps "
          "are too small to be seen from 0",
          scale->min),
       tr("add from_zero to style.variant for an axis from 0"),
       {{"change", std::string("waterfall-start")}, {"start", scale->min}}});
}

void set_axes(ChartIr& chart, const ValueRange& range) {
  chart.value.grid = true;
  chart.value.line = false;
  const bool from_zero = is_bar(chart.plot) || chart.plot == ChartPlot::Area;
  if (chart.percent) {
    chart.value.min = 0;
    chart.value.max = 1;
    return;
  }
  if (from_zero) {
    if (range.min >= 0) chart.value.min = 0;
    if (range.max <= 0) chart.value.max = range.min < 0 ? 0 : 1;
    if (range.max <= 0 && range.min >= 0) chart.value.max = 1;
    const double largest = std::max(std::abs(range.min), std::abs(range.max));
    if (chart.plot != ChartPlot::StackedBar && all_whole(chart.data) && largest > 0 &&
        largest <= kFewWholeValues)
      chart.value.major_unit = 1;
  }
  if (chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter) {
    const LineBounds bounds = line_bounds(range.min, range.max);
    chart.value.min = bounds.min;
    chart.value.max = bounds.max;
  }
  if (chart.plot == ChartPlot::Scatter) {
    chart.category.line = true;
    set_number_axis(chart);
  }
}

void set_directions(ChartIr& chart, bool right_to_left) {
  const bool rtl = right_to_left && chart.plot != ChartPlot::Scatter;
  if (chart.horizontal) {
    chart.category.reversed = true;   // the first on top
    chart.value.cross_at_max = true;  // and the value axis below
    chart.value.reversed = rtl;
  } else {
    chart.category.reversed = rtl;  // the value axis moves to the right with the first category
  }
}

// What decides about the chart besides its data.
struct Fitting {
  const ChartOptions& options;
  const ChartOptions& fitted;  // with what the variant asks for
  bool ordered = false;
  const NumberFormat& labels;
  const NumberFormat& ticks;
  const LabelRuler& ruler;
};

// At most six steps on an axis with lines, where PowerPoint would draw ten.
void draw_few_lines(ChartIr& chart, double length_pt, const LabelRuler& ruler) {
  if (!chart.value.grid || chart.value.major_unit || chart.second) return;
  const Scale scale = value_scale(chart, ruler, length_pt);
  const double step = step_of_few(scale, {.min = chart.value.min, .max = chart.value.max});
  if (step > scale.step) chart.value.major_unit = step;
}

// `names`: how series are named at their ends; null: in a legend. False: the names have no space there,
// and the chart is not finished.
bool fit_to_box(ChartIr& chart, const Fitting& in, NamePlan* names,
                std::vector<ChartChange>& changes) {
  const std::size_t before = changes.size();
  ChartRect space;
  const auto fit = [&] {
    changes.resize(before);
    space = fit_categories(chart, in.fitted, in.ordered, in.ticks, in.ruler, changes);
    if (chart.horizontal) remove_connectors(chart);
    const auto count = static_cast<double>(std::max<std::size_t>(1, chart.data.categories.size()));
    style_series(chart, in.options, space.width / count);
    apply_colors(chart, in.options);
  };
  fit();
  if (names != nullptr) {
    const int every = chart.category.label_every;
    const double size_pt = chart.category.labels.size_pt;
    if (!reserve_end_names(chart, in.options, space, in.ruler, *names)) return false;
    fit();
    if (chart.horizontal || chart.category.label_every != every ||
        chart.category.labels.size_pt < size_pt)
      return false;
  } else {
    set_legend(chart, in.ruler);
    if (chart.legend != ChartLegend::None) fit();
  }
  if (chart.roles.empty())
    fit_data_labels(chart, in.options, space, in.labels, in.ruler);
  else
    fit_variant_labels(chart, in.options, space, in.labels, in.ruler);
  set_directions(chart, in.options.rtl);
  draw_few_lines(chart, chart.horizontal ? space.width : space.height, in.ruler);
  if (!chart.roles.empty()) set_headroom(chart, in.ruler);
  settle_point_labels(chart, in.ruler);
  place_area_values(chart, in.ruler, changes);
  if (names != nullptr) {
    if (!place_end_names(chart, in.options, in.ruler, *names)) return false;
    label_line_values(chart, in.options, in.ruler);
  }
  if (chart.steps) finish_steps(chart, in.options, in.ruler);
  return true;
}

// Series named at their ends need no legend. False: no plan of names has space.
bool fit_with_names(ChartLayout& out, const Fitting& in) {
  if (!may_name_ends(out.chart, in.options)) return false;
  for (NamePlan plan : name_plans(out.chart, in.options)) {
    ChartLayout named = out;
    if (!fit_to_box(named.chart, in, &plan, named.changes)) continue;
    // Names above and below their ends leave the plot some of the width that was kept for them.
    constexpr double kWorthPt = 1;
    if (plan.needed_pt + kWorthPt < named.chart.beside_pt) {
      plan.beside_pt = plan.needed_pt;
      ChartLayout wide = out;
      if (fit_to_box(wide.chart, in, &plan, wide.changes)) named = std::move(wide);
    }
    out = std::move(named);
    return true;
  }
  return false;
}

}  // namespace

namespace {

ChartLayout layout_once(const ChartContent& content, const ChartOptions& options, Size box,
                        const measure::TextEngine& engine) {
  ChartLayout out;
  ChartIr& chart = out.chart;
  chart.size = box;
  chart.grid_line = options.grid;
  chart.background = options.background;
  chart.axis_line = muted_colors(options, 1, Mark::Area).front();
  chart.data = data_of(content);
  chart.plot = plot_for(content, chart.data, options, out.changes);
  choose_date_axis(chart, out.changes);
  const bool ordered = is_ordered(chart.data);
  sum_up_the_rest(chart, content, options, out.changes);
  if (options.variant && options.variant->sort != ChartSort::None && !options.variant->waterfall &&
      (is_bar(chart.plot) || chart.plot == ChartPlot::Pie || options.variant->dumbbell))
    sort_categories(chart, options.variant->sort);

  std::optional<NumberUnit> unit;
  if (options.number_format.empty())
    unit = unit_for(range_of(options.variant ? first_axis_data(chart.data, options) : chart.data),
                    options.units, options.language);
  if (unit && options.units == "auto" && is_counter(content.y_label))
    unit = NumberUnit{unit->name + " " + content.y_label, unit->exponent, true};
  if (unit && unit->scales_data()) count_in(*unit, chart, options);
  const auto format_of = [&](const ChartData& data) {
    return label_format(range_of(data), data, options.number_format, unit);
  };
  NumberFormat labels =
      format_of(options.variant ? first_axis_data(chart.data, options) : chart.data);
  ChartOptions own;  // where the variant asks for other ones
  if (options.variant) {
    const double divisor = unit && unit->scales_data() ? std::pow(10, unit->exponent) : 1;
    if (auto shares = apply_variant(chart, options, labels, divisor, out.changes)) {
      labels = std::move(*shares);
      unit.reset();
    }
    own = options;
    if (needs_columns(chart)) own.direction = ChartDirection::Column;
  }
  if (!options.variant) add_edge(chart, options);
  if (options.totals) add_totals(chart, options);
  const ChartOptions& fitted = options.variant ? own : options;
  const ValueRange range = values_on_axis(chart, false);
  chart.value_format = chart.label_format = labels.code;

  const LabelRuler ruler(engine);
  set_texts(chart, content, options, unit);
  name_only_series(chart, options, ruler);
  if (chart.plot == ChartPlot::Pie) {
    label_pie(chart, options, labels, ruler);
    style_series(chart, options, 0);
    apply_colors(chart, options);
    label_main_slice(chart, options, ruler);
    return out;
  }
  set_axes(chart, range);
  set_waterfall_start(chart, fitted, out.changes);
  const double step = value_scale(chart, ruler).step;
  const NumberFormat ticks =
      chart.percent ? labels : axis_format(step, labels, options.number_format, unit);
  chart.value.format = ticks.code;
  set_second_axis(chart, options);
  // A turned name beside the axis would need space of its own; the legend has it as well.
  if (chart.second && !has_second_heading(chart, ruler)) chart.second->title.text.clear();
  const Fitting fitting{options, fitted, ordered, labels, ticks, ruler};
  if (!fit_with_names(out, fitting))
    static_cast<void>(fit_to_box(chart, fitting, nullptr, out.changes));
  if (options.highlight_chosen) {
    out.changes.push_back(
        {tr("the last bar keeps its colour and the others are grey, because the categories are "
            "periods"),
         tr("name another category in style.highlight, or the series for bars of one colour"),
         {{"change", std::string("highlighted-last")}}});
  }
  // Applications keep no space for a title that has its own place.
  if (!chart.inner_plot && !chart.value.title.text.empty() &&
      (!chart.horizontal || has_heading(chart, ruler))) {
    const ChartRect plot = chart_frame(chart, ruler).plot;
    chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                            emu_from_pt(plot.height)};
  }
  return out;
}

bool has_sums(const ChartIr& chart) {
  return std::any_of(
      chart.roles.begin(), chart.roles.end(),
      [](const ChartSeriesRole& role) { return role.role == ChartRole::Caption; });
}

// Whether sums were added to the stacks, and have no space.
bool lacks_sums(const ChartIr& chart) {
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role == ChartRole::Caption) return !chart.series_styles[s].labels;
  }
  return false;
}

}  // namespace

ChartLayout layout_chart(const ChartContent& content, const ChartOptions& options, Size box,
                         const measure::TextEngine& engine) {
  ChartLayout out = layout_once(content, options, box, engine);
  // Those of a waterfall are its values.
  const bool asked = options.variant && (options.variant->totals || options.variant->waterfall);
  if (!options.totals || asked || out.chart.plot != ChartPlot::StackedBar) return out;
  if (!lacks_sums(out.chart)) {
    if (has_sums(out.chart))
      out.changes.push_back({tr("the sums of the stacks stand at their ends"),
                             tr("set style.totals to false for stacks without sums"),
                             {{"change", std::string("totals")}}});
    return out;
  }
  ChartOptions without = options;
  without.totals = false;
  return layout_once(content, without, box, engine);
}

}  // namespace deckle::layout
