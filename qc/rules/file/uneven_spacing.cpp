#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/check/siblings.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "uneven-spacing",
    .type = "uneven_spacing",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "equal shapes in a row or column are almost evenly spaced",
    .what =
        "Looks for four or more shapes or pictures of one kind and size in a row or "
        "column. Where all gaps but one are equal, within one pixel, and that one differs "
        "by 3 px to half a gap, it is reported.",
    .why =
        "Cards at slightly different distances look as if one of them had been moved by "
        "mistake.",
    .bad = R"(four cards with gaps of 24, 24 and 31 px)",
    .good = R"(four cards with gaps of 24 px)",
    .fixes = "",
    .file_fixes = "align-shape",
};

constexpr std::size_t kMostBoxes = 300;  // a drawing, not a layout: ours
constexpr std::size_t kFewest = 4;
constexpr double kSamePx = 1, kSeenPx = 3, kAcrossPx = 1;

struct Box {
  const ElementIr* element = nullptr;
  double along = 0, across = 0, length = 0, breadth = 0;
};

bool is_judged(const FileElement& element) {
  const ElementIr& ir = element.ir;
  return ir.transform.is_identity() && !ir.box.empty() && !ir.placeholder && ir.groups.empty() &&
         (ir.type == ElementType::Image || draws_box(ir)) &&
         (!ir.origin || ir.origin->kind != SourceKind::Connector);
}

bool in_one_line(const Box& a, const Box& b) {
  return a.element->type == b.element->type && a.element->shape == b.element->shape &&
         std::abs(a.across - b.across) <= kAcrossPx && std::abs(a.length - b.length) <= kSamePx &&
         std::abs(a.breadth - b.breadth) <= kSamePx;
}

// Of a gap at an end of the row the last shape is moved; one in the middle takes more than a move.
std::optional<Suggestion> suggestion_for(const std::vector<Box>& row, std::size_t gap, double usual,
                                         bool across) {
  Suggestion out;
  out.action = across ? "move_horizontally" : "move_vertically";
  const char* const name = across ? "suggested_x" : "suggested_y";
  if (gap + 2 == row.size()) {
    out.values = {{name, row[gap].along + row[gap].length + usual}};
    out.target_eid = row[gap + 1].element->eid;
  } else if (gap == 0) {
    out.values = {{name, row[1].along - usual - row[0].length}};
    out.target_eid = row[0].element->eid;
  } else {
    return std::nullopt;
  }
  return out;
}

void check_row(const FileSlide& slide, std::vector<Box> row, bool across, DiagnosticSink& sink) {
  std::sort(row.begin(), row.end(), [](const Box& a, const Box& b) { return a.along < b.along; });
  std::vector<double> gaps;
  for (std::size_t i = 1; i < row.size(); ++i)
    gaps.push_back(row[i].along - row[i - 1].along - row[i - 1].length);
  if (*std::min_element(gaps.begin(), gaps.end()) <= 0) return;
  const std::optional<OddOne> odd = odd_one(gaps, kSamePx);
  if (!odd || odd->others_count + 1 < gaps.size()) return;
  const double by = std::abs(odd->value - odd->others);
  if (by < kSeenPx || by > odd->others / 2) return;
  const Box &before = row[odd->index], &after = row[odd->index + 1];
  Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, *after.element);
  d.message = tr("{}: is {} from {}, where the others are {} apart", element_label(*after.element),
                 px_text(odd->value), element_label(*before.element), px_text(odd->others));
  d.hint = tr("select them all and distribute them evenly");
  d.facts = {{"gap_px", tenth(odd->value)}, {"usual_px", tenth(odd->others)}};
  d.suggestion = suggestion_for(row, odd->index, odd->others, across);
  sink.push_back(std::move(d));
}

void check_rows(const FileSlide& slide, const std::vector<Box>& boxes, bool across,
                DiagnosticSink& sink) {
  std::vector<bool> used(boxes.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    std::vector<Box> row;
    for (std::size_t j = i; j < boxes.size(); ++j) {
      if (used[j] || !in_one_line(boxes[i], boxes[j])) continue;
      used[j] = true;
      row.push_back(boxes[j]);
    }
    if (row.size() >= kFewest) check_row(slide, std::move(row), across, sink);
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    std::vector<Box> across, down;
    for (const FileElement& element : slide.own_elements()) {
      if (!is_judged(element)) continue;
      const Rect& box = element.ir.box;
      across.push_back({&element.ir, to_px(box.x), to_px(box.y), to_px(box.w), to_px(box.h)});
      down.push_back({&element.ir, to_px(box.y), to_px(box.x), to_px(box.h), to_px(box.w)});
    }
    if (across.size() > kMostBoxes) continue;
    check_rows(slide, across, true, sink);
    check_rows(slide, down, false, sink);
  }
}

}  // namespace

extern const FileRule kUnevenSpacingOfFile;
const FileRule kUnevenSpacingOfFile{kDoc, check};

}  // namespace deckle::qc
