#include <fmt/format.h>

#include <array>

#include "fixers/fixer.h"
#include "fixers/loop/state.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "redistribute-columns",
    .safety = Safety::Unsafe,
    .summary = "gives the column with more to say more of the width",
    .cures = "text-overflow",
};

// Left shares to try, nearest to the usual 55:45 first; a column never has less than a third.
constexpr std::array<double, 6> kLeftShares = {50, 60, 45, 40, 65, 35};

std::optional<Restructuring> propose(const FixContext& context) {
  // An authored ratio is the author's; only a layout with sides has columns to shift.
  if (context.source.layout_id != "two_column" || !context.source.hints.ratio.empty())
    return std::nullopt;
  for (const double left : kLeftShares) {
    Slide candidate = context.source;
    candidate.hints.ratio = {left, 100 - left};
    const auto state = laid_out(candidate, context.layout);
    if (!state || state->tally.defects > 0) continue;
    return Restructuring{
        context.source.pointer + "/layout/layout_hints/ratio",
        {candidate},
        {},
        fmt::format("columns {:.0f}:{:.0f} hold both texts at full size", left, 100 - left)};
  }
  return std::nullopt;
}

}  // namespace

extern const RestructureFixer kRedistributeColumns;
const RestructureFixer kRedistributeColumns{kDoc, propose};

}  // namespace deckle::fixers
