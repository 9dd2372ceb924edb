#include <algorithm>
#include <optional>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "out-of-bounds",
    .type = "out_of_bounds",
    .ir_type = "out_of_bounds",
    .severity = Severity::Error,
    .summary = "an element extends beyond the slide",
    .what =
        "Compares each box, or the bounds of a rotated element, with the slide (more than 1 px "
        "beyond an edge is a defect) and with the safe area (beyond it is a note). Full-bleed and "
        "decorative elements are exempt.",
    .why =
        "Content off the slide is not shown; projectors and printers may cut off content in the "
        "margin.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"edge","layout":{"x":1100,"y":100,"w":300,"h":80},"style":{"fontSize":24}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"edge","layout":{"x":900,"y":100,"w":300,"h":80},"style":{"fontSize":24}}]})",
    .fixes = "reselect-layout",
};

enum class Side { Left, Top, Right, Bottom };

struct Edge {
  Side side = Side::Left;
  Emu beyond = Emu(0);  // > 0: by how much
};

// The edge of `area` that `box` exceeds most.
Edge worst_edge(const Rect& box, const Rect& area) {
  Edge worst;
  for (const Edge& edge : {Edge{Side::Left, area.x - box.x}, Edge{Side::Top, area.y - box.y},
                           Edge{Side::Right, box.right() - area.right()},
                           Edge{Side::Bottom, box.bottom() - area.bottom()}}) {
    if (edge.beyond > worst.beyond) worst = edge;
  }
  return worst;
}

Message name_of(Side side) {
  switch (side) {
    case Side::Left:
      return tr("left");
    case Side::Top:
      return tr("top");
    case Side::Right:
      return tr("right");
    case Side::Bottom:
      return tr("bottom");
  }
  return {};
}

// The box moved into the slide, and shrunk only if it is larger than the slide. A rotated element
// is only moved: `seen` are its bounds.
std::optional<Suggestion> move_in(const ElementIr& element, const Rect& seen, const Size& slide) {
  const bool upright = element.transform.is_identity();
  const Rect& box = upright ? element.box : seen;
  Suggestion s{"move_in", {}, {}, tr("inside the slide"), true};
  const Emu w = std::min(box.w, slide.w), h = std::min(box.h, slide.h);
  if (!upright && (w != box.w || h != box.h)) return std::nullopt;
  const Emu x = std::clamp(box.x, Emu(0), slide.w - w), y = std::clamp(box.y, Emu(0), slide.h - h);
  const Rect& at = element.box;
  if (x != box.x) s.values.push_back({"suggested_x", to_px(at.x + (x - box.x))});
  if (y != box.y) s.values.push_back({"suggested_y", to_px(at.y + (y - box.y))});
  if (w != box.w) s.values.push_back({"suggested_w", to_px(w)});
  if (h != box.h) s.values.push_back({"suggested_h", to_px(h)});
  if (w != box.w || h != box.h) s.action = "shrink";
  return s;
}

// That of a brand kit, or a picture of many slides that stands where logos do.
bool is_logo(const ElementIr& element) {
  return element.eid == "_logo" || (element.pinned && element.role == "logo");
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  const Size& size = context.slide().size;
  const Rect page{Emu(0), Emu(0), size.w, size.h};
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    if (element.type == ElementType::Decoration || element.full_bleed) continue;
    const Rect& seen = context.measured(i).bbox;
    const Edge off = worst_edge(seen, page);
    const bool beyond_slide = off.beyond > kOutOfBoundsTolerance;
    const Edge unsafe = worst_edge(seen, context.slide().safe_area);
    const bool judged_safe = !context.slide().safe_area.empty() && !element.placeholder &&
                             !is_header_footer(element) && !is_logo(element) &&
                             element.type != ElementType::Citation;
    if (!beyond_slide && !(judged_safe && unsafe.beyond > kOutOfBoundsTolerance)) continue;
    const Edge& edge = beyond_slide ? off : unsafe;
    Diagnostic d =
        context.finding(kDoc.id, beyond_slide ? Severity::Error : Severity::Note, element);
    const Rect& area = beyond_slide ? page : context.slide().safe_area;
    d.origin = element.table != nullptr && worst_edge(element.box, area).beyond <= Emu(0)
                   ? origin_of_content(element)  // its rows are higher than its box
                   : origin_of_place(element);
    d.defect = beyond_slide;
    const Message side = name_of(edge.side);
    d.message = tr("extends {} beyond the {} edge of the {}", px_text(to_px(edge.beyond)), side,
                   beyond_slide ? tr("slide") : tr("safe area"));
    d.hint = beyond_slide ? tr("move or shrink the element")
                          : tr("keep it inside the margins unless it is meant to reach the edge "
                               "of the slide");
    d.weight = beyond_slide ? to_px(edge.beyond) : 0;
    d.facts = {{"edge", side.english()},
               {"by_px", tenth(to_px(edge.beyond))},
               {"of", std::string(beyond_slide ? "slide" : "safe_area")}};
    if (beyond_slide) d.suggestion = move_in(element, seen, size);
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kOutOfBounds;
const Rule kOutOfBounds{kDoc, check};

}  // namespace deckle::qc
