#include <algorithm>

#include "fixers/base/fixer.h"
#include "layout/base/frame.h"
#include "layout/tables/solve.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "redistribute-slots",
    .summary = "uses spare height of other boxes in the same column",
    .repairs = {"text-overflow", "table-overflow"},
    .actions = {Action::ZoneRatioRetry, Action::LayoutAdjust},
};

Emu round_up(Emu length) {
  const std::int64_t step = emu_from_pt(layout::kGridPt).value();
  return Emu((length.value() + step - 1) / step * step);
}

// A chart or picture keeps at least this share of its height, and a chart at least what its labels
// need (the rule cramped-visual requires 90 pt; this is a third more).
constexpr double kVisualKeeps = 0.7;
constexpr double kMinChartPt = 120;

// The minimum height of an element without text of its own.
Emu min_height(const ElementIr& element) {
  if (element.table != nullptr)
    return round_up(layout::rows_height(*element.table) + element.table->caption_height);
  const bool chart = element.type == ElementType::Chart;
  if (!chart && element.type != ElementType::Image) return element.box.h;
  const Emu kept = Emu(static_cast<std::int64_t>(
      kVisualKeeps * static_cast<double>(element.box.h.value())));
  return std::min(element.box.h, chart ? std::max(kept, emu_from_pt(kMinChartPt)) : kept);
}

// One box of the column, and its minimum height.
struct Member {
  const ElementIr* element;
  Emu needed;
};

bool same_column(const Rect& a, const Rect& b) {
  const Emu shared = std::min(a.right(), b.right()) - std::max(a.x, b.x);
  return shared > std::min(a.w, b.w) / 2;
}

std::vector<Member> column_of(const PatchContext& context, const ElementIr& element) {
  std::vector<Member> members;
  for (const ElementIr& other : context.slide.elements) {
    const bool moves =
        other.type != ElementType::Decoration && !other.full_bleed && !qc::is_header_footer(other);
    if (!moves || !same_column(other.box, element.box)) continue;
    const MeasuredElement* m = context.measured_element(other.eid);
    Emu needed = min_height(other);
    if (m != nullptr && !other.text.empty())
      needed = round_up(m->text_height + other.text.insets.top + other.text.insets.bottom);
    members.push_back({&other, needed});
  }
  std::stable_sort(members.begin(), members.end(), [](const Member& a, const Member& b) {
    return a.element->box.y < b.element->box.y;
  });
  return members;
}

// Elements with an exact box are not moved, and nothing is moved past them. Rotated elements and
// vertical text do not become shorter with less text.
bool has_fixed(const std::vector<Member>& members) {
  return std::any_of(members.begin(), members.end(), [](const Member& m) {
    return m.element->pinned || !m.element->transform.is_identity() ||
           is_vertical(m.element->text.vert);
  });
}

// Whether the elements are below each other; elements side by side cannot be stacked.
bool is_stack(const std::vector<Member>& members) {
  for (std::size_t i = 1; i < members.size(); ++i) {
    if (members[i].element->box.y < members[i - 1].element->box.bottom()) return false;
  }
  return true;
}

std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || qc::is_header_footer(*element)) return {};
  const std::vector<Member> members = column_of(context, *element);
  if (members.empty() || has_fixed(members) || !is_stack(members)) return {};

  const Emu top = members.front().element->box.y;
  const Emu bottom =
      std::max(context.slide.safe_area.empty() ? Emu(0) : context.slide.safe_area.bottom(),
               members.back().element->box.bottom());
  const Emu gap = emu_from_pt(layout::kStackGapPt);
  Emu needed;
  for (const Member& m : members) needed += m.needed;
  Emu spare = bottom - top - gap * static_cast<std::int64_t>(members.size() - 1) - needed;
  if (spare < Emu(0)) return {};

  // Spare height is first used to keep elements where they are, from the top.
  std::vector<ElementEdit> edits;
  Emu y = top;
  for (const Member& m : members) {
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
    y += h + gap;
  }
  return edits;
}

}  // namespace

extern const PatchFixer kRedistributeSlots;
const PatchFixer kRedistributeSlots{kDoc, propose};

}  // namespace deckle::fixers
