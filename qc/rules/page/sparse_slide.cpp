#include <algorithm>
#include <cmath>
#include <vector>

#include "qc/check/page_content.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::qc {
namespace {

// Ours, and what layout aims at: below it a page looks unfinished.
constexpr RuleOption kMinFilled{
    "min_filled", 5, 100, 45,
    N_("percent of the height of its area that the content of a slide should take")};
constexpr RuleOption kOptions[] = {kMinFilled};

constexpr RuleDoc kDoc{
    .id = "sparse-slide",
    .type = "sparse_slide",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the content of a slide fills less than half of the space it has",
    .what =
        "Compares the height from the top of the first line to the bottom of the last one, "
        "pictures, charts, tables and panels included, with the height of the area that the layout "
        "has for content: 45 % are expected, and two thirds of that of a sentence of 36 pt or more "
        "by itself, and of a row of panels, arrows or pictures over the whole width in the middle of "
        "the height. Covers, sections, quotes, "
        "closings and pictures over the whole slide are not judged.",
    .why =
        "A short text on an empty page looks unfinished. Rows, cards, a picture or a larger figure "
        "fill the space, or the content belongs on another slide.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs fell"}},{"element_id":"b","kind":"text","role":"body","extensions":{"box":{"x":48,"y":140,"w":1184,"h":460}},"content":{"text":"Costs fell by a tenth in the first half of the year, and they are going to fall further, because the new contracts began in May and the old ones end in August."}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs fell"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Of the height of its area, from 0 to 1; 1 where there is nothing to judge.
double filled_share(const PageContent& content) {
  const double available = to_px(content.area().h);
  return available > 0 ? to_px(content.extent().h) / available : 1;
}

// Ours: this much of the width of its area has a row over the whole width.
constexpr double kWholeWidth = 0.9;
// Ours: where the middle of a row may be, from the top of its area.
constexpr double kMiddleFrom = 0.35, kMiddleTo = 0.65;
// Ours: a row over the whole width needs this much of the height that other content needs.
constexpr double kRowShare = 2.0 / 3;

bool is_seen_as_box(const SeenElement& element) {
  return element.ir->type == ElementType::Image || element.ir->type == ElementType::Chart ||
         shows_box(*element.ir);
}

// Whether steps, cards or pictures side by side are all there is, over the width of the page and
// with as much space above as below: a picture of its own, where a list of the same height would
// leave half of the page empty.
bool is_row_in_middle(const PageContent& content) {
  const Rect &area = content.area(), &extent = content.extent();
  const std::vector<SeenElement>& elements = content.elements();
  if (elements.size() < 2 || to_px(extent.w) < kWholeWidth * to_px(area.w)) return false;
  const double middle = to_px(extent.y - area.y) + to_px(extent.h) / 2;
  if (middle < kMiddleFrom * to_px(area.h) || middle > kMiddleTo * to_px(area.h)) return false;
  return std::all_of(elements.begin(), elements.end(), [&elements](const SeenElement& element) {
    const Rect& first = elements.front().seen;
    return is_seen_as_box(element) && element.seen.y < first.bottom() &&
           first.y < element.seen.bottom();
  });
}

// Whether one sentence that is read at a glance is all there is.
bool is_large_sentence(const PageContent& content) {
  constexpr double kSentencePt = 36;  // ours
  if (content.elements().size() != 1) return false;
  const ElementIr& only = *content.elements().front().ir;
  return only.type == ElementType::Text && only.text.paragraphs.size() == 1 &&
         smallest_size_pt(only.text) >= kSentencePt;
}

// The list or text that could be shown in another form; null where none is alone on its page.
const ElementIr* lone_list(const PageContent& content) {
  if (content.elements().size() != 1) return nullptr;
  const ElementIr& only = *content.elements().front().ir;
  return only.type == ElementType::Bullets ? &only : nullptr;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const int of_others = context.option(kDoc.id, kMinFilled);
  const int of_rows = static_cast<int>(std::lround(of_others * kRowShare));
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      if (!is_content_page(context, slide, *page.ir)) continue;
      const PageContent content(page);
      if (content.elements().empty()) continue;
      const int minimum = is_row_in_middle(content) || is_large_sentence(content) ? of_rows : of_others;
      const double filled = std::floor(filled_share(content) * 1000) / 10;
      if (filled >= minimum) continue;
      const ElementIr* list = lone_list(content);
      Diagnostic d = page_finding(kDoc, slide, page, list);
      d.message = tr("the content fills {:.0f} % of the height it has; less than {} % looks empty",
                     std::floor(filled), minimum);
      d.hint = list != nullptr
                   ? tr("set style.list to rows or cards, add a picture, a chart or a key figure, "
                        "or move the items to another slide")
                   : tr("add a picture, a chart or a key figure, or move this to another slide");
      d.facts = {{"filled_pct", filled},
                 {"min_pct", std::int64_t{minimum}},
                 {"height_px", tenth(to_px(content.extent().h))},
                 {"area_height_px", tenth(to_px(content.area().h))}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const DeckRule kSparseSlide;
const DeckRule kSparseSlide{kDoc, check};

}  // namespace deckle::qc
