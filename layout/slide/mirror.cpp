#include "layout/slide/mirror.h"

#include "slidespec/ir/box_origin.h"

namespace deckle::layout {
namespace {

bool inside(const Rect& box, const Rect& extent) {
  return box.x >= extent.x && box.right() <= extent.right();
}

// A title over most of the content's width, and beyond it at one side, would reach as far at the other, onto
// what the template draws there: its text is set from the right where it is.
bool stays(const ElementIr& element, const Rect& extent) {
  constexpr double kMost = 0.8;  // ours
  const Rect across{element.box.x, extent.y, element.box.w, extent.h};
  return element.type == ElementType::Title && !inside(element.box, extent) &&
         to_pt(intersection(across, extent).w) >= kMost * to_pt(extent.w);
}

bool is_mirrored(const ElementIr& element) {
  return !element.pinned || element.type == ElementType::Citation;
}

// Title and footers have places of their own; all else is in one area.
bool is_content(const ElementIr& element) {
  return is_mirrored(element) && element.type != ElementType::Title && !is_own_box(element.eid);
}

void exchange(const Rect& within, const SlideIr& slide, ElementIr& element) {
  Rect& box = element.box;
  const Emu x = within.x + within.right() - box.right();
  if (x < Emu(0) || x + box.w > slide.size.w) return;
  // What gave way to a logo at one side does not meet it at the other.
  if (slide.brand != nullptr) {
    const Rect& clear = slide.brand->clear;
    if (intersection(box, clear).empty() &&
        !intersection({x, box.y, box.w, box.h}, clear).empty())
      return;
  }
  // What the template says about its place is now said about the place opposite.
  Rect& area = element.template_area;
  if (area.empty() && in_inherited_place(element)) area = box;
  if (!area.empty()) area.x = within.x + within.right() - area.right();
  box.x = x;
}

}  // namespace

void mirror(SlideIr& slide, const Rect& extent, const Rect& safe) {
  // One axis for all content: two elements beside each other that were mirrored at two would meet.
  // Where content was placed it is clear of what the template draws, so it stays within that.
  Rect content = extent;
  for (const ElementIr& element : slide.elements) {
    if (is_content(element)) content = bounding(content, element.box);
  }
  for (ElementIr& element : slide.elements) {
    if (!is_mirrored(element) || stays(element, extent)) continue;
    if (is_content(element))
      exchange(content, slide, element);
    else
      exchange(inside(element.box, extent) ? extent : safe, slide, element);
  }
}

}  // namespace deckle::layout
