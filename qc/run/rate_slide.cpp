#include "qc/run/rate_slide.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "qc/run/runner.h"

namespace deckle::qc {

std::size_t change_findings(SlideReport& slide, const std::function<bool(Diagnostic&)>& keep) {
  const auto defects = std::count_if(slide.issues.begin(), slide.issues.end(),
                                     [](const Diagnostic& d) { return d.defect; });
  // Guidance has a line for each defect, in their order (fixers/loop/guidance.h).
  const bool guided = static_cast<std::size_t>(defects) == slide.guidance.size();
  DiagnosticSink kept;
  std::vector<Message> guidance;
  std::size_t removed = 0, line = 0;
  bool changed = false;
  for (Diagnostic& d : slide.issues) {
    const bool was_defect = d.defect;
    const Severity was = d.severity;
    const bool keeps = keep(d);
    removed += !keeps;
    changed = changed || !keeps || d.defect != was_defect || d.severity != was;
    if (was_defect && guided && keeps && d.defect) guidance.push_back(slide.guidance[line]);
    line += was_defect;
    if (keeps) kept.push_back(std::move(d));
  }
  slide.issues = std::move(kept);
  if (!changed) return 0;
  const Tally rest = tally(slide.issues);
  slide.quality = quality_of(rest);
  slide.needs_human_edit = rest.defects > 0;
  if (guided || !slide.needs_human_edit) slide.guidance = std::move(guidance);
  return removed;
}

}  // namespace deckle::qc
