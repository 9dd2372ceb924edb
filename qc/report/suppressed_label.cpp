#include "qc/report/suppressed_label.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

Message suppressed_summary(const DeckSuppressions& suppressed) {
  if (!suppressed.honoured) {
    const std::size_t count = suppressed.fields.size();
    if (count == 0) return {};
    return count == 1 ? tr("1 suppression in the deck is ignored")
                      : tr("{} suppressions in the deck are ignored", count);
  }
  const std::size_t count = suppressed.findings.size() + suppressed.more;
  if (count == 0) return {};
  return count == 1 ? tr("1 finding is suppressed by the deck itself")
                    : tr("{} findings are suppressed by the deck itself", count);
}

Message suppressed_label(const SuppressedFinding& one, const Report& report) {
  const Diagnostic& d = one.finding;
  Message out;
  // Its number, as people know the slides of a file.
  for (const SlideReport& slide : report.slides) {
    if (slide.slide_id == d.at.slide_id) out = tr("slide {}", slide.index + 1) + ": ";
  }
  out += tr("{} [{}]; reason: {}", d.message, d.rule, one.reason);
  if (!one.until.empty()) out += tr("; until {}", one.until);
  return out;
}

}  // namespace deckle::qc
