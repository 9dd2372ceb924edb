#include "layout/fill/panels.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "layout/base/frame.h"
#include "layout/fill/optical.h"
#include "layout/fill/spread.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: the sizes of a message beside a chart, and the part of the panel that it may fill with them.
constexpr double kPanelSizesPt[] = {24, 22, 20};
constexpr double kEnlargedFill = 0.6;
constexpr double kSamePt = 0.01;
// Ours: furniture this near to a panel belongs to it.
constexpr double kNearPt = 4;

bool has_filled_placeholder(const templates::Layout& layout, const ElementIr& element) {
  if (!element.placeholder || element.fill.kind != FillIr::Kind::Inherit) return false;
  return std::any_of(layout.placeholders.begin(), layout.placeholders.end(),
                     [&element](const templates::Placeholder& p) {
                       return p.idx == element.placeholder->idx &&
                              p.type == element.placeholder->type &&
                              p.fill.kind == FillIr::Kind::Solid;
                     });
}

bool is_drawn_on(const templates::Layout& layout, const Rect& box) {
  const Emu near = emu_from_pt(kNearPt);
  const Rect around{box.x - near, box.y - near, box.w + near * 2, box.h + near * 2};
  return std::any_of(
      layout.furniture.begin(), layout.furniture.end(),
      [&around](const Rect& furniture) { return !intersection(furniture, around).empty(); });
}

bool is_panel(const templates::Layout& layout, const ElementIr& element) {
  const bool text = element.type == ElementType::Text || element.type == ElementType::Bullets;
  return text && !element.pinned && !element.member && !element.text.empty() &&
         !is_vertical(element.text.vert) && element.text.columns == 1 &&
         (element.fill.kind == FillIr::Kind::Solid || has_filled_placeholder(layout, element)) &&
         !is_drawn_on(layout, element.box);
}

bool is_medium(const ElementIr& element) {
  return element.type == ElementType::Chart || element.type == ElementType::Image ||
         element.type == ElementType::Table;
}

bool side_by_side(const Rect& a, const Rect& b) {
  return (a.right() <= b.x || b.right() <= a.x) && a.y < b.bottom() && b.y < a.bottom();
}

bool one_row(const Rect& a, const Rect& b) {
  return side_by_side(a, b) && a.y == b.y && a.h == b.h;
}

Emu round_up(Emu length) {
  const std::int64_t step = emu_from_pt(kGridPt).value();
  return Emu((length.value() + step - 1) / step * step);
}

// The height that the text needs, insets excluded.
Emu needed(const measure::TextEngine& engine, const ElementIr& element) {
  SlideIr alone;
  alone.elements.push_back(element);
  const auto measured = measure::NativeMeasurer(engine).measure(alone);
  return measured ? needed_height(measured->elements.front()) : element.box.h;
}

Emu inner_height(const ElementIr& element) {
  return element.box.h - element.text.insets.top - element.text.insets.bottom;
}

double fill_of(const measure::TextEngine& engine, const ElementIr& element) {
  return to_pt(needed(engine, element)) / std::max(1.0, to_pt(inner_height(element)));
}

// Text of several sizes has an order of its own.
void enlarge(const measure::TextEngine& engine, ElementIr& panel) {
  const double own = largest_size_pt(panel.text);
  if (panel.size_authored || std::abs(own - smallest_size_pt(panel.text)) > kSamePt) return;
  const Insets& in = panel.text.insets;
  const double width = to_pt(panel.box.w - in.left - in.right);
  for (const double size : kPanelSizesPt) {
    if (size <= own + kSamePt) return;
    ElementIr larger = panel;
    set_size(larger.text, size);
    if (engine.width_range(larger.text).min_pt > width ||
        fill_of(engine, larger) > kEnlargedFill)
      continue;
    panel.text = std::move(larger.text);
    return;
  }
}

}  // namespace

void fit_panels(const templates::Layout& layout, const measure::TextEngine& engine, PanelText text,
                SlideIr& slide) {
  if (std::any_of(slide.elements.begin(), slide.elements.end(),
                  [](const ElementIr& element) { return element.full_bleed; }))
    return;
  std::vector<ElementIr*> panels;
  for (ElementIr& element : slide.elements) {
    if (is_panel(layout, element)) panels.push_back(&element);
  }
  const auto has_medium_beside = [&slide](const ElementIr& panel) {
    return std::any_of(slide.elements.begin(), slide.elements.end(),
                       [&panel](const ElementIr& other) {
                         return is_medium(other) && side_by_side(panel.box, other.box);
                       });
  };
  std::vector<Rect> boxes;
  for (ElementIr* panel : panels) {
    if (text == PanelText::Enlarge && panel->placeholder && has_medium_beside(*panel))
      enlarge(engine, *panel);
  }
  std::vector<Emu> heights;
  for (const ElementIr* panel : panels) heights.push_back(needed(engine, *panel));
  for (std::size_t i = 0; i < panels.size(); ++i) {
    const ElementIr* panel = panels[i];
    Emu height = heights[i];
    for (std::size_t k = 0; k < panels.size(); ++k) {
      if (one_row(panel->box, panels[k]->box)) height = std::max(height, heights[k]);
    }
    Rect box = panel->box;
    const bool large = panel->text.anchor == Anchor::Middle && has_medium_beside(*panel) &&
                       smallest_size_pt(panel->text) > kPanelSizesPt[2] - kSamePt;
    if (!large && to_pt(height) < kLeastFill * to_pt(inner_height(*panel))) {
      const Insets& in = panel->text.insets;
      box.h = std::min(box.h, round_up(height + in.top + in.bottom));
      if (has_medium_beside(*panel)) box.y = optical_top(box.h, panel->box);
    }
    boxes.push_back(box);
  }
  for (std::size_t i = 0; i < panels.size(); ++i) panels[i]->box = boxes[i];
}

}  // namespace deckle::layout
