#include <map>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

// Ours: shorter texts in several elements are labels, such as "against last year" below figures.
constexpr RuleOption kMinLetters{"min_letters", 4, 1000, 20,
                                 N_("letters of a text that two elements may not share")};
constexpr RuleOption kOptions[] = {kMinLetters};

constexpr RuleDoc kDoc{
    .id = "repeated-text",
    .type = "repeated_text",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a slide has the same text twice",
    .what =
        "Compares the items and texts of a slide: an item that its list has twice, a text that "
        "repeats the title, and a text of 20 letters or more that two elements have. Texts of "
        "three letters or fewer, labels of charts and cells of tables are not compared.",
    .why =
        "The second one takes space and tells nothing new; often another text was meant. Short "
        "labels, as below several figures, are repeated on purpose.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","content":{"items":["Measure the costs","Decide in May","Measure the costs"]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","content":{"items":["Measure the costs","Decide in May","Measure the effect"]}}]}])",
    .fixes = "",
    .options = kOptions,
};

constexpr std::size_t kShortLetters = 3;

struct FirstUse {
  const Element* element = nullptr;
  AuthoredText::Part part = AuthoredText::Part::Body;
};

// Whether the second use of a text is a repetition. `is_label`: it is a short one.
bool repeats(const FirstUse& first, const Element& second, AuthoredText::Part part, bool is_label) {
  if (first.element == &second) return part == AuthoredText::Part::Item;
  return first.element->role == "title" || second.role == "title" || !is_label;
}

void check_slide(const Slide& slide, std::size_t min_letters, DiagnosticSink& sink) {
  std::map<std::string, FirstUse> seen;
  for (const Element& element : slide.elements) {
    std::optional<Diagnostic> finding;
    std::int64_t count = 0;
    const AuthoredTexts texts(element);
    for (const AuthoredText& text : texts) {
      if (text.part == AuthoredText::Part::Label) continue;
      const std::size_t letters = letters_in(text.text);
      if (letters <= kShortLetters) continue;
      const auto [known, fresh] =
          seen.emplace(comparable(text.text), FirstUse{&element, text.part});
      if (fresh || !repeats(known->second, element, text.part, letters < min_letters)) continue;
      if (++count > 1) continue;
      const std::string& first = known->second.element->element_id;
      finding = DeckContext::finding(kDoc.id, kDoc.severity, slide, element);
      finding->at.pointer = texts.pointer(text);
      finding->message =
          known->second.element == &element
              ? tr("the list has the item {} twice", quoted_text(text.text))
              : tr("{} is also the text of element {}", quoted_text(text.text), first);
      finding->hint = tr("remove one of the two, or write what was meant");
      finding->facts = {{"text", std::string(text.text)}, {"first_element_id", first}};
    }
    if (!finding) continue;
    finding->facts.push_back({"texts", count});
    sink.push_back(std::move(*finding));
  }
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const auto min_letters = static_cast<std::size_t>(context.option(kDoc.id, kMinLetters));
  for (const Slide& slide : context.deck().slides) check_slide(slide, min_letters, sink);
}

}  // namespace

extern const DeckRule kRepeatedText;
const DeckRule kRepeatedText{kDoc, check};

}  // namespace deckle::qc
