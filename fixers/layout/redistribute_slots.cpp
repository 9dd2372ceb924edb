#include <algorithm>

#include "fixers/base/fixer.h"
#include "fixers/route/column.h"
#include "layout/base/frame.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "redistribute-slots",
    .summary = "uses spare height of other boxes in the same column",
    .repairs = {"text-overflow", "table-overflow"},
    .actions = {Action::ZoneRatioRetry, Action::LayoutAdjust},
};

std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr) return {};
  const std::optional<Column> column = column_of(context.slide, context.measured, *element);
  if (!column || column->spare < Emu(0)) return {};
  Emu spare = column->spare;

  // Spare height is first used to keep elements where they are, from the top.
  std::vector<ElementEdit> edits;
  Emu y = column->top;
  for (const ColumnMember& m : column->members) {
    const Rect& box = m.element->box;
    const Emu stay = std::clamp(box.y - y, Emu(0), spare);
    y += stay;
    spare -= stay;
    Emu h = m.needed;
    const Emu keep = std::clamp(box.h - h, Emu(0), spare);
    h += keep;
    spare -= keep;
    if (y != box.y || h != box.h) {
      ElementEdit edit;
      edit.eid = m.element->eid;
      if (y != box.y) edit.y = y;
      if (h != box.h) edit.h = h;
      edits.push_back(std::move(edit));
    }
    y += h + emu_from_pt(layout::kStackGapPt);
  }
  return edits;
}

}  // namespace

extern const PatchFixer kRedistributeSlots;
const PatchFixer kRedistributeSlots{kDoc, propose};

}  // namespace deckle::fixers
