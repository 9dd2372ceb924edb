#include "fixers/loop/repair_slide.h"

#include <fmt/format.h>

#include <deque>
#include <iterator>

#include "fixers/loop/guidance.h"

namespace deckle::fixers {
namespace {

void rename(RepairedSlide& slide, const std::string& id) {
  slide.ir.slide_id = slide.measured.slide_id = slide.report.slide_id = id;
  for (Diagnostic& d : slide.report.issues) d.at.slide_id = id;
}

// A slide that is still to be repaired. A slide whose table was moved to further slides and that
// still has too much text is repaired again, and its text is split.
struct PendingSlide {
  Slide slide;
  std::vector<TraceEntry> trace;  // of the previous rounds
  int rounds = 0;
};
constexpr int kMaxRounds = 2;

RepairedSlide finish(SlideOutcome outcome, const measure::SlideMeasurer& measurer) {
  RepairedSlide repaired;
  SlideReport& report = repaired.report;
  report.slide_id = outcome.state.ir.slide_id;
  report.layout = outcome.state.ir.layout;
  report.quality = qc::quality_of(outcome.state.tally);
  report.needs_human_edit = outcome.state.tally.defects > 0;
  if (report.needs_human_edit) report.guidance = guidance_for(outcome.state, measurer);
  report.issues = std::move(outcome.state.findings);
  report.issues.insert(report.issues.end(), outcome.state.notes.begin(), outcome.state.notes.end());
  report.trace = std::move(outcome.trace);
  repaired.ir = std::move(outcome.state.ir);
  repaired.measured = std::move(outcome.state.measured);
  repaired.full_sizes = std::move(outcome.full_sizes);
  return repaired;
}

}  // namespace

Result<std::vector<RepairedSlide>> repair_slide(const Slide& slide,
                                                const RepairContext& context,
                                                const LoopOptions& options) {
  std::vector<RepairedSlide> done;
  std::deque<PendingSlide> pending;
  for (Slide& page : without_details(slide, context.layout.deck.language, options.details))
    pending.push_back({std::move(page), {}, 0});
  while (!pending.empty()) {
    PendingSlide next = std::move(pending.front());
    pending.pop_front();
    auto outcome = restructure(next.slide, context, options);
    if (!outcome) return tl::unexpected(outcome.error());
    for (auto page = outcome->continuations.rbegin(); page != outcome->continuations.rend(); ++page)
      pending.push_front({std::move(*page), {}, 0});
    outcome->trace.insert(outcome->trace.begin(), next.trace.begin(), next.trace.end());
    const bool is_split = !outcome->continuations.empty();
    if (is_split && outcome->state.tally.defects > 0 && next.rounds < kMaxRounds) {
      pending.push_front({std::move(outcome->first), std::move(outcome->trace), next.rounds + 1});
      continue;
    }
    done.push_back(finish(std::move(*outcome), context.measurer));
  }
  // A continuation that was split again changes the numbers of those after it.
  std::map<std::string, int> pages;
  for (RepairedSlide& page : done) {
    const std::string base = base_slide_id(page.ir.slide_id);
    if (const int number = ++pages[base]; number > 1) rename(page, fmt::format("{}~{}", base, number));
  }
  return done;
}

}  // namespace deckle::fixers
