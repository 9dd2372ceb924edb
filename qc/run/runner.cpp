#include "qc/rules/registry.h"
#include "qc/run/runner.h"

#include "qc/messages/tr.h"
#include "slidespec/core/assert.h"

namespace deckle::qc {

DiagnosticSink check_slide(const SlideIr& slide, const MeasuredSlide& measured) {
  DECKLE_ASSERT(slide.elements.size() == measured.elements.size(),
                "a slide and its measurement differ");
  const CheckContext context(slide, measured);
  DiagnosticSink sink;
  for (const Rule& rule : rules()) rule.check(context, sink);
  return sink;
}

DiagnosticSink check_deck(const DeckContext& context) {
  DiagnosticSink sink;
  for (const DeckRule& rule : deck_rules()) rule.check(context, sink);
  return sink;
}

std::vector<NotRun> not_run(std::span<const SlideIr> slides) {
  std::vector<NotRun> out;
  for (const Rule& rule : rules()) {
    if (rule.input.is_unknown == nullptr && rule.input.find == nullptr) continue;
    std::size_t count = 0, first_slide = 0;
    std::string first_element;
    Message first_reason;
    for (std::size_t i = 0; i < slides.size(); ++i) {
      const UnknownSink note = [&](const ElementIr& element, const Message& why) {
        if (++count > 1) return;
        first_slide = i + 1;
        first_element = element.eid;
        first_reason = why;
      };
      if (rule.input.find != nullptr) rule.input.find(slides[i], note);
      if (rule.input.is_unknown == nullptr) continue;
      for (const ElementIr& element : slides[i].elements) {
        if (rule.input.is_unknown(element)) note(element, {});
      }
    }
    if (count == 0) continue;
    const Message known = tr.entry(rule.input.unknown);
    const Message reason = first_reason.empty() ? known : tr("{}: {}", known, first_reason);
    out.push_back({std::string(rule.doc.id),
                   count == 1 ? tr("{} (slide {}, element {})", reason, first_slide, first_element)
                              : tr("{} (slide {}, element {}, and {} more)", reason, first_slide,
                                    first_element, count - 1)});
  }
  return out;
}

Tally tally(const DiagnosticSink& findings) {
  Tally t;
  for (const Diagnostic& d : findings) {
    if (d.defect) {
      ++t.defects;
      t.severity += d.weight;
    } else if (d.severity != Severity::Note) {
      ++t.warnings;
    }
  }
  return t;
}

Quality quality_of(const Tally& t) {
  if (t.defects > 0) return Quality::Degraded;
  return t.warnings > 0 ? Quality::SuccessWithWarnings : Quality::SuccessClean;
}

bool improves(const Tally& a, const Tally& b) {
  if (a.severity != b.severity) return a.severity < b.severity;
  return a.defects < b.defects;
}

}  // namespace deckle::qc
