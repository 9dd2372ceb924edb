#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "citation-overflow",
    .type = "citation_overflow",
    .ir_type = "citation_overflow",
    .severity = Severity::Error,
    .summary = "the sources do not fit in the footer band",
    .what = "Compares the height of the laid-out sources with the footer band reserved for them.",
    .why =
        "Sources that run off the slide, or into the content above, cannot be read.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"_citations","type":"citation","priority":60,"content":"1. Statistics Office\n2. Central Bank\n3. Ministry","layout":{"x":48,"y":640,"w":800,"h":20},"style":{"fontSize":16}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"_citations","type":"citation","priority":60,"content":"1. Statistics Office","layout":{"x":48,"y":640,"w":800,"h":32},"style":{"fontSize":16}}]})",
    .fixes = "",
};

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    const MeasuredElement& m = context.measured(i);
    if (element.type != ElementType::Citation || !too_high(m)) continue;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.message = tr("the sources need a height of {}, but the footer band has {}: {} too much",
                   pt_text(to_pt(m.text_height)), pt_text(to_pt(m.available_height)),
                   pt_text(to_pt(m.overflow_y)));
    d.hint = tr("shorten the titles, or cite fewer sources on this slide");
    d.weight = to_px(m.overflow_y);
    d.facts = {{"overflow_y_px", tenth(to_px(m.overflow_y))},
               {"needed_pt", tenth(to_pt(m.text_height))},
               {"available_pt", tenth(to_pt(m.available_height))}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kCitationOverflow;
const Rule kCitationOverflow{kDoc, check};

}  // namespace deckle::qc
