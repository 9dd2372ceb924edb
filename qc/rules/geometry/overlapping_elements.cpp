#include <algorithm>
#include <cmath>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "overlapping-elements",
    .type = "overlap",
    .ir_type = "overlap",
    .severity = Severity::Error,
    .summary = "two elements overlap or are too close together",
    .what =
        "Intersects the boxes of every two elements on the same z level (of a picture, its "
        "visible part; of a rotated element, its bounds), each enlarged by 8 px on every side; 100 "
        "px2 or more is an overlap. The "
        "severity depends on its share of the smaller box: error from 10 %, warning from 2 %, "
        "else note, which is no defect. Two placeholders are compared on any z level, unless both "
        "lie within the places that the template has for them or are as far apart as these; nor is a box that was cut from a placeholder compared "
        "with another placeholder that it does not touch, nor with a box cut from another one, or the mark of a source with what it "
        "does "
        "not touch. Decoration, and pairs that belong "
        "together by design, are exempt.",
    .why =
        "Text under other text cannot be read, and elements that almost touch look like a "
        "mistake.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"left","layout":{"x":100,"y":100,"w":300,"h":80},"style":{"fontSize":24}},{"eid":"b","type":"text","priority":60,"content":"right","layout":{"x":350,"y":100,"w":300,"h":80},"style":{"fontSize":24}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"left","layout":{"x":100,"y":100,"w":300,"h":80},"style":{"fontSize":24}},{"eid":"b","type":"text","priority":60,"content":"right","layout":{"x":416,"y":100,"w":300,"h":80},"style":{"fontSize":24}}]})",
    .fixes = "reselect-layout",
};

constexpr double kErrorRatio = 0.10;  // docs/design.md, decision 4
constexpr double kWarningRatio = 0.02;

bool judged(const ElementIr& a, const ElementIr& b) {
  if (a.type == ElementType::Decoration || b.type == ElementType::Decoration) return false;
  // Two placeholders divide the slide between them, whichever is drawn on top.
  const bool both_placeholders = a.placeholder && b.placeholder;
  if ((a.z != b.z && !both_placeholders) || belong_together(a, b)) return false;
  // Two dividers cover nothing of each other.
  if (a.type == ElementType::Divider && b.type == ElementType::Divider) return false;
  // A full-bleed picture is the background of everything on it.
  if (a.full_bleed || b.full_bleed) return false;
  return !placed_by_template(a, b);
}

// Whether the two were cut from two placeholders of the layout that do not touch.
bool in_two_areas(const ElementIr& a, const ElementIr& b) {
  return !a.template_area.empty() && !b.template_area.empty() &&
         intersection(a.template_area, b.template_area).empty();
}

// Ours: what boxes reach into each other by rounding, as placeholders of templates do, nobody sees.
constexpr double kRoundingPx = 0.5;

bool are_apart(const Rect& a, const Rect& b) {
  const Rect both = intersection(a, b);
  return both.empty() || std::min(to_px(both.w), to_px(both.h)) < kRoundingPx;
}

// Between two boxes that share nothing; 0 where they touch.
Emu distance(const Rect& a, const Rect& b) {
  const double dx = to_pt(std::max({a.x - b.right(), b.x - a.right(), Emu(0)}));
  const double dy = to_pt(std::max({a.y - b.bottom(), b.y - a.bottom(), Emu(0)}));
  return emu_from_pt(std::hypot(dx, dy));
}

// Of two boxes that do not touch, whether their distance is the template's own, or more: also of one that
// is higher than its placeholder, away from the other.
bool as_far_apart_as_in_template(const ElementIr& a, const ElementIr& b) {
  if ((in_inherited_place(a) || in_inherited_place(b) || in_two_areas(a, b)) &&
      in_template_area(a) && in_template_area(b))
    return true;
  if (!a.placeholder || !b.placeholder || !a.transform.is_identity() ||
      !b.transform.is_identity())
    return false;
  const Rect &a_place = a.placeholder->inherited_box, &b_place = b.placeholder->inherited_box;
  return !a_place.empty() && !b_place.empty() && are_apart(a_place, b_place) &&
         to_px(distance(a.box, b.box)) + kRoundingPx >= to_px(distance(a_place, b_place));
}

bool is_mark(const ElementIr& element) {
  return element.type == ElementType::Citation && element.eid.starts_with("_marks_");
}

// Whether only the rows of a table, which are higher than its box, reach the other element.
bool overlaps_by_rows(const ElementIr& a, const Rect& a_seen, const ElementIr& b,
                      const Rect& b_seen) {
  if (a.table == nullptr && b.table == nullptr) return false;
  const Rect& first = a.table == nullptr ? a_seen : a.box;
  const Rect& second = b.table == nullptr ? b_seen : b.box;
  return area_px(intersection(first.inflated(kSafePadding), second.inflated(kSafePadding))) <
         kMinOverlapAreaPx;
}

Severity severity_of(double ratio) {
  return ratio >= kErrorRatio     ? Severity::Error
         : ratio >= kWarningRatio ? Severity::Warning
                                  : Severity::Note;
}

