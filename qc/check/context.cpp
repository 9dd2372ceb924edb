#include "qc/check/context.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

std::string with_unit(double value, const char* unit) {
  const double rounded = tenth(value);
  return rounded == std::floor(rounded) ? fmt::format("{:.0f} {}", rounded, unit)
                                        : fmt::format("{:.1f} {}", rounded, unit);
}

bool names(const ElementIr& element, const std::string& eid) {
  return std::find(element.belongs_to.begin(), element.belongs_to.end(), eid) !=
         element.belongs_to.end();
}

}  // namespace

Diagnostic CheckContext::finding(std::string_view rule, Severity severity,
                                 const ElementIr& element) const {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.at.slide_id = slide_.slide_id;
  d.at.element_id = element.eid;
  d.at.pointer = element.pointer;
  d.origin = origin_of_content(element);
  if (element.origin) d.at.part = element.origin->part;
  return d;
}

bool is_text(ElementType type) { return type == ElementType::Title || is_body_text(type); }

bool is_body_text(ElementType type) {
  return type == ElementType::Text || type == ElementType::Bullets;
}

bool has_picture_size(const ElementIr& element) {
  return element.picture != nullptr && element.picture->width > 0 && element.picture->height > 0;
}

bool is_header_footer(const ElementIr& element) {
  if (!element.placeholder) return !element.eid.empty() && element.eid.front() == '_';
  const std::string& type = element.placeholder->type;
  return type == "ftr" || type == "dt" || type == "sldNum";
}

bool placed_by_template(const ElementIr& a, const ElementIr& b) {
  const auto within = [](const ElementIr& element) {
    if (!element.placeholder || !element.transform.is_identity()) return false;
    const Rect &own = element.placeholder->inherited_box, &box = element.box;
    return box.x >= own.x && box.y >= own.y && box.right() <= own.right() &&
           box.bottom() <= own.bottom();
  };
  return within(a) && within(b);
}

bool belong_together(const ElementIr& a, const ElementIr& b) {
  const bool one_group =
      !a.groups.empty() && !b.groups.empty() && a.groups.outermost() == b.groups.outermost();
  return one_group || names(a, b.eid) || names(b, a.eid);
}

std::string px_text(double px) { return with_unit(px, "px"); }
std::string pt_text(double pt) { return with_unit(pt, "pt"); }
double tenth(double value) { return std::round(value * 10) / 10; }

}  // namespace deckle::qc
