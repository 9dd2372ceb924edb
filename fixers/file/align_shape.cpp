#include <cmath>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "align-shape",
    .summary = N_("moves a shape into line, or to the distance, of its equals"),
    .safety = FixSafety::Safe,
    .reason = N_("by 3 px at most it is seen as a mistake alone; further it is an unsafe fix"),
    .repairs = {"near-miss-alignment", "uneven-spacing"},
};

constexpr double kSafePx = 3.05;  // facts are rounded to a tenth

std::optional<FileProposal> propose(const FileTarget& target) {
  const auto& suggestion = target.finding.suggestion;
  if (target.slide == nullptr || !suggestion) return std::nullopt;
  const ElementIr* element = suggestion->target_eid.empty()
                                 ? target.element
                                 : find_element(*target.slide, suggestion->target_eid);
  if (element == nullptr || !element->origin) return std::nullopt;
  Emu right, down;
  for (const auto& [name, px] : suggestion->values) {
    if (name == "suggested_x") right = emu_from_px(px) - element->box.x;
    if (name == "suggested_y") down = emu_from_px(px) - element->box.y;
  }
  if (right == Emu(0) && down == Emu(0)) return std::nullopt;
  const auto together = moved_together(*target.slide, *element);
  if (!together) return std::nullopt;
  FileProposal out = moved_by(*together, right, down);
  const bool across = right != Emu(0);
  const double from = to_px(across ? element->box.x : element->box.y);
  const double to = from + to_px(across ? right : down);
  out.safety = std::abs(to - from) <= kSafePx ? FixSafety::Safe : FixSafety::Unsafe;
  out.message = target.finding.rule == "uneven-spacing"
                    ? tr("'{}' is moved to the distance of the others", element->name)
                    : tr("the shape is moved into line with the others");
  out.before = across ? tr("x {}", qc::px_text(from)) : tr("y {}", qc::px_text(from));
  out.after = across ? tr("x {}", qc::px_text(to)) : tr("y {}", qc::px_text(to));
  return out;
}

}  // namespace

extern const FileFixer kAlignShape;
const FileFixer kAlignShape{kDoc, propose};

}  // namespace deckle::fixers
