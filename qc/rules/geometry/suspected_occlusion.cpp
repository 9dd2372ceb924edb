#include <algorithm>
#include <vector>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "suspected-occlusion",
    .type = "occlusion_suspected",
    .ir_type = "occlusion_suspected",
    .severity = Severity::Warning,
    .summary = "an element covers text below it",
    .what =
        "Compares every two elements on different z levels: how much of the lines of the lower one "
        "is covered by the upper one, by its box if that is filled or is a picture, chart or "
        "table, else by its own lines; 100 px2 or more is reported. Text on a panel or a picture, "
        "lines, decoration, and pairs that belong together are not; two placeholders are compared "
        "by overlapping-elements.",
    .why = "Covered text cannot be read, whether or not the level was set on purpose.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"covered","layout":{"x":100,"y":100,"w":300,"h":80,"zIndex":10},"style":{"fontSize":24}},{"eid":"b","type":"shape","priority":40,"content":"","layout":{"x":100,"y":100,"w":200,"h":80,"zIndex":20},"style":{"fontSize":24,"backgroundColor":"#336699"}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"b","type":"shape","priority":40,"content":"","layout":{"x":80,"y":80,"w":400,"h":120,"zIndex":5},"style":{"fontSize":24,"backgroundColor":"#CCDDEE"}},{"eid":"a","type":"text","priority":60,"content":"on a panel","layout":{"x":100,"y":100,"w":300,"h":80,"zIndex":10},"style":{"fontSize":24}}]})",
    .fixes = "",
};

// A line is as high as its letters, without its line spacing: ours, the usual share of an em above
// the baseline.
constexpr double kAscentShare = 0.8;

bool judged(const ElementIr& a, const ElementIr& b) {
  if (a.z == b.z || belong_together(a, b)) return false;
  if (a.type == ElementType::Decoration || b.type == ElementType::Decoration) return false;
  return !(a.placeholder && b.placeholder);
}

void add_lines(const std::vector<MeasuredLine>& lines, const TextTurn& turn,
               std::vector<Rect>& out) {
  for (const MeasuredLine& line : lines) {
    const Emu top = line.baseline - emu_from_pt(kAscentShare * line.size_pt);
    out.push_back(turned({line.x, top, line.width, emu_from_pt(line.size_pt)}, turn));
  }
}

std::vector<Rect> text_of(const MeasuredElement& m) {
  std::vector<Rect> lines;
  add_lines(m.lines, m.turn, lines);
  for (const MeasuredCell& cell : m.cells) add_lines(cell.lines, m.turn, lines);
  return lines;
}

// What is not seen of the slide below the element.
std::vector<Rect> covered_by(const ElementIr& element, const MeasuredElement& m) {
  switch (element.type) {
    case ElementType::Divider:
      return {};
    case ElementType::Image:
    case ElementType::Chart:
    case ElementType::Table:
      return {m.bbox};
    default:
      if (element.fill.kind == FillIr::Kind::Solid) return {m.bbox};
      return text_of(m);
  }
}

double shared_px(const std::vector<Rect>& lines, const std::vector<Rect>& cover) {
  double area = 0;
  for (const Rect& line : lines) {
    for (const Rect& part : cover) area += area_px(intersection(line, part));
  }
  return area;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  const std::vector<ElementIr>& elements = context.elements();
  for (std::size_t i = 0; i < elements.size(); ++i) {
    for (std::size_t j = i + 1; j < elements.size(); ++j) {
      if (!judged(elements[i], elements[j])) continue;
      if (intersection(context.measured(i).bbox, context.measured(j).bbox).empty()) continue;
      const std::size_t low = elements[i].z < elements[j].z ? i : j, top = low == i ? j : i;
      const double area = shared_px(text_of(context.measured(low)),
                                    covered_by(elements[top], context.measured(top)));
      if (area < kMinOverlapAreaPx) continue;
      // docs/repair-loop.md, 5.4.
      const bool first_owns = elements[i].priority < elements[j].priority;
      const std::size_t owner = first_owns ? i : j;
      const ElementIr& other = elements[first_owns ? j : i];
      Diagnostic d = context.finding(kDoc.id, kDoc.severity, elements[owner]);
      d.origin = origin_of_places(elements[i], elements[j]);
      d.defect = false;
      d.message = owner == top ? tr("covers {:.0f} px2 of the text of {}", area, other.eid)
                               : tr("{:.0f} px2 of its text are covered by {}", area, other.eid);
      d.hint = tr("move one of them, or give the text the higher extensions.z");
      d.facts = {{"other_eid", other.eid},
                 {"top_eid", elements[top].eid},
                 {"overlap_area_px", tenth(area)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const Rule kSuspectedOcclusion;
const Rule kSuspectedOcclusion{kDoc, check};

}  // namespace deckle::qc
