#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "wandering-title",
    .type = "wandering_title",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the title of a slide is not where those of its layout are",
    .what =
        "Compares the boxes of the titles of all slides of one layout. Where three or "
        "more slides, and at least three of five, have the same place, each title that is "
        "off by 2 to 40 pt to the left or right, or up or down, is reported.",
    .why =
        "The title jumps when one goes from slide to slide. A title that was moved on "
        "purpose is elsewhere altogether.",
    .bad =
        R"(<p:ph type="title"/> … <a:off x="838200" y="479425"/> where the layout has y="365125")",
    .good = R"(<p:ph type="title"/> without a:xfrm)",
    .fixes = "",
    .file_fixes = "restore-title-place (unsafe)",
};

constexpr double kSamePt = 0.5, kSeenPt = 2, kNearPt = 40;
constexpr std::size_t kFewest = 3;
constexpr double kSameShare = 0.05;  // of width and height
constexpr double kMostShare = 0.6;

struct Title {
  const FileSlide* slide = nullptr;
  const ElementIr* element = nullptr;
  double x = 0, y = 0, w = 0, h = 0;
  [[nodiscard]] double from(const Title& other) const {
    return std::max(std::abs(x - other.x), std::abs(y - other.y));
  }
  // A title of another size was placed on purpose.
  [[nodiscard]] bool is_as_large_as(const Title& other) const {
    return std::abs(w - other.w) <= kSameShare * other.w &&
           std::abs(h - other.h) <= kSameShare * other.h;
  }
};

// The place that most of them have.
const Title* usual(const std::vector<Title>& titles) {
  const Title* best = nullptr;
  std::size_t most = 0;
  for (const Title& one : titles) {
    const auto same = static_cast<std::size_t>(
        std::count_if(titles.begin(), titles.end(),
                      [&one](const Title& other) { return other.from(one) <= kSamePt; }));
    if (same <= most) continue;
    most = same;
    best = &one;
  }
  const bool enough = most >= kFewest &&
                      static_cast<double>(most) >= kMostShare * static_cast<double>(titles.size());
  return enough ? best : nullptr;
}

// Where its first line begins depends on its box and how it is anchored.
bool is_judged(const ElementIr& element) {
  return element.placeholder && element.transform.is_identity() && !element.box.empty();
}

void check(const FileContext& context, DiagnosticSink& sink) {
  std::map<std::string, std::vector<Title>> layouts;
  for (const FileSlide& slide : context.slides()) {
    const ElementIr* title = title_with_text(slide);
    if (slide.ir().hidden || title == nullptr || title->hidden || !is_judged(*title)) continue;
    layouts[slide.ir().layout_part].push_back({&slide, title, to_pt(title->box.x),
                                               to_pt(title->box.y), to_pt(title->box.w),
                                               to_pt(title->box.h)});
  }
  for (const auto& [layout, titles] : layouts) {
    const Title* place = usual(titles);
    if (place == nullptr) continue;
    for (const Title& one : titles) {
      const double by = one.from(*place);
      if (by < kSeenPt || by > kNearPt || !one.is_as_large_as(*place)) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, *one.slide, *one.element);
      d.message = tr("{}: is {} from where the titles of the other slides of this layout are",
                     element_label(*one.element), pt_text(by));
      d.hint = tr("reset the slide (Home, Reset), so that the title takes its place of the layout");
      d.facts = {{"by_pt", tenth(by)}};
      Suggestion& to = d.suggestion.emplace();
      to.action = "move";
      to.values = {{"suggested_x", to_px(place->element->box.x)},
                   {"suggested_y", to_px(place->element->box.y)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kWanderingTitleOfFile;
const FileRule kWanderingTitleOfFile{kDoc, check};

}  // namespace deckle::qc
