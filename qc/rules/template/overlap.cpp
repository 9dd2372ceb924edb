#include <algorithm>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-overlap",
    .type = "template_overlap",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "two placeholders of a layout are one over the other",
    .what =
        "Compares the boxes of all placeholders of a layout. A warning from a tenth of the smaller "
        "one on, a note from a fiftieth on. Text on a placeholder for pictures is meant so, and "
        "two placeholders for date, footer or number may share a box when only one is used.",
    .why = "When both are filled, their words are printed over each other.",
    .bad = "",
    .good = "",
    .fixes = "",
};

// As of generated slides (docs/design.md, decision 4), a tenth counts as much as there.
constexpr double kWarned = 0.10, kNoted = 0.02;

bool is_picture(const ElementIr& element) {
  const std::string& type = element.placeholder->type;
  return type == "pic" || type == "clipArt" || type == "media";
}

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  for (const LayoutFacts& layout : facts.layouts) {
    const auto& elements = layout.slide.elements;
    for (std::size_t i = 0; i < elements.size(); ++i) {
      if (!elements[i].placeholder || elements[i].hidden || is_picture(elements[i])) continue;
      for (std::size_t k = i + 1; k < elements.size(); ++k) {
        const ElementIr &a = elements[i], &b = elements[k];
        if (!b.placeholder || b.hidden || is_picture(b)) continue;
        if (is_header_footer(a) && is_header_footer(b)) continue;
        const double smaller = std::min(area_px(a.box), area_px(b.box));
        const double shared = area_px(intersection(a.box, b.box));
        if (smaller <= 0 || shared < kMinOverlapAreaPx) continue;
        const double ratio = shared / smaller;
        if (ratio < kNoted) continue;
        Diagnostic d = template_finding(
            kDoc.id, ratio >= kWarned ? Severity::Warning : Severity::Note, layout, b);
        d.message = tr("{} and {} overlap by {} % of the smaller one", label_of(a), label_of(b),
                       tenth(ratio * 100));
        d.hint = tr("move them apart in the layout");
        d.facts = {{"other", a.eid}, {"overlap_ratio", tenth(ratio * 1000) / 1000}};
        sink.push_back(std::move(d));
      }
    }
  }
}

}  // namespace

extern const TemplateRule kTemplateOverlap;
const TemplateRule kTemplateOverlap{kDoc, check};

}  // namespace deckle::qc
