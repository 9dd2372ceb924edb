#include <map>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "duplicate-title",
    .type = "duplicate_title",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "two slides have the same title",
    .what =
        "Compares the titles of the authored slides, without regard to capitals and white space. "
        "Continuations of a slide and the appendix are not compared.",
    .why =
        "Titles are how a reader finds a slide in the outline, and how a screen reader tells "
        "slides apart.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Results"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by a tenth."}}]},{"slide_id":"s2","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Results"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Sales rose by a fifth."}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs fell"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"By a tenth in a year."}}]},{"slide_id":"s2","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Sales rose"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"By a fifth in the same year."}}]}])",
    .fixes = "",
};

const ElementIr* title_of(std::span<const LaidOutSlide> pages) {
  if (pages.empty()) return nullptr;
  for (const ElementIr& element : pages.front().ir->elements) {
    if (element.type == ElementType::Title && !element.text.empty()) return &element;
  }
  return nullptr;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  std::map<std::string, std::string> first;  // title → slide_id
  for (const Slide& slide : context.deck().slides) {
    const ElementIr* title = title_of(context.pages(slide));
    if (title == nullptr) continue;
    const std::string text = plain_text(title->text);
    const auto [known, fresh] = first.emplace(comparable(text), slide.slide_id);
    if (fresh || known->first.empty()) continue;
    Diagnostic d = DeckContext::finding(kDoc.id, kDoc.severity, slide);
    d.at.element_id = title->eid;
    d.at.pointer = title->pointer;
    d.message = tr("slide {} has the same title: {}", known->second, quoted_text(text));
    d.hint = tr("name in each title what only that slide shows");
    d.facts = {{"title", text}, {"first_slide_id", known->second}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const DeckRule kDuplicateTitle;
const DeckRule kDuplicateTitle{kDoc, check};

}  // namespace deckle::qc
