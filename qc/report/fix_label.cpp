#include "qc/report/fix_label.h"

#include <algorithm>

#include "qc/messages/tr.h"

namespace deckle::qc {

namespace {

Message where(const FileFix& fix) {
  if (fix.slide < 0) return fix.part.empty() ? tr("the file") : Message(fix.part);
  if (fix.element.empty()) return tr("slide {}", fix.slide + 1);
  return tr("slide {}, '{}'", fix.slide + 1, fix.element);
}

Message difference(const FileFix& fix) {
  if (fix.before.empty() && fix.after.empty()) return {};
  return " (" + fix.before + " -> " + fix.after + ")";
}

}  // namespace

Message fix_text(const FileFix& fix) { return where(fix) + ": " + fix.message + difference(fix); }

Message fix_label(const FileFix& fix) {
  const Message text = fix_text(fix);
  switch (fix.state) {
    case FileFix::State::Applied:
      return tr("fixed: {} [{}, {}]", text, fix.rule, fix.fixer);
    case FileFix::State::TakenBack:
      return tr("taken back: {}: {} [{}, {}]", text, fix.reason, fix.rule, fix.fixer);
    case FileFix::State::Available:
      return tr("with --unsafe-fixes: {} [{}, {}]", text, fix.rule, fix.fixer);
  }
  return text;
}

std::size_t count_of(const Report& report, FileFix::State state) {
  return static_cast<std::size_t>(
      std::count_if(report.fixes.begin(), report.fixes.end(),
                    [state](const FileFix& fix) { return fix.state == state; }));
}

Message fix_summary(const Report& report) {
  std::size_t repairs = 0;
  for (const PartRepair& repair : report.repairs) repairs += 1 + repair.more;
  const std::size_t made = count_of(report, FileFix::State::Applied) + repairs;
  const std::size_t undone = count_of(report, FileFix::State::TakenBack);
  const std::size_t more = count_of(report, FileFix::State::Available);
  Message out = made == 0 ? tr("nothing fixed") : made == 1 ? tr("1 fix") : tr("{} fixes", made);
  if (undone > 0) out += tr(", {} taken back", undone);
  if (more > 0) out += tr("; {} more with --unsafe-fixes", more);
  return out;
}

}  // namespace deckle::qc
