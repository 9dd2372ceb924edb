#include <array>
#include <cmath>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "redistribute-columns",
    .summary = "widens the column that has more text",
    .repairs = {"text-overflow"},
    .actions = {Action::ZoneRatioRetry, Action::LayoutAdjust, Action::FrameReselect},
};

// The default of a two_column slide (docs/design.md, "Layouts and slots").
constexpr double kUsualLeft = 55;
// Left shares to try, nearest to the default first; a column never gets less than a third.
constexpr std::array<double, 6> kLeftShares = {50, 60, 45, 40, 65, 35};

Restructuring with_share(const RestructureContext& context, Slide slide, double left,
                         Message note) {
  Restructuring r;
  r.pointer = context.source.pointer + "/layout/layout_hints/ratio";
  r.slides = {std::move(slide)};
  r.note = std::move(note);
  r.visible = kColumnsVisible + std::abs(left - kUsualLeft) / 100;
  return r;
}

// The nearest ratio at which both texts fit at full size, and the one with the smallest overflow:
// with slightly smaller text it may cost less.
std::vector<Restructuring> propose(const RestructureContext& context) {
  // An authored ratio is not changed; only two_column has columns to change.
  if (context.source.layout_id != "two_column" || !context.source.hints.ratio.empty()) return {};
  std::vector<Restructuring> proposals;
  qc::Tally best = qc::tally(context.findings);
  std::optional<Restructuring> nearly;
  for (const double left : kLeftShares) {
    Slide candidate = context.source;
    candidate.hints.ratio = {left, 100 - left};
    const auto state = evaluate_slide(candidate, context.repair);
    if (!state) continue;
    if (state->tally.defects == 0) {
      proposals.push_back(
          with_share(context, std::move(candidate), left,
                     tr("with columns {:.0f}:{:.0f} both texts fit at full size", left, 100 - left)));
      break;
    }
    if (!qc::improves(state->tally, best)) continue;
    best = state->tally;
    nearly = with_share(context, std::move(candidate), left,
                        tr("columns {:.0f}:{:.0f} give the smallest overflow", left, 100 - left));
  }
  if (nearly) proposals.push_back(std::move(*nearly));
  return proposals;
}

}  // namespace

extern const RestructureFixer kRedistributeColumns;
const RestructureFixer kRedistributeColumns{kDoc, kColumnsVisible, propose};

}  // namespace deckle::fixers
