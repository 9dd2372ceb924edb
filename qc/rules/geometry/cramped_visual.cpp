#include <fmt/format.h>

#include <algorithm>

#include "qc/rule.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "cramped-visual",
    .type = "cramped_visual",
    .ir_type = "cramped_visual",
    .severity = Severity::Error,
    .summary = "a picture or chart is too small to be read",
    .what =
        "Reports charts smaller than 144 x 90 pt and pictures whose longer side is below 24 pt, "
        "unless the author placed them exactly.",
    .why = "A chart needs room for its labels at 10 pt; a smaller one is decoration.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"chart","priority":40,"content":"","data":{"chart_type":"bar","series":[{"name":"s","data":[{"x":"a","y":1}]}]},"layout":{"x":100,"y":100,"w":400,"h":60}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"chart","priority":40,"content":"","data":{"chart_type":"bar","series":[{"name":"s","data":[{"x":"a","y":1}]}]},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .options = "",
    .fixes = "reselect-layout, split-slide",
};

// Two labels of 10 pt on either side of a plot as high as four lines; wide enough for four labels.
constexpr double kLeastChartWidthPt = 144, kLeastChartHeightPt = 90;
constexpr double kLeastPicturePt = 24;  // a third of an inch: an icon

struct Need {
  double width = 0, height = 0;  // points
};

bool cramped(const ElementIr& element, Need& need) {
  const double w = to_pt(element.box.w), h = to_pt(element.box.h);
  if (element.type == ElementType::Chart) {
    need = {kLeastChartWidthPt, kLeastChartHeightPt};
    return w < need.width || h < need.height;
  }
  need = {kLeastPicturePt, kLeastPicturePt};
  return element.type == ElementType::Image && std::max(w, h) < kLeastPicturePt;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    Need need;
    if (element.pinned || element.decorative || !cramped(element, need)) continue;
    const double w = to_pt(element.box.w), h = to_pt(element.box.h);
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.message = fmt::format("the {} has {} by {}; it needs {} by {} to be read",
                            element.type == ElementType::Chart ? "chart" : "picture", pt_words(w),
                            pt_words(h), pt_words(need.width), pt_words(need.height));
    d.hint = "put fewer elements on the slide, or give it a slide of its own";
    d.facts = {{"width_pt", tenth(w)},
               {"height_pt", tenth(h)},
               {"least_width_pt", need.width},
               {"least_height_pt", need.height}};
    d.weight = std::max(0.0, need.width - w) + std::max(0.0, need.height - h);
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kCrampedVisual;
const Rule kCrampedVisual{kDoc, check};

}  // namespace deckle::qc
