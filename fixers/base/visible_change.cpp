#include "fixers/base/visible_change.h"

#include <algorithm>
#include <cmath>

#include "slidespec/ir/picture_placement.h"

namespace deckle::fixers {
namespace {

constexpr double kTitleWeight = 1.5;  // a title smaller than those of other slides is noticed first
// Reducing line spacing from 110 % to 100 % costs a little more than reducing text from 18 pt to
// 16: the size changes first (docs/repair-loop.md, 8).
constexpr double kLeadingWeight = 1.3;
constexpr double kSpaceWeight = 0.1;
constexpr double kBoxMoved = 0.02;
constexpr double kTitleMoved = 0.2;  // titles keep their position (docs/design.md, "Grid")
constexpr double kVisualWeight = 0.3;  // a picture, chart or table that loses height
constexpr double kSameSizePt = 0.05;  // sizes are written in hundredths of a point
constexpr double kOthersWeight = 0.25;  // changes of elements other than the most changed one

double loss(double before, double after) {
  return before > 0 && after < before ? 1 - after / before : 0;
}

double line_pct(const TextBodyIr& body) {
  double largest = 0;
  for (const ParagraphIr& p : body.paragraphs) {
    if (p.style.line_spacing.unit == SpacingIr::Unit::Percent)
      largest = std::max(largest, p.style.line_spacing.value);
  }
  return largest;
}

double space(const TextBodyIr& body) {
  double sum = 0;
  for (const ParagraphIr& p : body.paragraphs)
    sum += p.style.space_before.value + p.style.space_after.value;
  return sum;
}

bool is_visual(const ElementIr& element) {
  return element.type == ElementType::Chart || element.type == ElementType::Image ||
         element.type == ElementType::Table;
}

double cell_size(const ElementIr& element) {
  return element.table == nullptr ? 0 : element.table->size_pt;
}

// The side of a square with the area of the visible part of the element.
double side(const ElementIr& element) {
  const Rect box = visible_box(element);
  return std::sqrt(to_pt(box.w) * to_pt(box.h));
}

double change_of(const ElementIr& before, const ElementIr& after) {
  const double weight = before.type == ElementType::Title ? kTitleWeight : 1;
  double change = weight * std::max(text_change(before.text, after.text),
                                    loss(cell_size(before), cell_size(after)));
  if (before.box != after.box) {
    change += before.type == ElementType::Title ? kTitleMoved : kBoxMoved;
    if (is_visual(before)) change += loss(to_pt(before.box.h), to_pt(after.box.h)) * kVisualWeight;
  }
  return change;
}

}  // namespace

double text_change(const TextBodyIr& before, const TextBodyIr& after) {
  double size = loss(largest_size_pt(before), largest_size_pt(after));
  double leading = loss(line_pct(before), line_pct(after));
  if (after.autofit) {
    size = 1 - (1 - size) * after.autofit->font_scale_pct / 100;
    leading += after.autofit->spacing_reduction_pct / 100;
  }
  return size + leading * kLeadingWeight + loss(space(before), space(after)) * kSpaceWeight;
}

double visuals_lost(const SlideIr& before, const SlideIr& after) {
  double largest = 0;
  for (const ElementIr& element : before.elements) {
    if (element.type != ElementType::Image && element.type != ElementType::Chart) continue;
    const ElementIr* other = find_element(after, element.eid);
    if (other != nullptr) largest = std::max(largest, loss(side(element), side(*other)));
  }
  return largest * kVisualWeight;
}

double sizes_changed(const SlideIr& before, const SlideIr& after) {
  double largest = 0;
  for (const ElementIr& element : before.elements) {
    const ElementIr* other = find_element(after, element.eid);
    if (other == nullptr || element.text.empty()) continue;
    largest = std::max(largest, loss(largest_size_pt(element.text), largest_size_pt(other->text)));
  }
  return largest;
}

double title_changed(const SlideIr& before, const SlideIr& after) {
  for (const ElementIr& element : before.elements) {
    if (element.type != ElementType::Title) continue;
    const ElementIr* other = find_element(after, element.eid);
    if (other == nullptr) continue;
    // The height may differ: it is that of the title's lines.
    const bool same = other->type == ElementType::Title && other->box.x == element.box.x &&
                      other->box.y == element.box.y && other->box.w == element.box.w &&
                      std::abs(largest_size_pt(element.text) - largest_size_pt(other->text)) <
                          kSameSizePt;
    if (!same) return kTitleElsewhereVisible;
  }
  return 0;
}

double visible_change(const SlideIr& before, const SlideIr& after) {
  double largest = 0, sum = 0;
  for (const ElementIr& element : before.elements) {
    const ElementIr* other = find_element(after, element.eid);
    const double change = other == nullptr ? 0 : change_of(element, *other);
    largest = std::max(largest, change);
    sum += change;
  }
  return largest + (sum - largest) * kOthersWeight;
}

}  // namespace deckle::fixers
