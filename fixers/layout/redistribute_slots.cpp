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

// Ours: of a box's area that lies on a shape, so that its text is meant to be on that shape.
constexpr double kStandsOn = 0.9;

// Whether the box comes to stand on something that the template draws, and did not stand on it
// before, or no longer stands on it: a rule between two texts is not to run through one of them, and
// a text on a band not to reach over its edge.
bool crosses_furniture(const SlideIr& slide, const Rect& before, const Rect& after) {
  return std::any_of(slide.backdrop.begin(), slide.backdrop.end(), [&](const BackdropIr& drawn) {
    // A line has no width or no height of its own.
    const Emu pixel = emu_from_px(1);
    const Rect seen{drawn.box.x, drawn.box.y, std::max(drawn.box.w, pixel),
                    std::max(drawn.box.h, pixel)};
    const auto on_it = [&](const Rect& box) { return area_px(intersection(seen, box)); };
    if (on_it(before) == 0) return on_it(after) > 0;
    return on_it(before) >= kStandsOn * area_px(before) && on_it(after) < kStandsOn * area_px(after);
  });
}

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
      if (crosses_furniture(context.slide, box, {box.x, y, box.w, h})) return {};
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
