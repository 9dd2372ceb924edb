#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

// Accent colours of a theme (ECMA-376 Part 1, 20.1.6.2, accent1 to accent6). It is also the highest
// number of lines that can be followed in one chart; one limit for all types is easier to keep.
constexpr RuleOption kMaxSeries{"max_series", 1, 100, 6, N_("series of a chart")};
constexpr RuleOption kOptions[] = {kMaxSeries};

constexpr RuleDoc kDoc{
    .id = "too-many-series",
    .type = "too_many_series",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a chart has more series than can be told apart",
    .what = "Counts the series of a chart, those of its data file included: 6 are the maximum.",
    .why =
        "A theme has six accent colours. Further series have shades of them, which an audience "
        "cannot find in the legend; lines also cross one another.",
    .bad =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Sales by region"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"A","data":[{"x":"2023","y":1},{"x":"2024","y":2}]},{"name":"B","data":[{"x":"2023","y":2},{"x":"2024","y":3}]},{"name":"C","data":[{"x":"2023","y":3},{"x":"2024","y":4}]},{"name":"D","data":[{"x":"2023","y":4},{"x":"2024","y":5}]},{"name":"E","data":[{"x":"2023","y":5},{"x":"2024","y":6}]},{"name":"F","data":[{"x":"2023","y":6},{"x":"2024","y":7}]},{"name":"G","data":[{"x":"2023","y":7},{"x":"2024","y":8}]}]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Sales by region"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"North","data":[{"x":"2023","y":1},{"x":"2024","y":2}]},{"name":"South","data":[{"x":"2023","y":2},{"x":"2024","y":3}]}]}}]}])",
    .fixes = "",
    .options = kOptions,
};

void check(const DeckContext& context, DiagnosticSink& sink) {
  const auto max_series = static_cast<std::size_t>(context.option(kDoc.id, kMaxSeries));
  for (const Slide& slide : context.deck().slides) {
    for (const Element& element : slide.elements) {
      const auto* chart = std::get_if<ChartContent>(&element.content);
      if (chart == nullptr || chart->series.size() <= max_series) continue;
      Diagnostic d = DeckContext::finding(kDoc.id, kDoc.severity, slide, element);
      d.message = tr("the chart has {} series; {} or fewer can be told apart", chart->series.size(),
                     max_series);
      d.hint = tr("keep those that the slide is about, add up the others, or use two charts");
      d.facts = {{"series", static_cast<std::int64_t>(chart->series.size())},
                 {"limit", static_cast<std::int64_t>(max_series)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const DeckRule kTooManySeries;
const DeckRule kTooManySeries{kDoc, check};

}  // namespace deckle::qc
