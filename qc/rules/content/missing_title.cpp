#include <algorithm>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "missing-title",
    .type = "missing_title",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a slide has no title",
    .what =
        "Reports a slide whose layout has a place for a title that stays empty: no element has the "
        "role title, and no text was short enough to be used as one. Layouts without such a "
        "place need no title, nor do slides with layout_hints.promote_title: false.",
    .why =
        "A title says what the slide is about. Screen readers and the outline name the slide by "
        "it, and an empty place for it looks unfinished.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"b","kind":"bullets","content":{"items":["Measure the costs","Decide in May"]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","content":{"items":["Measure the costs","Decide in May"]}}]}])",
    .fixes = "",
};

// A title that is too long for its place is body text (title-too-long), but the slide has one. The
// quote of a slide of quotes is its title, also where it is so long that deckle sets it elsewhere.
bool is_authored_title(const Slide& slide, const Element& element) {
  const bool quote = element.role == "quote" && slide.layout_id == "quote_center";
  if (element.role != "title" && !quote) return false;
  const AuthoredTexts texts(element);
  return std::any_of(texts.begin(), texts.end(),
                     [](const AuthoredText& text) { return !comparable(text.text).empty(); });
}

// Some layouts put other text there, such as a quote.
bool fills_title_place(const ElementIr& element) {
  return element.placeholder &&
         (element.placeholder->type == "title" || element.placeholder->type == "ctrTitle");
}

bool shows_title(const SlideIr& page) {
  return std::any_of(page.elements.begin(), page.elements.end(), [](const ElementIr& element) {
    return (element.type == ElementType::Title || fills_title_place(element)) &&
           !comparable(plain_text(element.text)).empty();
  });
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  for (const Slide& slide : context.deck().slides) {
    const auto pages = context.pages(slide);
    if (!slide.hints.promote_title.value_or(true)) continue;  // the author wants none
    if (pages.empty() || !context.has_title_place(*pages.front().ir)) continue;
    if (shows_title(*pages.front().ir) ||
        std::any_of(slide.elements.begin(), slide.elements.end(),
                    [&slide](const Element& element) { return is_authored_title(slide, element); }))
      continue;
    Diagnostic d = DeckContext::finding(kDoc.id, kDoc.severity, slide);
    d.message = tr("the slide has no title");
    d.hint = tr("add an element of kind 'text' with the role 'title'");
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const DeckRule kMissingTitle;
const DeckRule kMissingTitle{kDoc, check};

}  // namespace deckle::qc
