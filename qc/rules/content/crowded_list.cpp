#include <algorithm>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

// docs/design.md, "Bullets".
constexpr RuleOption kMaxLines{"max_lines", 1, 100, 12,
                               N_("lines of a list over the width of the slide")};
constexpr RuleOption kMaxLinesInColumn{"max_lines_in_column", 1, 100, 9,
                                       N_("lines of a list in a column")};
constexpr RuleOption kOptions[] = {kMaxLines, kMaxLinesInColumn};

constexpr RuleDoc kDoc{
    .id = "crowded-list",
    .type = "crowded_list",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a list has more lines than a slide should hold",
    .what =
        "Counts the lines of a list as they are laid out, on the fullest of its slides: 12 are "
        "recommended for a list over the width of the slide, 9 for one in a column.",
    .why =
        "An audience reads a longer list instead of listening. It fits, but another slide or "
        "fewer words serve the reader better.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","style":{"size_pt":14},"constraints":{"min_font_pt":12},"content":{"items":["Spring","Summer","Autumn","Winter","North","South","East","West","Morning","Noon","Evening","Night","Today"]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","style":{"size_pt":14},"constraints":{"min_font_pt":12},"content":{"items":["Spring","Summer","Autumn","Winter"]}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Ours: a box narrower than this share of the slide is a column.
constexpr double kColumnShare = 0.6;

struct Fullest {
  std::size_t lines = 0, limit = 0;
  std::string slide_id;
};

struct Limits {
  std::size_t lines, lines_in_column;
};

std::size_t limit_of(const SlideIr& slide, const ElementIr& element, const Limits& limits) {
  const auto columns = static_cast<std::size_t>(std::max(1, element.text.columns));
  const bool narrow = to_px(element.box.w) < kColumnShare * to_px(slide.size.w);
  return columns > 1 || narrow ? columns * limits.lines_in_column : limits.lines;
}

// On the page where the list exceeds its limit most; no lines when it does nowhere.
Fullest fullest_page(std::span<const LaidOutSlide> pages, const std::string& eid,
                     const Limits& limits) {
  Fullest out;
  for (const LaidOutSlide& page : pages) {
    const ElementIr* element = find_element(*page.ir, eid);
    const MeasuredElement* measured = find_element(*page.measured, eid);
    if (element == nullptr || measured == nullptr || element->type == ElementType::Title) continue;
    const std::size_t limit = limit_of(*page.ir, *element, limits), lines = measured->lines.size();
    if (lines > limit && lines > out.lines) out = {lines, limit, page.ir->slide_id};
  }
  return out;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const Limits limits{static_cast<std::size_t>(context.option(kDoc.id, kMaxLines)),
                      static_cast<std::size_t>(context.option(kDoc.id, kMaxLinesInColumn))};
  for (const Slide& slide : context.deck().slides) {
    for (const Element& element : slide.elements) {
      if (!draws_markers(element)) continue;
      const Fullest page = fullest_page(context.pages(slide), element.element_id, limits);
      if (page.lines == 0) continue;
      Diagnostic d = DeckContext::finding(kDoc.id, kDoc.severity, slide, element);
      d.message = tr("the list has {} lines; {} or fewer are recommended", page.lines, page.limit);
      d.hint = tr("shorten the items, or distribute them over two slides");
      d.facts = {{"lines", static_cast<std::int64_t>(page.lines)},
                 {"limit", static_cast<std::int64_t>(page.limit)},
                 {"page", page.slide_id}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const DeckRule kCrowdedList;
const DeckRule kCrowdedList{kDoc, check};

}  // namespace deckle::qc