// Whether nobody but deckle places it: footer, number, date, list of sources.
bool is_placed_by_us(const ElementIr& element) {
  return element.eid.starts_with('_') &&
         (is_header_footer(element) || element.type == ElementType::Citation);
}

// Whether the author placed both, and another z level would exempt them.
bool may_be_intended(const ElementIr& a, const ElementIr& b) {
  return a.pinned && b.pinned && !(a.placeholder && b.placeholder);
}

// docs/repair-loop.md, 5.4: the less important of the two moves or becomes smaller; but where the
// author placed one exactly over a footer or the sources, only its box can be moved.
bool first_owns(const ElementIr& first, const ElementIr& second) {
  if (is_placed_by_us(first) && second.pinned && !is_placed_by_us(second)) return false;
  if (is_placed_by_us(second) && first.pinned && !is_placed_by_us(first)) return true;
  return first.priority < second.priority;
}

// docs/repair-loop.md, 5.5: the lower box goes below the other's safe box, so that the two safe
// boxes touch. `seen` is the visible part of the owner; a picture may be smaller than its box,
// which moves with it, and a rotated element extends beyond its box.
Suggestion move_away(const ElementIr& owner, const Rect& seen, const ElementIr& other,
                     const Rect& other_seen, const Size& slide) {
  Suggestion s;
  s.target_eid = owner.eid;
  const Emu below = other_seen.bottom() + kSafePadding * 2;
  const Emu above = other_seen.y - kSafePadding * 2 - seen.h;
  const bool down =
      seen.center_y() >= other_seen.center_y() ? below + seen.h <= slide.h : above < Emu(0);
  s.action = down ? "move_down" : "move_up";
  const Emu y = (down ? below : above) - (seen.y - owner.box.y);
  s.values = {{"suggested_y", to_px(y)}};
  s.reason = down ? tr("16 px below the bottom edge of {}", other.eid)
                  : tr("16 px above the top edge of {}", other.eid);
  const bool upright = owner.transform.is_identity();
  const Emu top = upright ? y : y + (seen.y - owner.box.y);
  s.validated = top >= Emu(0) && top + (upright ? owner.box.h : seen.h) <= slide.h;
  return s;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  const std::vector<ElementIr>& elements = context.elements();
  for (std::size_t i = 0; i < elements.size(); ++i) {
    for (std::size_t j = i + 1; j < elements.size(); ++j) {
      const ElementIr& first = elements[i];
      const ElementIr& second = elements[j];
      if (!judged(first, second)) continue;
      const Rect& first_seen = context.measured(i).bbox;
      const Rect& second_seen = context.measured(j).bbox;
      const Rect a = first_seen.inflated(kSafePadding), b = second_seen.inflated(kSafePadding);
      const double area = area_px(intersection(a, b));
      if (area < kMinOverlapAreaPx) continue;
      const bool apart = are_apart(first_seen, second_seen);
      // The mark of a source is a few letters at the edge of its element, closer to what is beside
      // it.
      if (apart && (is_mark(first) || is_mark(second))) continue;
      if (apart && as_far_apart_as_in_template(first, second)) continue;
      const ElementIr& owner = first_owns(first, second) ? first : second;
      const ElementIr& other = &owner == &first ? second : first;
      const double ratio = area / std::max(1.0, std::min(area_px(a), area_px(b)));
      const bool has_text = is_text(first.type) || is_text(second.type);
      Diagnostic d = context.finding(kDoc.id, severity_of(ratio), owner);
      d.origin = overlaps_by_rows(first, first_seen, second, second_seen)
                     ? Origin::Author
                     : origin_of_places(first, second);
      // A note is no defect: else it made the slide degraded and the exit status 1.
      d.defect = d.severity != Severity::Note;
      const double gap = to_px(distance(first_seen, second_seen));
      d.message = apart ? tr("is {} from {}; {} are needed", px_text(gap), other.eid,
                             px_text(2 * to_px(kSafePadding)))
                        : tr("overlaps {} by {:.0f} px2, {:.1f} % of the smaller box", other.eid,
                             area, ratio * 100);
      d.hint = is_placed_by_us(other)
                   ? tr("{} has its place at the foot of the slide: move or shrink {}; a distance "
                        "of 16 px is enough",
                        other.eid, owner.eid)
               : may_be_intended(first, second)
                   ? tr("move or shrink one of them, a distance of 16 px is enough; if this is "
                        "intended, give one of them another extensions.z")
                   : tr("move or shrink one of them; a distance of 16 px is enough");
      d.weight = area * (has_text ? kTextOverlapMultiplier : 1);
      d.facts = {{"a", first.eid},
                 {"b", second.eid},
                 {"other_eid", other.eid},
                 {"overlap_area_px", tenth(area)},
                 {"overlap_ratio", std::round(ratio * 10000) / 10000}};
      if (apart) d.facts.push_back({"distance_px", tenth(gap)});
      const bool first_moves = &owner == &first;
      d.suggestion = move_away(owner, first_moves ? first_seen : second_seen, other,
                               first_moves ? second_seen : first_seen, context.slide().size);
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const Rule kOverlappingElements;
const Rule kOverlappingElements{kDoc, check};

}  // namespace deckle::qc
