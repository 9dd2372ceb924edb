// Boxes and shared properties of the cells of a group, by a plan.

#include <algorithm>

#include "layout/base/frame.h"
#include "layout/groups/cells.h"
#include "layout/groups/connectors.h"
#include "layout/groups/frames.h"
#include "layout/groups/part_form.h"
#include "layout/groups/text_fit.h"
#include "layout/pictures/picture.h"
#include "layout/pictures/subject.h"
#include "layout/text/min_size.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// The optical middle is slightly above the centre: this share of what is left is above (ours).
constexpr double kAbove = 0.4;
constexpr double kNearlyFull = 0.7, kNearlyFullOfMedia = 0.85;  // ours
// Below another element a group keeps together with it, at most this far away (ours).
constexpr double kMostAbovePt = 24;

bool fills_its_box(const ElementIr& element) {
  return element.picture != nullptr &&
         place_picture(element.box, *element.picture, element.fit).filled;
}

Emu offset(const CellPlan& plan, const Rect& area, bool alone) {
  if (!plan.centred || plan.height >= area.h) return Emu(0);
  // What nearly fills the area begins where all content begins.
  const double full = plan.media_area > 0 ? kNearlyFullOfMedia : kNearlyFull;
  if (alone && to_pt(plan.height) >= full * to_pt(area.h)) return Emu(0);
  const double above = kAbove * to_pt(area.h - plan.height);
  return snap(emu_from_pt(alone ? above : std::min(above, kMostAbovePt)));
}

}  // namespace

void share_limits(const Cells& cells) {
  for (std::size_t p = 0; p < part_forms(cells).size(); ++p) {
    double min = 0;
    bool shrinks = true;
    const std::vector<ElementIr*> siblings = elements_of(cells, p);
    for (const ElementIr* element : siblings) {
      if (element == nullptr || element->text.empty()) continue;
      min = std::max(min, element->min_font_pt);
      shrinks = shrinks && element->allow_shrink;
    }
    for (std::size_t i = 0; i < siblings.size(); ++i) {
      ElementIr* element = siblings[i];
      if (element == nullptr || element->text.empty()) continue;
      element->allow_shrink = shrinks;
      if (element->size_authored || cells.cells[i][p].own_size) continue;
      element->min_font_pt = min;
      raise_sizes(element->text, min);
    }
  }
}

void place_cells(const measure::TextEngine&, const Cells& cells, const CellPlan& plan,
                 const Rect& area, bool alone) {
  const std::vector<PartForm> forms = part_forms(cells);
  std::vector<FrameRange> frames;
  for (std::size_t p = 0; p < forms.size(); ++p) frames.push_back(frame_range(elements_of(cells, p)));
  const Emu top = area.y + offset(plan, area, alone) + cells.padding;
  for (std::size_t i = 0; i < cells.cells.size(); ++i) {
    const auto row = static_cast<std::int64_t>(i / plan.columns);
    const bool backward = cells.closed && row % 2 == 1;
    const std::size_t column =
        backward ? plan.columns - 1 - i % plan.columns : i % plan.columns;
    Emu x = area.x + plan.inset_x;
    // The lower row of a ring is centred.
    const std::size_t in_row =
        std::min(plan.columns, cells.cells.size() - static_cast<std::size_t>(row) * plan.columns);
    if (cells.closed && row > 0)
      x -= (plan.widths[0] + plan.gap_x) * static_cast<std::int64_t>(plan.columns - in_row) / 2;
    for (std::size_t c = 0; c < column; ++c) x += plan.widths[c] + plan.gap_x;
    Emu y = top + (plan.cell_height + plan.gap_y) * row;
    const Emu width = plan.widths[column];
    for (std::size_t p = 0; p < cells.cells[i].size(); ++p) {
      const CellPart& part = cells.cells[i][p];
      ElementIr& element = *part.element;
      element.member = MembershipIr{cells.id, static_cast<int>(i), static_cast<int>(p)};
      element.box = {x, y, width, plan.heights[p]};
      y += plan.heights[p] + plan.gap_in_cell;
      if (p == 0) y += plan.below_icon;
      if (!part.own_size) lower_sizes(element.text, plan.lowered[p], element.min_font_pt);
      const bool is_text =
          element.type == ElementType::Text || element.type == ElementType::Bullets;
      if (is_text && !part.own_anchor && element.fill.kind != FillIr::Kind::Solid)
        element.text.anchor = Anchor::Top;
      if (element.type == ElementType::Image) {
        const bool with_text = cells.cells[i].size() > 1;
        Size frame = frame_in(frames[p], width, plan.heights[p]);
        if (is_round(element)) frame.w = std::min(frame.w, plan.heights[p]);
        // A picture narrower than its cell begins where its text does. (Slides that are read from the
        // right are mirrored as a whole.)
        if (!with_text || cells.picture_cards) element.box.x += (width - frame.w) / 2;
        element.box.w = frame.w;
        if (with_text && !part.own_align)
          element.fit.align = cells.picture_cards ? Align::Center
                              : cells.rtl         ? Align::Right
                                                  : Align::Left;
        if (!part.own_anchor) element.fit.anchor = Anchor::Middle;
        fit_to_frame(frames[p], element);
        if (!part.own_align && !is_round(element) && fills_its_box(element)) {
          element.fit.align = Align::Center;
          keep_subject(element);
        }
      }
      if (cells.rtl && is_pointed(element.shape)) element.transform.flip_h = true;
    }
  }
  // A caption may lie on its picture by design.
  for (const std::vector<CellPart>& cell : cells.cells) {
    for (std::size_t p = 1; p < cell.size(); ++p) {
      const ElementIr& above = *cell[p - 1].element;
      ElementIr& element = *cell[p].element;
      if (above.type == ElementType::Image && element.type == ElementType::Text)
        element.belongs_to.push_back(above.eid);
    }
  }
}

}  // namespace deckle::layout
