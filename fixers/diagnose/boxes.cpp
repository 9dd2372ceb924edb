#include "fixers/diagnose/boxes.h"

#include <algorithm>

#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

// The smallest value of constraints.min_font_pt, as in the rule small-text.
constexpr double kLeastByChoicePt = 8;

}  // namespace

Box box_px(const Rect& rect) {
  return {to_px(rect.x), to_px(rect.y), to_px(rect.w), to_px(rect.h)};
}

double shared_area(const Box& a, const Box& b, double padding) {
  const double w = std::min(a.right(), b.right()) - std::max(a.x, b.x) + 2 * padding;
  const double h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y) + 2 * padding;
  return w <= 0 || h <= 0 ? 0 : w * h;
}

PairKind pair_kind(const ElementIr& a, const ElementIr& b, const LoopSettings& settings) {
  if (a.type == ElementType::Decoration || b.type == ElementType::Decoration) return PairKind::Exempt;
  if (a.hidden || b.hidden || a.full_bleed || b.full_bleed) return PairKind::Exempt;
  if (qc::belong_together(a, b)) return PairKind::Exempt;
  if (a.type == ElementType::Divider && b.type == ElementType::Divider) return PairKind::Exempt;
  if (qc::placed_by_template(a, b)) return PairKind::Exempt;  // docs/design.md, decision 4
  return a.z == b.z || settings.cross_z_defect ? PairKind::Defect : PairKind::Occlusion;
}

bool bound_by_slide(const ElementIr& element) {
  return element.type != ElementType::Decoration && !element.full_bleed && !element.hidden;
}

bool is_body(const ElementIr& element) {
  return qc::is_body_text(element.type) && !qc::is_header_footer(element) && !element.hidden;
}

double least_size_pt(const ElementIr& element) {
  if (element.text.empty() && element.table == nullptr) return 0;
  if (!element.size_authored) return element.min_font_pt;
  const double smallest =
      element.table != nullptr ? element.table->size_pt : smallest_size_pt(element.text);
  return std::min(element.min_font_pt, std::max(smallest, kLeastByChoicePt));
}

double smallest_text_pt(const ElementIr& element, const MeasuredElement& measured) {
  return element.text.empty() && element.table == nullptr ? 0 : measured.min_size_pt;
}

}  // namespace deckle::fixers
