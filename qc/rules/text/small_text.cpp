#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "small-text",
    .type = "min_font",
    .ir_type = "font_too_small",
    .severity = Severity::Error,
    .summary = "text is smaller than the minimum for its priority",
    .what =
        "Compares the smallest text of an element with its minimum: constraints.min_font_pt, or "
        "24 pt at priority 100, 15 pt at 80, 12 pt below, 10 pt in tables, charts and citations. "
        "A size that the author sets without a minimum is a warning down to 8 pt, the smallest "
        "value of constraints.min_font_pt, and an error below.",
    .why = "Text must be readable from the back row.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"fine print","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":10}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"fine print","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":16}}]})",
    .fixes = "",
};

// Sizes are written in hundredths of a point.
constexpr double kSizeTolerancePt = 0.005;
// The smallest value of constraints.min_font_pt; a size without a minimum may not be smaller
// either.
constexpr double kMinByChoicePt = 8;

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    const double size = context.measured(i).min_size_pt;
    const bool has_text = !element.text.empty() || (element.table != nullptr && size > 0);
    if (!has_text || element.min_font_pt <= 0) continue;
    if (size >= element.min_font_pt - kSizeTolerancePt) continue;
    const bool chosen = element.size_authored && size >= kMinByChoicePt - kSizeTolerancePt;
    Diagnostic d = context.finding(kDoc.id, chosen ? Severity::Warning : kDoc.severity, element);
    d.defect = !chosen;
    const std::string is = pt_text(size), minimum = pt_text(element.min_font_pt);
    d.message =
        chosen ? tr("text is {} as set in the spec; the minimum for this element is {}", is, minimum)
               : tr("text is {}; the minimum for this element is {}", is, minimum);
    d.hint = tr("set a larger size, or lower constraints.min_font_pt if this size is intended");
    const double current_px = px_from_pt(size), min_px = px_from_pt(element.min_font_pt);
    d.weight = chosen ? 0 : (min_px - current_px) * 10;
    d.facts = {{"current", tenth(current_px)},
               {"min", tenth(min_px)},
               {"current_pt", tenth(size)},
               {"min_pt", tenth(element.min_font_pt)}};
    d.suggestion = Suggestion{"set_fontSize",
                              {{"suggested_fontSize", min_px}},
                              {},
                              tr("the minimum for this element"),
                              true};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kSmallText;
const Rule kSmallText{kDoc, check};

}  // namespace deckle::qc
