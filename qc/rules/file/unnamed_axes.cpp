#include <algorithm>
#include <string>
#include <utility>

#include "qc/check/authored_text.h"
#include "qc/check/file_chart.h"
#include "qc/check/money_words.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "unnamed-axes",
    .type = "unnamed_axes",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a chart does not say what its axes are, or in which unit",
    .what =
        "Looks for charts of points and bubbles neither of whose axes of values has a title. "
        "Charts with a text over or beside them, within 24 px of their edges, may be named by it, "
        "and are not reported; the title of the slide is no such text. Of charts of bars, lines "
        "and areas those are reported that name amounts of money (a series called Revenue, a title "
        "called Costs by region, 분기별 매출), where neither the axis, a number format, a label, "
        "the names of the chart nor any text of the slide has a currency or another unit.",
    .why =
        "Both axes of points are measures; a reader cannot tell what was compared with what. "
        "Other charts name one axis by their categories, and counts need no unit. But 40 of "
        "revenue may be dollars, thousands or millions.",
    .bad = R"(<c:scatterChart> … <c:valAx><c:delete val="0"/></c:valAx>)",
    .good = R"(<c:scatterChart> … <c:valAx><c:delete val="0"/><c:title>…</c:title></c:valAx>)",
    .fixes = "",
};

const Emu kBeside = emu_from_px(24);  // where labels by hand are put; ours

bool lacks_names(const ChartFacts& chart) {
  const bool points = !chart.plots.empty() && !chart.series.empty() &&
                      std::all_of(chart.plots.begin(), chart.plots.end(), [](const auto& plot) {
                        return plot.kind == "scatterChart" || plot.kind == "bubbleChart";
                      });
  return points && !chart.extended && !chart.axes.empty() &&
         std::all_of(chart.axes.begin(), chart.axes.end(), [](const ChartAxisFacts& axis) {
           return axis.title.kind == ChartTitle::Kind::None ||
                  axis.title.kind == ChartTitle::Kind::Placeholder;
         });
}

bool is_named_by_hand(const FileSlide& slide, const ElementIr& chart) {
  const auto own = slide.own_elements();
  return std::any_of(own.begin(), own.end(), [&chart](const FileElement& other) {
    const Rect& box = other.ir.box;
    if (other.ir.type == ElementType::Title || is_footer_placeholder(other.ir) ||
        shown_text(other.ir).empty())
      return false;
    return box.x < chart.box.right() + kBeside && chart.box.x - kBeside < box.right() &&
           box.y < chart.box.bottom() + kBeside && chart.box.y - kBeside < box.bottom();
  });
}

bool draws_amounts(const ChartFacts& chart) {
  return !chart.extended && !chart.plots.empty() && !chart.series.empty() &&
         std::all_of(chart.plots.begin(), chart.plots.end(), [](const ChartPlotFacts& plot) {
           return (plot.kind.starts_with("bar") || plot.kind.starts_with("line") ||
                   plot.kind.starts_with("area")) &&
                  plot.grouping != "percentStacked";
         });
}

bool label_shows_unit(const ChartLabelLook& label) {
  return format_shows_unit(label.format) || text_says_unit(label.text);
}

// In its titles, axes, names and labels.
bool chart_says_unit(const ChartFacts& chart, const ChartLook& look) {
  const auto in_axis = [](const ChartAxisFacts& axis) {
    return axis.kind == "valAx" &&
           (axis.title.kind != ChartTitle::Kind::None || format_shows_unit(axis.format));
  };
  const auto in_look = [](const ChartAxisLook& axis) {
    return axis.display_unit != 1 || format_shows_unit(axis.format);
  };
  const auto in_series = [](const ChartSeriesFacts& series) {
    return name_says_unit(series.name.text) || format_shows_unit(series.values.format) ||
           series.labels.percent;
  };
  const auto in_labels = [](const ChartSeriesLook& series) {
    return label_shows_unit(series.labels) ||
           std::any_of(series.own_labels.begin(), series.own_labels.end(),
                       [](const auto& own) { return label_shows_unit(own.second); });
  };
  const auto in_category = [](const auto& category) {
    return category && name_says_unit(*category);
  };
  const auto in_categories = [&in_category](const ChartSeriesFacts& series) {
    const auto& levels = series.categories.levels;
    return std::any_of(levels.begin(), levels.end(), [&in_category](const ChartTextPoints& level) {
      return std::any_of(level.begin(), level.end(), in_category);
    });
  };
  return name_says_unit(chart.title.text) ||
         std::any_of(chart.axes.begin(), chart.axes.end(), in_axis) ||
         std::any_of(look.axes.begin(), look.axes.end(), in_look) ||
         std::any_of(chart.series.begin(), chart.series.end(), in_series) ||
         std::any_of(chart.series.begin(), chart.series.end(), in_categories) ||
         std::any_of(look.series.begin(), look.series.end(), in_labels);
}

// Of layout and master too: a footer may say it for all slides.
bool slide_says_unit(const FileSlide& slide) {
  const auto& all = slide.ir().elements;
  return std::any_of(all.begin(), all.end(), [](const ElementIr& element) {
    const std::string text = shown_text(element);
    return text_says_unit(text) || (element.type == ElementType::Title && name_says_unit(text));
  });
}

// What the chart calls its amounts of money: the first series or title that does; empty: none.
std::string amounts_of(const ChartFacts& chart, const FileSlide& slide) {
  for (const ChartSeriesFacts& series : chart.series) {
    if (names_money(series.name.text)) return series.name.text;
  }
  if (names_money(chart.title.text)) return chart.title.text;
  const ElementIr* title = title_with_text(slide);
  return title != nullptr && names_money(shown_text(*title)) ? shown_text(*title) : "";
}

// Numbers that nobody sees need no unit; that is what unlabelled-values is about.
bool shows_numbers(const ChartFacts& chart) {
  return chart.data_table ||
         std::any_of(chart.axes.begin(), chart.axes.end(),
                     [](const ChartAxisFacts& axis) {
                       return axis.kind == "valAx" && !axis.deleted;
                     }) ||
         std::any_of(chart.series.begin(), chart.series.end(),
                     [](const ChartSeriesFacts& series) { return series.labels.value; });
}

Message flaw_of(const ChartFacts& chart, const FileSlide& slide, const ElementIr& element) {
  if (lacks_names(chart) && !is_named_by_hand(slide, element))
    return tr("{}: the chart does not say what its axes are", element_label(element));
  if (!draws_amounts(chart) || !shows_numbers(chart) || element.chart_look == nullptr) return {};
  const std::string amounts = amounts_of(chart, slide);
  if (amounts.empty() || chart_says_unit(chart, *element.chart_look) || slide_says_unit(slide))
    return {};
  return tr("{}: the chart does not say in which currency or unit {} is", element_label(element),
            quoted_text(amounts));
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr) continue;
      Message flaw = flaw_of(*chart, slide, element.ir);
      if (flaw.empty()) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = std::move(flaw);
      d.hint = lacks_names(*chart)
                   ? tr("give both axes a title with the unit")
                   : tr("write the unit into the title of the axis or of the chart, or into the "
                        "number format");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kUnnamedAxesOfFile;
const FileRule kUnnamedAxesOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
