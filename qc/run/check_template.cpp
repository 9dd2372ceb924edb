#include "qc/run/check_template.h"

#include <algorithm>
#include <string>

#include "qc/messages/tr.h"
#include "qc/rules/registry.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"

namespace deckle::qc {

namespace {

struct Reason {
  const Diagnostic* first = nullptr;
  std::string layout;  // its name; empty: about no layout
  std::size_t count = 0;
};

Message text_of(const Reason& reason) {
  Message text = reason.first->message;
  if (!reason.layout.empty())
    text = tr("layout '{}': {}", display_value(reason.layout), std::move(text));
  if (reason.count == 2) text += tr(" (and 1 more like it)");
  if (reason.count > 2) text += tr(" (and {} more like it)", reason.count - 1);
  return text;
}

}  // namespace

DiagnosticSink check_template(const TemplateFacts& facts) {
  DiagnosticSink sink;
  for (const TemplateRule& rule : template_rules()) {
    check_cancelled();
    rule.check(facts, sink);
  }
  return sink;
}

std::vector<NotRun> not_run(const TemplateFacts& facts) {
  std::vector<NotRun> out;
  for (const TemplateRule& rule : template_rules()) {
    if (rule.not_run == nullptr) continue;
    Message reason = rule.not_run(facts);
    if (!reason.empty()) out.push_back({std::string(rule.doc.id), std::move(reason)});
  }
  return out;
}

void rate_template(Report& report) {
  TemplateReport& rated = *report.on_template;
  rated.verdict = TemplateVerdict::Ready;
  rated.reasons.clear();
  for (const Severity severity : {Severity::Error, Severity::Warning}) {
    std::vector<Reason> reasons;
    const auto add_all = [&](const DiagnosticSink& findings, const std::string& layout) {
      for (const Diagnostic& d : findings) {
        if (d.severity != severity) continue;
        const auto same = std::find_if(reasons.begin(), reasons.end(), [&](const Reason& reason) {
          return reason.first->rule == d.rule;
        });
        if (same == reasons.end())
          reasons.push_back({&d, layout, 1});
        else
          ++same->count;
      }
    };
    add_all(report.deck_issues, {});
    for (const SlideReport& slide : report.slides) add_all(slide.issues, slide.layout);
    if (reasons.empty()) continue;
    rated.verdict = std::max(rated.verdict, severity == Severity::Error ? TemplateVerdict::Unusable
                                                                        : TemplateVerdict::Limited);
    for (const Reason& reason : reasons) rated.reasons.push_back(text_of(reason));
  }
}

}  // namespace deckle::qc
