// Charts: axes, series, caches and the place of labels.

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <unordered_set>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kAxis{
    .id = "chart-axis-mismatch",
    .severity = Severity::Error,
    .summary = "a chart uses an axis that is not there, or two axes have one id",
    .what = "Compares the axis ids of plots and of crossing axes with the axes of the chart.",
    .why = "PowerPoint repairs the file and drops the chart.",
    .remedy = "give each axis an id of its own and use these ids",
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kEmpty{
    .id = "empty-chart",
    .severity = Severity::Error,
    .summary = "the plot area of a chart has no plot",
    .what = "Looks for a bar, line, pie or other plot in each plot area.",
    .why = "PowerPoint repairs the file and drops the chart.",
    .remedy = "add a plot, or remove the chart",
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kSeries{
    .id = "duplicate-series",
    .severity = Severity::Error,
    .summary = "two series of a chart have one index or one place in the order",
    .what = "Compares idx and order of all series of a chart.",
    .why = "PowerPoint repairs the file.",
    .remedy = "number the series from 0 on",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kCache{
    .id = "invalid-chart-cache",
    .severity = Severity::Error,
    .summary = "the cached values of a chart contradict themselves",
    .what = "Compares the points of each cache with its count, and numbers with what a number may "
            "be. Errors of Excel, such as #N/A, are allowed.",
    .why = "PowerPoint draws the cache and does not read the workbook on opening "
           "(python-pptx#381, #649); NaN and empty values break the chart "
           "(PptxGenJS#240, #392, #514, #1331).",
    .remedy = "write the cache from the workbook anew",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kLabels{
    .id = "illegal-label-position",
    .severity = Severity::Error,
    .summary = "data labels are where this type of chart cannot have them",
    .what = "Compares the position of data labels with those that Office allows for the type of "
            "plot: none for areas, doughnuts and three-dimensional bars; not outside the end of "
            "stacked bars.",
    .why = "The schema allows any position, yet PowerPoint repairs the file and drops the chart "
           "(PptxGenJS#271, #1357).",
    .remedy = "remove c:dLblPos, or use an allowed position",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

bool is_plot(const Element& element) {
  return element.name().starts_with("c:") && element.name().ends_with("Chart");
}

std::string value_of(const Element& parent, std::string_view child) {
  return parent.child(child).value("val");
}

// [MS-OI29500], dLblPos: the positions for each type of plot, separated by spaces.
std::string_view positions_of(const Element& plot) {
  const std::string_view name = plot.name();
  if (name == "c:barChart") {
    const std::string grouping = value_of(plot, "c:grouping");
    return grouping == "stacked" || grouping == "percentStacked" ? "ctr inBase inEnd"
                                                                 : "ctr inBase inEnd outEnd";
  }
  if (name == "c:lineChart" || name == "c:scatterChart" || name == "c:bubbleChart" ||
      name == "c:stockChart")
    return "b ctr l r t";
  if (name == "c:pieChart" || name == "c:pie3DChart" || name == "c:ofPieChart")
    return "bestFit ctr inEnd outEnd";
  return name == "c:radarChart" ? "outEnd" : "";
}

bool has_word(std::string_view words, std::string_view wanted) {
  while (!words.empty()) {
    const std::size_t space = std::min(words.find(' '), words.size());
    if (words.substr(0, space) == wanted) return true;
    words.remove_prefix(std::min(space + 1, words.size()));
  }
  return false;
}

class Chart {
 public:
  Chart(const PartContext& context, Findings& findings) : context_(context), findings_(findings) {}

  void check() {
    const Element area = context_.tree.root().child("c:chart").child("c:plotArea");
    if (!area) return;  // missing-element
    for (const Element& child : area.children()) {
      if (is_plot(child)) plots_.push_back(child);
      if (child.name().ends_with("Ax")) axes_.push_back(child);
    }
    if (plots_.empty()) add(kEmpty, area, tr("the plot area is empty"));
    check_axes();
    check_series();
    for (const Element& plot : plots_) check_labels(plot);
    for (const char* name : {"c:numCache", "c:strCache", "c:numLit", "c:strLit", "c:lvl"}) {
      for (const Element& cache : context_.tree.named(name)) check_cache(cache);
    }
  }

 private:
  void add(const RuleDoc& doc, const Element& at, const Message& message, Repair repair = {}) {
    Found found{doc, context_.part.name, message};
    found.element = at;
    found.repair = std::move(repair);
    findings_.add(std::move(found));
  }

  void check_axes() {
    std::unordered_set<std::string> ids;
    for (const Element& axis : axes_) {
      const std::string id = value_of(axis, "c:axId");
      if (!ids.insert(id).second) add(kAxis, axis, tr("two axes have the id {}", id));
    }
    for (const Element& axis : axes_) {
      const Element crossed = axis.child("c:crossAx");
      if (crossed && !ids.contains(crossed.value("val")))
        add(kAxis, axis, tr("an axis crosses the axis {}, which is not there",
                            crossed.value("val")));
    }
    for (const Element& plot : plots_) {
      for (const Element& used : plot.children("c:axId")) {
        const std::string id = used.value("val");
        // The third axis of a plot in three dimensions may be absent.
        const bool absent = id == "0" && plot.name().find("3D") != std::string_view::npos;
        if (!ids.contains(id) && !absent)
          add(kAxis, used, tr("{} uses the axis {}, which is not there", plot.name(), id));
      }
    }
  }

  void check_series() {
    for (const std::string_view key : {"c:idx", "c:order"}) {
      std::unordered_set<std::string> seen;
      std::int64_t next = 0;
      std::vector<Element> repeated;
      for (const Element& plot : plots_) {
        for (const Element& series : plot.children("c:ser")) {
          const Element number = series.child(key);
          if (!number) continue;  // missing-element
          const std::string text = number.value("val");
          if (!seen.insert(text).second) repeated.push_back(number);
          if (const auto value = whole_number(text); value && *value < 1000000)
            next = std::max(next, *value + 1);
        }
      }
      for (const Element& number : repeated) {
        Repair repair;
        if (const auto value = number.attribute("val")) {
          repair.edits.push_back(set_value(context_.part.name, *value, std::to_string(next++)));
          repair.done = tr("a series was given another {}", key);
        }
        add(kSeries, number, tr("two series have the {} {}", key, number.value("val")),
            std::move(repair));
      }
    }
  }

  void check_labels(const Element& plot) {
    const std::string_view allowed = positions_of(plot);
    const auto check_all = [&](const Element& labels) {
      check_position(plot, labels.child("c:dLblPos"), allowed);
      for (const Element& one : labels.children("c:dLbl"))
        check_position(plot, one.child("c:dLblPos"), allowed);
    };
    if (const Element labels = plot.child("c:dLbls")) check_all(labels);
    for (const Element& series : plot.children("c:ser")) {
      if (const Element labels = series.child("c:dLbls")) check_all(labels);
    }
  }

  void check_position(const Element& plot, const Element& position, std::string_view allowed) {
    if (!position || has_word(allowed, position.value("val"))) return;
    Repair repair;
    repair.edits.push_back(remove_element(context_.part.name, position));
    repair.done = tr("the position of the data labels was left to the reader");
    add(kLabels, position,
        allowed.empty() ? tr("{} has labels at {}, and may have none placed", plot.name(),
                             position.value("val"))
                        : tr("{} has labels at {}; allowed are {}", plot.name(),
                             position.value("val"), allowed),
        std::move(repair));
  }

  void check_cache(const Element& cache) {
    const bool numbers = cache.name() == "c:numCache" || cache.name() == "c:numLit";
    const Element count =
        cache.name() == "c:lvl" ? count_of_levels(cache.parent()) : cache.child("c:ptCount");
    std::unordered_map<std::string, Element> seen;
    std::int64_t last = -1;
    for (const Element& point : cache.children("c:pt")) {
      const std::string index = point.value("idx");
      if (const auto value = whole_number(index)) last = std::max(last, *value);
      const auto known = seen.emplace(index, point);
      if (!known.second) report_repeated(known.first->second, point, index);
      if (numbers) check_number(point);
    }
    const auto size = whole_number(count.value("val"));
    if (!count || !size || last < *size) return;
    Repair repair;
    const auto value = count.attribute("val");
    constexpr std::int64_t kMost = 1048576;  // rows of a sheet
    if (value && last < kMost) {
      repair.edits.push_back(set_value(context_.part.name, *value, std::to_string(last + 1)));
      repair.done = tr("the count of a cache became {}", last + 1);
    }
    add(kCache, cache, tr("a cache of {} points has the point {}", *size, last), std::move(repair));
  }

  // Of all levels of a cache, which may be many: looked for once.
  Element count_of_levels(const Element& cache) {
    const auto [known, fresh] = counts_.emplace(cache.index(), Element());
    if (fresh) known->second = cache.child("c:ptCount");
    return known->second;
  }

  void report_repeated(const Element& first, const Element& second, const std::string& index) {
    Repair repair;
    if (first.child("c:v").text() == second.child("c:v").text()) {
      repair.edits.push_back(remove_element(context_.part.name, second));
      repair.done = tr("the second point {} was removed", index);
    }
    add(kCache, second, tr("a cache has the point {} twice", index), std::move(repair));
  }

  void check_number(const Element& point) {
    const std::string text = point.child("c:v").text();
    if (text.starts_with('#')) return;  // an error of Excel
    double value = 0;
    const char* const begin = text.data() + (text.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
    const bool sound = error == std::errc{} && end == text.data() + text.size() &&
                       value - value == 0;
    if (sound) return;
    Repair repair;
    repair.edits.push_back(remove_element(context_.part.name, point));
    repair.done = tr("the point {} was left out of a cache", point.value("idx"));
    add(kCache, point, tr("the point {} has the value \"{}\", which is no number",
                          point.value("idx"), text),
        std::move(repair));
  }

  const PartContext& context_;
  Findings& findings_;
  std::vector<Element> plots_, axes_;
  std::unordered_map<std::size_t, Element> counts_;  // of caches with levels
};

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind == PartKind::Chart) Chart(context, findings).check();
}

constexpr const RuleDoc* kDocs[] = {&kAxis, &kEmpty, &kSeries, &kCache, &kLabels};

}  // namespace

extern const PartRule kChartStructure;
const PartRule kChartStructure{kDocs, check_part};

}  // namespace deckle::pptx::check
