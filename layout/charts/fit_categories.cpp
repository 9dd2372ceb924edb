#include <algorithm>
#include <cctype>
#include <cmath>

#include "layout/charts/data.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/number_format.h"
#include "layout/charts/variants.h"
#include "layout/messages/tr.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxLines = 2;    // of a label under a column
constexpr double kSizeStepPt = 1;       // between the sizes that are tried
constexpr double kRoundingPt = 0.1;     // lines of a label may exceed their space by as much
constexpr double kTickLines = 1.5,
                 kTickGapPt = 8;  // the distance that applications keep between ticks

bool is_bar(const ChartIr& chart) {
  return chart.plot == ChartPlot::Bar || chart.plot == ChartPlot::StackedBar;
}

// Ours: letters beside the number, wide ones counted twice. "Week 12" and "Financial 2020" are
// places in an order, and a reader fills in what is left out; longer labels are names, which are
// read more easily beside bars than in lines below columns (docs/decisions.md, 90).
constexpr int kMaxOrderLetters = 12;

bool is_name(const std::string& label) {
  int letters = 0;
  for (std::size_t offset = 0; offset < label.size();) {
    const char32_t c = utf8::next(label, offset);
    const bool counts = c >= 0x80 || std::isalpha(static_cast<int>(c)) != 0;
    letters += counts ? (c >= 0x1100 ? 2 : 1) : 0;
  }
  return letters > kMaxOrderLetters;
}

class CategoryFit {
 public:
  CategoryFit(ChartIr& chart, const ChartOptions& options, const NumberFormat& ticks,
              const LabelRuler& ruler, std::vector<ChartChange>& changes)
      : chart_(chart),
        options_(options),
        ticks_(ticks),
        ruler_(ruler),
        changes_(changes),
        labels_(labels_of(chart.data)) {}

  ChartRect fit(bool ordered) {
    const double largest = options_.label_pt, smallest = options_.min_pt;
    const ChartDirection direction = options_.direction;
    chart_.horizontal = false;
    // On an axis of numbers or days the application chooses the ticks.
    if (chart_.plot == ChartPlot::Scatter || chart_.data.x == ChartX::Date) {
      set_size(largest);
      const ChartRect space = plot_space(chart_, ruler_, line(), tick_width_);
      if (chart_.data.x == ChartX::Date) set_time_ticks(space);
      return space;
    }
    // Bars of categories without an order become horizontal before their labels become small.
    const bool may_turn = is_bar(chart_) && (direction == ChartDirection::Bar ||
                                             (direction == ChartDirection::Auto && !ordered));
    const double smallest_horizontal =
        may_turn ? std::max(smallest, largest - kSizeStepPt) : smallest;
    const auto& variant = options_.variant;
    const bool upright = variant && (variant->waterfall || variant->percent || variant->combo);
    if (may_turn && direction == ChartDirection::Auto && !upright &&
        std::any_of(labels_.begin(), labels_.end(), is_name)) {
      chart_.horizontal = true;
      for (double size = largest; size >= smallest_horizontal; size -= kSizeStepPt) {
        set_size(size);
        if (fits_beside()) return beside(ordered, Lying::LongNames);
      }
      chart_.horizontal = false;
    }
    if (direction != ChartDirection::Bar || !is_bar(chart_)) {
      for (double size = largest; size >= smallest_horizontal; size -= kSizeStepPt) {
        set_size(size);
        if (fits_under(1)) return under(1);
      }
    }
    if (may_turn) {
      chart_.horizontal = true;
      for (double size = largest; size >= smallest; size -= kSizeStepPt) {
        set_size(size);
        if (fits_beside()) return beside(ordered);
      }
      if (direction == ChartDirection::Bar) return beside(ordered);
      chart_.horizontal = false;
      for (double size = smallest_horizontal; size >= smallest; size -= kSizeStepPt) {
        set_size(size);
        if (fits_under(1)) return under(1);
      }
    }
    // Names with a number are in an order, but the ones left out could not be guessed.
    if (is_bar(chart_) && ordered && direction == ChartDirection::Auto &&
        std::all_of(labels_.begin(), labels_.end(), is_name)) {
      chart_.horizontal = true;
      for (double size = largest; size >= smallest; size -= kSizeStepPt) {
        set_size(size);
        if (fits_beside()) return beside(ordered);
      }
      chart_.horizontal = false;
    }
    set_size(largest);
    return thinned(ordered);
  }

