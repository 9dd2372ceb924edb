#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "qc/check/siblings.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleOption kTolerance{"tolerance", 0, 1000, 1,
                                N_("px by which the frames of sibling pictures may differ")};
constexpr RuleOption kOptions[] = {kTolerance};

constexpr RuleDoc kDoc{
    .id = "mixed-aspect-pictures",
    .type = "mixed_aspect_pictures",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "pictures that belong side by side have frames of different shapes or sizes",
    .what =
        "Compares the frames of pictures that are the same part of the cells of a group, or that "
        "are side by side or below one another. Of pictures that the author placed, only "
        "differences of up to 8 px are reported where their heights are equal in a row, or their "
        "widths in a column, and other differences where they have neither in common. Icons, "
        "widths under layout_hints.ratio and in the columns of two_column, and pictures in the "
        "template's own places, are not compared.",
    .why = "A row of pictures looks ragged, and the largest one seems to be the most important.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Two rooms"}},{"element_id":"a","kind":"image","extensions":{"box":{"x":48,"y":160,"w":560,"h":420}},"content":{"asset_id":"room-1","alt_text":"a room","crop":"cover"}},{"element_id":"b","kind":"image","extensions":{"box":{"x":656,"y":160,"w":576,"h":300}},"content":{"asset_id":"room-2","alt_text":"a room","crop":"cover"}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Two rooms"}},{"element_id":"a","kind":"image","extensions":{"box":{"x":48,"y":160,"w":560,"h":420}},"content":{"asset_id":"room-1","alt_text":"a room","crop":"cover"}},{"element_id":"b","kind":"image","extensions":{"box":{"x":656,"y":160,"w":560,"h":420}},"content":{"asset_id":"room-2","alt_text":"a room","crop":"cover"}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Ours: boxes that the author placed and that differ by more are intended to.
constexpr double kSlipPx = 8;

bool is_icon(const ElementIr& element) {
  return (element.picture != nullptr && element.picture->icon) || element.role == "icon" ||
         element.role == "logo";
}

bool in_own_place(const ElementIr& element) {
  return element.placeholder.has_value() && in_inherited_place(element);
}

struct Mixed {
  std::size_t index = 0;
  Rect usual;
};

// Of the frames, the first whose width or height is not that of the others.
std::optional<Mixed> mixed(const Siblings& siblings, const Slide& slide, double tolerance) {
  std::vector<double> widths, heights;
  bool placed_by_template = true;
  for (const SeenElement* element : siblings.elements) {
    if (is_icon(*element->ir)) return std::nullopt;
    placed_by_template = placed_by_template && in_own_place(*element->ir);
    widths.push_back(to_px(element->ir->box.w));
    heights.push_back(to_px(element->ir->box.h));
  }
  if (placed_by_template) return std::nullopt;
  auto width = odd_one(widths, tolerance);
  const auto height = odd_one(heights, tolerance);
  if (!slide.hints.ratio.empty() || siblings.in_columns) width.reset();
  if (!width && !height) return std::nullopt;
  if (siblings.placed_by_author) {
    const auto slip = [](const std::optional<OddOne>& odd) {
      return !odd || std::abs(odd->value - odd->others) <= kSlipPx;
    };
    const bool both_differ = width && height;
    if (!both_differ && !(slip(width) && slip(height))) return std::nullopt;
  }
  const std::size_t odd = height ? height->index : width->index;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (i == odd) continue;
    if ((!width || std::abs(widths[i] - width->others) <= tolerance) &&
        (!height || std::abs(heights[i] - height->others) <= tolerance))
      return Mixed{odd, siblings.elements[i]->ir->box};
  }
  return Mixed{odd, siblings.elements[odd == 0 ? 1 : 0]->ir->box};
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const double tolerance = context.option(kDoc.id, kTolerance) + 0.05;  // tenths are reported
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      const PageContent content(page);
      const ElementIr* reported = nullptr;
      for (const Siblings& siblings : siblings_of(content, SiblingKind::Pictures)) {
        const auto found = mixed(siblings, slide, tolerance);
        if (!found) continue;
        const ElementIr& odd = *siblings.elements[found->index]->ir;
        if (reported == &odd) continue;  // in its row, and in its column
        reported = &odd;
        Diagnostic d = page_finding(kDoc, slide, page, &odd);
        d.origin = siblings.placed_by_author ? Origin::Author : Origin::Deckle;
        d.message = tr("the frame is {} x {}, that of a picture beside it {} x {}",
                       px_text(to_px(odd.box.w)), px_text(to_px(odd.box.h)),
                       px_text(to_px(found->usual.w)), px_text(to_px(found->usual.h)));
        d.hint = siblings.placed_by_author ? tr("give their extensions.box the same size")
                                           : tr("use pictures of the same proportions, or set "
                                                "content.crop to \"cover\" for all of them");
        d.facts = {{"pictures", static_cast<std::int64_t>(siblings.elements.size())},
                   {"width_px", tenth(to_px(odd.box.w))},
                   {"height_px", tenth(to_px(odd.box.h))},
                   {"usual_width_px", tenth(to_px(found->usual.w))},
                   {"usual_height_px", tenth(to_px(found->usual.h))}};
        sink.push_back(std::move(d));
      }
    }
  }
}

}  // namespace

extern const DeckRule kMixedAspectPictures;
const DeckRule kMixedAspectPictures{kDoc, check};

}  // namespace deckle::qc
