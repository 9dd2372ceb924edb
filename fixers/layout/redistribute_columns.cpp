#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"
#include "fixers/patch/siblings.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "redistribute-columns",
    .summary = "widens the column that has more text",
    .repairs = {"text-overflow"},
    .actions = {Action::ZoneRatioRetry, Action::LayoutAdjust, Action::FrameReselect},
};

// The columns of a layout: the default share of the first one, in per cent (docs/design.md,
// "Layouts and slots"), and those to try, nearest to the default first; a column never gets less
// than a third.
struct Columns {
  std::string_view layout_id;
  double usual;
  std::span<const double> shares;
};
constexpr std::array<double, 6> kSideShares = {50, 60, 45, 40, 65, 35};
// Of a chart, which only becomes narrower.
constexpr std::array<double, 6> kChartShares = {60, 55, 50, 45, 40, 35};
constexpr std::array<Columns, 2> kColumns = {
    {{"two_column", 55, kSideShares}, {"chart_focus", 200.0 / 3, kChartShares}}};

Restructuring with_share(const RestructureContext& context, Slide slide, double usual, double left,
                         Message note) {
  Restructuring r;
  r.pointer = context.source.pointer + "/layout/layout_hints/ratio";
  r.slides = {std::move(slide)};
  r.note = std::move(note);
  r.visible = kColumnsVisible + std::abs(left - usual) / 100;
  return r;
}

// The nearest ratio at which all text fits at full size, and the one with the smallest overflow:
// with slightly smaller text it may cost less.
std::vector<Restructuring> propose(const RestructureContext& context) {
  if (has_groups(context.slide)) return {};  // its cells are equal
  // An authored ratio is not changed.
  const auto columns = std::find_if(kColumns.begin(), kColumns.end(), [&context](const Columns& c) {
    return c.layout_id == context.source.layout_id;
  });
  if (columns == kColumns.end() || !context.source.hints.ratio.empty()) return {};
  std::vector<Restructuring> proposals;
  qc::Tally best = qc::tally(context.findings);
  std::optional<Restructuring> nearly;
  for (const double left : columns->shares) {
    Slide candidate = context.source;
    candidate.hints.ratio = {left, 100 - left};
    const auto state = evaluate_slide(candidate, context.repair);
    if (!state) continue;
    if (state->tally.defects == 0) {
      proposals.push_back(with_share(
          context, std::move(candidate), columns->usual, left,
          tr("with columns {:.0f}:{:.0f} all text fits at full size", left, 100 - left)));
      break;
    }
    if (!qc::improves(state->tally, best)) continue;
    best = state->tally;
    nearly = with_share(context, std::move(candidate), columns->usual, left,
                        tr("columns {:.0f}:{:.0f} give the smallest overflow", left, 100 - left));
  }
  if (nearly) proposals.push_back(std::move(*nearly));
  return proposals;
}

}  // namespace

extern const RestructureFixer kRedistributeColumns;
const RestructureFixer kRedistributeColumns{kDoc, kColumnsVisible, propose};

}  // namespace deckle::fixers