 private:
  void set_size(double size) {
    chart_.legend_text.size_pt = chart_.label_text.size_pt = size;
    chart_.category.labels.size_pt = chart_.value.labels.size_pt = size;
    chart_.category.title.style.size_pt = chart_.value.title.style.size_pt = size;
    if (chart_.second)
      chart_.second->labels.size_pt = chart_.second->title.style.size_pt = size;
    const ValueTicks ticks = value_ticks(chart_, ticks_, ruler_);
    tick_width_ = ticks.widest;
    widest_ = ruler_.widest(labels_, chart_.category.labels);
  }

  // The shortest span of days, months or years whose labels fit.
  void set_time_ticks(const ChartRect& space) {
    struct Span {
      const char* unit;
      int count;
      double days;
      const char* format;
    };
    static constexpr Span kSpans[] = {
        {"days", 1, 1, "yyyy\\-mm\\-dd"},  {"days", 2, 2, "yyyy\\-mm\\-dd"},
        {"days", 7, 7, "yyyy\\-mm\\-dd"},  {"days", 14, 14, "yyyy\\-mm\\-dd"},
        {"months", 1, 30.4, "yyyy\\-mm"},  {"months", 3, 91.3, "yyyy\\-mm"},
        {"months", 6, 182.6, "yyyy\\-mm"}, {"years", 1, 365.25, "yyyy"},
        {"years", 2, 730.5, "yyyy"},       {"years", 5, 1826.25, "yyyy"},
        {"years", 10, 3652.5, "yyyy"},     {"years", 20, 7305, "yyyy"},
        {"years", 50, 18262.5, "yyyy"}};
    const double days = std::max(
        1.0, *chart_.data.categories.back().number - *chart_.data.categories.front().number);
    for (const Span& span : kSpans) {
      const std::string sample = std::string("2024-12-28")
                                     .substr(0, span.format[4] == '\0' ? 4
                                                : span.days < 30       ? 10
                                                                       : 7);
      const double width = ruler_.width(sample, chart_.category.labels) + 2 * kCategoryGapPt;
      chart_.category.major_unit = span.count;
      chart_.category.time_unit = span.unit;
      chart_.category.format = span.format;
      if (width <= space.width * span.days / days) break;
    }
    chart_.category.label_every = 1;
  }

  double line() const { return line_height(chart_.category.labels); }
  std::size_t count() const { return std::max<std::size_t>(1, labels_.size()); }

  // Every `every`-th label on at most two lines in the width of its columns.
  bool fits_under(std::size_t every) {
    const ChartRect space = plot_space(chart_, ruler_, line(), tick_width_);
    const double slot = space.width / static_cast<double>(count()) * static_cast<double>(every);
    lines_ = 1;
    if (widest_ + kCategoryGapPt <= slot) return true;
    for (std::size_t i = 0; i < labels_.size(); i += every) {
      const std::size_t lines =
          ruler_.lines(labels_[i], chart_.category.labels, slot - kCategoryGapPt);
      if (lines == 0 || lines > kMaxLines) return false;
      lines_ = std::max(lines_, lines);
    }
    return true;
  }

  ChartRect under(std::size_t every) {
    chart_.category.label_every = static_cast<int>(every);
    return plot_space(chart_, ruler_, static_cast<double>(lines_) * line(), tick_width_);
  }

  double beside_extent() const {
    return std::min(widest_ + kCategoryGapPt, kMaxLabelShare * to_pt(chart_.size.w));
  }

  bool fits_beside() {
    const ChartRect space = plot_space(chart_, ruler_, beside_extent(), tick_width_);
    const double slot = space.height / static_cast<double>(count());
    if (slot < line()) return false;
    return std::all_of(labels_.begin(), labels_.end(), [&](const std::string& label) {
      const std::size_t lines = ruler_.lines(label, chart_.category.labels, beside_extent());
      return lines > 0 && static_cast<double>(lines) * line() <= slot + kRoundingPt;
    });
  }

  enum class Lying { NoSpace, LongNames };

