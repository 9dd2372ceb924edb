#include "fixers/route/column.h"

#include <algorithm>

#include "layout/base/frame.h"
#include "layout/tables/solve.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

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

bool same_column(const Rect& a, const Rect& b) {
  const Emu shared = std::min(a.right(), b.right()) - std::max(a.x, b.x);
  return shared > std::min(a.w, b.w) / 2;
}

std::vector<ColumnMember> members_of(const SlideIr& slide, const MeasuredSlide& measured,
                                     const ElementIr& element) {
  std::vector<ColumnMember> members;
  for (const ElementIr& other : slide.elements) {
    const bool moves =
        other.type != ElementType::Decoration && !other.full_bleed && !qc::is_header_footer(other);
    if (!moves || !same_column(other.box, element.box)) continue;
    const MeasuredElement* m = find_element(measured, other.eid);
    Emu needed = min_height(other);
    if (m != nullptr && !other.text.empty())
      needed = round_up(needed_height(*m) + other.text.insets.top + other.text.insets.bottom);
    members.push_back({&other, needed});
  }
  std::stable_sort(members.begin(), members.end(), [](const ColumnMember& a, const ColumnMember& b) {
    return a.element->box.y < b.element->box.y;
  });
  return members;
}

// Elements with an exact box are not moved, and nothing is moved past them; nor are cells of a group,
// which would differ from the others. Rotated elements and vertical text do not become shorter with
// less text.
bool has_fixed(const std::vector<ColumnMember>& members) {
  return std::any_of(members.begin(), members.end(), [](const ColumnMember& m) {
    return m.element->pinned || m.element->member || !m.element->transform.is_identity() ||
           is_vertical(m.element->text.vert);
  });
}

// Whether the elements are below each other; elements side by side cannot be stacked.
bool is_stack(const std::vector<ColumnMember>& members) {
  for (std::size_t i = 1; i < members.size(); ++i) {
    if (members[i].element->box.y < members[i - 1].element->box.bottom()) return false;
  }
  return true;
}

}  // namespace

std::optional<Column> column_of(const SlideIr& slide, const MeasuredSlide& measured,
                                const ElementIr& element) {
  if (qc::is_header_footer(element)) return std::nullopt;
  Column column;
  column.members = members_of(slide, measured, element);
  if (column.members.empty() || has_fixed(column.members) || !is_stack(column.members))
    return std::nullopt;
  column.top = column.members.front().element->box.y;
  const Emu bottom = std::max(slide.safe_area.empty() ? Emu(0) : slide.safe_area.bottom(),
                              column.members.back().element->box.bottom());
  Emu needed;
  for (const ColumnMember& m : column.members) needed += m.needed;
  column.spare = bottom - column.top -
                 emu_from_pt(layout::kStackGapPt) *
                     static_cast<std::int64_t>(column.members.size() - 1) -
                 needed;
  return column;
}

}  // namespace deckle::fixers
