#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "covered-logo",
    .type = "covered_logo",
    .ir_type = "covered_logo",
    .severity = Severity::Warning,
    .summary = "an element is in the clear space of the brand's logo",
    .what =
        "Compares every element with the logo that a brand kit puts on the layout, and with the "
        "space around it that logo.clear_space keeps free. Of text its lines count, of everything "
        "else its box. A picture or a panel that has the whole logo on it is none: there the logo "
        "is drawn again, on top of it.",
    .why =
        "Brands are recognised by a logo that stands free; half of one behind a chart looks like a "
        "mistake.",
    .bad =
        R"({"slide":{"w":1280,"h":720,"brand":{"logo":{"x":1060,"y":40,"w":160,"h":40},"clear":{"x":1044,"y":24,"w":192,"h":72}}},"elements":[{"eid":"a","type":"shape","priority":60,"content":"","layout":{"x":1000,"y":60,"w":200,"h":80},"style":{"fontSize":24,"backgroundColor":"#336699"}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720,"brand":{"logo":{"x":1060,"y":40,"w":160,"h":40},"clear":{"x":1044,"y":24,"w":192,"h":72}}},"elements":[{"eid":"a","type":"shape","priority":60,"content":"","layout":{"x":1000,"y":100,"w":200,"h":80},"style":{"fontSize":24,"backgroundColor":"#336699"}}]})",
    .fixes = "",
};

constexpr double kSeenPx2 = 4;  // ours: a hairline at the edge of the clear space is not seen

// The part of an element that is seen.
Rect seen_part(const ElementIr& element, const MeasuredElement& m) {
  const bool box =
      element.fill.kind == FillIr::Kind::Solid || element.look != nullptr || !is_text(element.type);
  return box || m.content_box.empty() ? m.bbox : m.content_box;
}

bool holds(const Rect& outer, const Rect& inner) { return intersection(outer, inner) == inner; }

bool has_own_logo(const std::vector<ElementIr>& elements) {
  return std::any_of(elements.begin(), elements.end(),
                     [](const ElementIr& element) { return element.eid == "_logo"; });
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  if (context.slide().brand == nullptr || context.slide().brand->logo.empty()) return;
  const BrandIr& brand = *context.slide().brand;
  const bool drawn_again = has_own_logo(context.elements());
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    if (element.hidden || element.eid == "_logo" || element.eid == "_logo_plate") continue;
    if (is_text(element.type) && element.text.empty()) continue;
    if (element.origin && !element.placeholder &&
        (element.origin->part == context.slide().layout_part ||
         element.origin->part == context.slide().master_part))
      continue;
    const Rect seen = seen_part(element, context.measured(i));
    const Rect shared = intersection(seen, brand.clear);
    if (area_px(shared) < kSeenPx2) continue;
    if (drawn_again && holds(seen, brand.logo)) continue;
    const bool on_logo = area_px(intersection(seen, brand.logo)) >= kSeenPx2;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.origin = origin_of_place(element);
    d.defect = false;
    d.message = on_logo ? tr("{:.0f} px2 of it are on the brand's logo",
                             area_px(intersection(seen, brand.logo)))
                        : tr("{:.0f} px2 of it are in the clear space of the brand's logo",
                             area_px(shared));
    d.hint = tr("move it, or choose another logo.place or a smaller clear_space in the brand kit");
    d.facts = {{"on_logo", on_logo}, {"overlap_area_px", tenth(area_px(shared))}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kCoveredLogo;
const Rule kCoveredLogo{kDoc, check};

}  // namespace deckle::qc
