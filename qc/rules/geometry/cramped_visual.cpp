#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "cramped-visual",
    .type = "cramped_visual",
    .ir_type = "cramped_visual",
    .severity = Severity::Error,
    .summary = "a picture or chart is too small to read",
    .what =
        "Reports charts smaller than 144 x 90 pt, pictures whose longer side is below 48 pt, "
        "pictures of which less than half is shown in a strip below 24 pt, and "
        "icons below 24 pt. Where the author set the box, a chart is a warning and a picture is "
        "not reported. A picture, chart or table of no width or height is an error in any case.",
    .why = "A chart needs space for its labels at 10 pt; a smaller one cannot be read.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"chart","priority":40,"content":"","data":{"chart_type":"bar","series":[{"name":"s","data":[{"x":"a","y":1}]}]},"layout":{"x":100,"y":100,"w":400,"h":60}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"chart","priority":40,"content":"","data":{"chart_type":"bar","series":[{"name":"s","data":[{"x":"a","y":1}]}]},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .fixes = "reselect-layout, split-slide",
};

// Labels of 10 pt above and below a plot of four lines' height; wide enough for four labels.
constexpr double kMinChartWidthPt = 144, kMinChartHeightPt = 90;
constexpr double kMinPicturePt = 48;  // two thirds of an inch: a thumbnail
constexpr double kMinIconPt = 24;
constexpr double kMaxStripCut = 0.5;  // ours: a share of the picture
constexpr double kNothingPt = 1;      // ours: a narrower or lower box shows nothing

struct Need {
  double width = 0, height = 0;  // points
};

// A crop that leaves a line of the picture, because the space is as low or narrow as that.
bool is_strip(const ElementIr& element, const Rect& seen) {
  if (!has_picture_size(element) || to_pt(std::min(seen.w, seen.h)) >= kMinIconPt) return false;
  const PicturePlacement placed = place_picture(element.box, *element.picture, element.fit);
  return placed.cut_left + placed.cut_right > kMaxStripCut ||
         placed.cut_top + placed.cut_bottom > kMaxStripCut;
}

// Whether nothing is seen of it, whoever made its box.
bool is_lost(const ElementIr& element) {
  const bool visual = element.type == ElementType::Image || element.type == ElementType::Chart ||
                      element.type == ElementType::Table;
  return visual && to_pt(std::min(element.box.w, element.box.h)) < kNothingPt;
}

Need need_of(const ElementIr& element) {
  if (element.type == ElementType::Chart) return {kMinChartWidthPt, kMinChartHeightPt};
  const bool icon = element.picture != nullptr && element.picture->icon;
  const double min = icon ? kMinIconPt : kMinPicturePt;
  return {min, min};
}

bool cramped(const ElementIr& element, const Rect& seen, Need& need) {
  need = need_of(element);
  if (element.type == ElementType::Chart)
    return to_pt(seen.w) < need.width || to_pt(seen.h) < need.height;
  if (element.type != ElementType::Image) return false;
  if (is_strip(element, seen)) {
    need = {kMinIconPt, kMinIconPt};
    return true;
  }
  return to_pt(std::max(seen.w, seen.h)) < need.width;
}

Message name_of(const ElementIr& element) {
  return element.type == ElementType::Chart   ? tr("chart")
         : element.type == ElementType::Table ? tr("table")
                                              : tr("picture");
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    const Rect visible = visible_box(element);
    // Enlargement is limited: a picture smaller than its box in both directions has its maximum
    // size.
    const bool own_size = visible.w < element.box.w && visible.h < element.box.h;
    const Rect& seen = own_size ? element.box : visible;
    Need need;
    const bool lost = is_lost(element);
    if (lost) {
      need = need_of(element);
    } else {
      // A small picture may be meant to be small; the labels of a small chart cannot be read.
      if (element.pinned && element.type != ElementType::Chart) continue;
      if (element.decorative || !cramped(element, seen, need)) continue;
    }
    const double w = to_pt(seen.w), h = to_pt(seen.h);
    Diagnostic d = context.finding(
        kDoc.id, element.pinned && !lost ? Severity::Warning : kDoc.severity, element);
    d.defect = !element.pinned;
    d.message = tr("the {} is {} x {}; it needs {} x {} to be readable",
                   name_of(element), pt_text(w),
                   pt_text(h), pt_text(need.width), pt_text(need.height));
    d.hint = element.pinned ? tr("make extensions.box larger")
                            : tr("put fewer elements on the slide, or move it to a separate slide");
    d.facts = {{"width_pt", tenth(w)},
               {"height_pt", tenth(h)},
               {"least_width_pt", need.width},
               {"least_height_pt", need.height}};
    if (d.defect) d.weight = std::max(0.0, need.width - w) + std::max(0.0, need.height - h);
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kCrampedVisual;
const Rule kCrampedVisual{kDoc, check};

}  // namespace deckle::qc