  ChartRect beside(bool ordered, Lying reason = Lying::NoSpace) {
    const ChartRect space = plot_space(chart_, ruler_, beside_extent(), tick_width_);
    const double slot = space.height / static_cast<double>(count());
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(line() / slot)));
    chart_.category.label_every = 1;
    if (every > 1) thin(every, ordered);
    if (options_.direction == ChartDirection::Auto) {
      changes_.push_back(
          {reason == Lying::NoSpace
               ? tr("the bars are horizontal: the category names do not fit under columns")
               : tr("the bars are horizontal: there are category names of more than {} letters ({} "
                    "of "
                    "Hangul)",
                    kMaxOrderLetters, kMaxOrderLetters / 2),
           tr("set style.bar_direction to column to keep them vertical"),
           {{"change", std::string("lying-bars")}, {"widest_label_pt", widest_}}});
    }
    return space;
  }

  ChartRect thinned(bool ordered) {
    // Years go by fives and tens, not by threes: 1960, 1970, 1980.
    const std::optional<double> step = even_step(chart_.data);
    std::size_t every = 2;
    while (every < labels_.size() &&
           !(fits_under(every) && (!step || is_round(*step * static_cast<double>(every)))))
      ++every;
    thin(every, ordered);
    lines_ = std::min(lines_, kMaxLines);
    return under(static_cast<std::size_t>(chart_.category.label_every));
  }

  void thin(std::size_t every, bool ordered) {
    if (!options_.thin_labels) {
      chart_.category.label_every = 1;
      return;
    }
    chart_.category.label_every = static_cast<int>(every);
    changes_.push_back(
        {tr("only one category label in {} is written: all {} do not fit", every, labels_.size()),
         ordered ? tr("set style.thin_labels to false to write all of them")
                 : tr("show fewer categories, or give the chart more space"),
         {{"change", std::string("thin-labels")},
          {"every", static_cast<std::int64_t>(every)},
          {"labels", static_cast<std::int64_t>(labels_.size())}}});
  }

  ChartIr& chart_;
  const ChartOptions& options_;
  const NumberFormat& ticks_;
  const LabelRuler& ruler_;
  std::vector<ChartChange>& changes_;
  std::vector<std::string> labels_;
  double tick_width_ = 0, widest_ = 0;
  std::size_t lines_ = 1;
};

}  // namespace

namespace {

ScaleOptions scale_options(const ChartIr& chart, const ChartAxisIr& axis, const LabelRuler& ruler,
                           double length_pt) {
  ScaleOptions options{axis.min, axis.max, axis.major_unit};
  if (length_pt > 0) {
    const double space = chart.horizontal ? kTickGapPt + ruler.width("00000", axis.labels)
                                          : kTickLines * line_height(axis.labels);
    options.max_steps = std::clamp(static_cast<int>(length_pt / space), 2, options.max_steps);
  }
  return options;
}

double widest_tick(const Scale& scale, const NumberFormat& format, const RunStyle& style,
                   const LabelRuler& ruler) {
  double widest = 0;
  constexpr int kMaxTicks = 20;  // ours: more cannot be read on a slide
  for (int i = 0; i < kMaxTicks; ++i) {
    const double value = scale.min + i * scale.step;
    if (!(value <= scale.max)) break;
    widest = std::max(widest, ruler.width(write_number(without_noise(value), format), style));
  }
  return widest;
}

}  // namespace

Scale value_scale(const ChartIr& chart, const LabelRuler& ruler, double length_pt) {
  ValueRange range = values_on_axis(chart, false);
  if (chart.roles.empty() && chart.plot == ChartPlot::StackedBar) {
    range.min = range.max = 0;
    for (std::size_t i = 0; i < chart.data.categories.size(); ++i) {
      double above = 0, below = 0;
      for (const ChartColumn& column : chart.data.series) {
        const double value = column.values[i].value_or(0);
        (value < 0 ? below : above) += value;
      }
      range.min = std::min(range.min, below);
      range.max = std::max(range.max, above);
    }
  }
  return scale_of(range.min, range.max, scale_options(chart, chart.value, ruler, length_pt),
                  ruler.target());
}

ValueTicks value_ticks(const ChartIr& chart, const NumberFormat& format, const LabelRuler& ruler,
                       double length_pt) {
  ValueTicks ticks;
  ticks.scale = value_scale(chart, ruler, length_pt);
  ticks.widest = widest_tick(ticks.scale, format, chart.value.labels, ruler);
  return ticks;
}

ValueTicks second_ticks(const ChartIr& chart, const LabelRuler& ruler, double length_pt) {
  const ValueRange range = values_on_axis(chart, true);
  ValueTicks ticks;
  ticks.scale = scale_of(range.min, range.max,
                         scale_options(chart, *chart.second, ruler, length_pt), ruler.target());
  ticks.widest = widest_tick(ticks.scale, parse_number_format(chart.second->format),
                             chart.second->labels, ruler);
  return ticks;
}

ChartRect fit_categories(ChartIr& chart, const ChartOptions& options, bool ordered,
                         const NumberFormat& ticks, const LabelRuler& ruler,
                         std::vector<ChartChange>& changes) {
  return CategoryFit(chart, options, ticks, ruler, changes).fit(ordered);
}

}  // namespace deckle::layout
