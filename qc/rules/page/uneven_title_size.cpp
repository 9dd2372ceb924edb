#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "qc/check/page_content.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleOption kTolerance{"tolerance", 0, 40, 0,
                                N_("points by which the titles of content slides may differ")};
constexpr RuleOption kOptions[] = {kTolerance};

constexpr RuleDoc kDoc{
    .id = "uneven-title-size",
    .type = "uneven_title_size",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "the title of a slide has another size than those of the others",
    .what =
        "Compares the sizes of the titles of all content slides with the most frequent one, of two "
        "equally frequent ones the larger. A slide is reported once, on the first of its pages "
        "that differs. Covers, sections, quotes, closings and pictures over the whole slide are "
        "not compared, nor slides that name a layout which the template has for those, nor titles "
        "alone on a slide in such a layout.",
    .why =
        "Titles of different sizes suggest that the slides differ in importance, and are noticed "
        "when one slide follows another.",
    .bad =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","style":{"size_pt":32},"content":{"text":"Costs fell"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]},{"slide_id":"s2","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","style":{"size_pt":26},"content":{"text":"Sales rose"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"Sales","data":[{"x":"2023","y":10},{"x":"2024","y":12}]}]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs fell"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]},{"slide_id":"s2","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Sales rose"}},{"element_id":"c","kind":"chart","content":{"chart_type":"line","series":[{"name":"Sales","data":[{"x":"2023","y":10},{"x":"2024","y":12}]}]}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Sizes are written in hundredths of a point; this is less than anybody sees.
constexpr double kSameSizePt = 0.05;

// A title alone, which layout writes large in the template's layout for sections or covers.
bool is_statement(const DeckContext& context, const LaidOutSlide& page) {
  return context.has_special_layout(*page.ir) && PageContent(page).elements().empty();
}

struct TitleSize {
  const Slide* slide;
  LaidOutSlide page;
  const ElementIr* title;
  double size_pt;
};

std::vector<TitleSize> title_sizes(const DeckContext& context) {
  std::vector<TitleSize> out;
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      if (!is_content_page(context, slide, *page.ir) || is_statement(context, page)) continue;
      const ElementIr* title = title_of(*page.ir);
      const MeasuredElement* measured =
          title == nullptr ? nullptr : find_element(*page.measured, title->eid);
      if (measured != nullptr && measured->font_size_pt > 0)
        out.push_back({&slide, page, title, measured->font_size_pt});
    }
  }
  return out;
}

// The size that most of the slides have, pages of a slide counted once; of two, the larger.
struct Usual {
  double size_pt = 0;
  std::size_t slides = 0;
};

Usual usual_size(const std::vector<TitleSize>& titles) {
  std::map<long, std::size_t> counts;  // by hundredths of a point
  const Slide* last = nullptr;
  for (const TitleSize& title : titles) {
    if (title.slide != last) ++counts[std::lround(title.size_pt * 100)];
    last = title.slide;
  }
  Usual usual;
  for (const auto& [size, count] : counts) {
    if (count >= usual.slides) usual = {static_cast<double>(size) / 100, count};
  }
  return usual;
}

bool is_size_authored(const TitleSize& title) {
  const Element* element = authored(*title.slide, *title.title);
  return element != nullptr && element->style.size_pt.has_value();
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const double tolerance = context.option(kDoc.id, kTolerance) + kSameSizePt;
  const std::vector<TitleSize> titles = title_sizes(context);
  const Usual usual = usual_size(titles);
  const Slide* reported = nullptr;
  for (const TitleSize& title : titles) {
    if (title.slide == reported || std::abs(title.size_pt - usual.size_pt) <= tolerance) continue;
    reported = title.slide;
    Diagnostic d = page_finding(kDoc, *title.slide, title.page, title.title);
    d.message = usual.slides == 1
                    ? tr("the title is set in {}, that of another slide in {}",
                         pt_text(title.size_pt), pt_text(usual.size_pt))
                    : tr("the title is set in {}, those of {} other slides in {}",
                         pt_text(title.size_pt), usual.slides, pt_text(usual.size_pt));
    d.hint = is_size_authored(title)
                 ? tr("leave style.size_pt of the title out, or set it on all slides")
             : title.size_pt < usual.size_pt
                 ? tr("shorten the title, so that it fits at {}", pt_text(usual.size_pt))
                 : tr("use a layout of the template whose title has {}", pt_text(usual.size_pt));
    d.facts = {{"size_pt", tenth(title.size_pt)},
               {"usual_pt", tenth(usual.size_pt)},
               {"slides", static_cast<std::int64_t>(usual.slides)}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const DeckRule kUnevenTitleSize;
const DeckRule kUnevenTitleSize{kDoc, check};

}  // namespace deckle::qc
