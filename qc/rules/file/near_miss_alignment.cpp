#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/check/siblings.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "near-miss-alignment",
    .type = "near_miss_alignment",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "equal shapes in a row or column are almost aligned",
    .what =
        "Looks for three or more shapes, pictures or texts of one kind and size, upright, "
        "in a row or column. Where all but one have the same edge, within half a pixel, "
        "and that one is off by 2 to 5 px, it is reported.",
    .why = "One card of a row that is a little lower than the others looks like a mistake.",
    .bad =
        R"(<a:off x="1000000" y="2000000"/> … <a:off x="3000000" y="2000000"/> … <a:off x="5000000" y="2038100"/>)",
    .good =
        R"(<a:off x="1000000" y="2000000"/> … <a:off x="3000000" y="2000000"/> … <a:off x="5000000" y="2000000"/>)",
    .fixes = "",
    .file_fixes = "align-shape",
};

constexpr std::size_t kMostBoxes = 300;  // a drawing, not a layout: ours
constexpr double kSamePx = 0.5, kSeenPx = 2, kNearPx = 5;

struct Box {
  const ElementIr* element = nullptr;
  double x = 0, y = 0, w = 0, h = 0;
};

bool is_judged(const FileElement& element) {
  const ElementIr& ir = element.ir;
  return ir.transform.is_identity() && !ir.box.empty() && !ir.placeholder && ir.groups.empty() &&
         (ir.type == ElementType::Image || draws_box(ir)) &&
         (!ir.origin || ir.origin->kind != SourceKind::Connector);
}

bool is_alike(const Box& a, const Box& b) {
  return a.element->type == b.element->type && a.element->shape == b.element->shape &&
         std::abs(a.w - b.w) <= kSamePx && std::abs(a.h - b.h) <= kSamePx;
}

// Equal boxes that begin near the same place, across; `along` is where they follow one another.
struct Line {
  double Box::*across;
  double Box::*along;
  double Box::*length;
  bool row;
};

void check_line(const FileSlide& slide, const std::vector<Box>& boxes, const Line& line,
                std::set<const ElementIr*>& seen, RepeatedFindings& moved, DiagnosticSink& sink) {
  for (const Box& start : boxes) {
    std::vector<Box> group;
    for (const Box& box : boxes) {
      const bool beside =
          &box == &start || std::abs(box.*line.along - start.*line.along) >= start.*line.length;
      if (beside && is_alike(box, start) &&
          std::abs(box.*line.across - start.*line.across) <= kNearPx)
        group.push_back(box);
    }
    if (group.size() < 3) continue;
    std::vector<double> edges;
    for (const Box& box : group) edges.push_back(box.*line.across);
    const std::optional<OddOne> odd = odd_one(edges, kSamePx);
    if (!odd || odd->others_count + 1 < group.size()) continue;
    const double by = std::abs(odd->value - odd->others);
    const ElementIr& element = *group[odd->index].element;
    if (by < kSeenPx || !seen.insert(&element).second) continue;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element);
    d.message = line.row ? tr("{}: is {} out of line with the {} beside it", element_label(element),
                              px_text(by), odd->others_count)
                         : tr("{}: is {} out of line with the {} above or below it",
                              element_label(element), px_text(by), odd->others_count);
    d.hint = tr("select them all and align them");
    d.facts = {{"by_px", tenth(by)}};
    Suggestion& to = d.suggestion.emplace();
    to.action = line.row ? "move_vertically" : "move_horizontally";
    to.values = {{line.row ? "suggested_y" : "suggested_x", odd->others}};
    // Two icons that were moved together are one finding.
    const std::string cause = fmt::format("{} {} {:.0f} {:.1f}", slide.number(), line.row,
                                          odd->others, odd->value - odd->others);
    moved.add(cause, std::move(d), sink);
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    std::vector<Box> boxes;
    for (const FileElement& element : slide.own_elements()) {
      const Rect& box = element.ir.box;
      if (is_judged(element))
        boxes.push_back({&element.ir, to_px(box.x), to_px(box.y), to_px(box.w), to_px(box.h)});
    }
    if (boxes.size() > kMostBoxes) continue;
    std::set<const ElementIr*> seen;
    RepeatedFindings moved;
    check_line(slide, boxes, {&Box::y, &Box::x, &Box::w, true}, seen, moved, sink);
    check_line(slide, boxes, {&Box::x, &Box::y, &Box::h, false}, seen, moved, sink);
    moved.count(sink);
  }
}

}  // namespace

extern const FileRule kNearMissAlignmentOfFile;
const FileRule kNearMissAlignmentOfFile{kDoc, check};

}  // namespace deckle::qc
