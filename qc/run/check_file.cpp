#include "qc/run/check_file.h"

#include "qc/rules/registry.h"
#include "qc/run/runner.h"
#include "slidespec/core/cancellation.h"

namespace deckle::qc {

DiagnosticSink check_file(const FileContext& context) {
  DiagnosticSink sink;
  for (const FileRule& rule : file_rules()) {
    check_cancelled();
    rule.check(context, sink);
  }
  return sink;
}

std::vector<NotRun> not_run(const FileContext& context) {
  std::vector<NotRun> out;
  for (const FileRule& rule : file_rules()) {
    if (rule.not_run == nullptr) continue;
    Message reason = rule.not_run(context);
    if (!reason.empty()) out.push_back({std::string(rule.doc.id), std::move(reason)});
  }
  return out;
}

void rate_slides(Report& report) {
  for (SlideReport& slide : report.slides) {
    const Tally found = tally(slide.issues);
    slide.quality = quality_of(found);
    slide.needs_human_edit = found.defects > 0;
  }
}

}  // namespace deckle::qc
