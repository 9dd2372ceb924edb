// unused-citation, of presentation files.

#include <algorithm>
#include <cstdint>

#include "qc/check/citations.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "unused-citation",
    .type = "unused_citation",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "nothing on a slide refers to one of its notes",
    .what =
        "Looks at lines that begin with a number in brackets or a raised one, on slides where a "
        "mark refers to such a line. A line whose number no mark has is reported. Slides with "
        "charts or drawings that may have marks of their own are not looked at, nor slides of "
        "sources.",
    .why =
        "A note that nothing refers to is left over from a sentence that was deleted, or its mark "
        "was forgotten.",
    .bad = R"(<a:t>Rents fell [1].</a:t> … <a:t>[1] Annual report</a:t> … <a:t>[2] Census</a:t>)",
    .good =
        R"(<a:t>Rents fell [1], travel too [2].</a:t> … <a:t>[1] Annual report</a:t> … <a:t>[2] Census</a:t>)",
    .fixes = "",
};

// Text in a chart, SmartArt or another program's object is not read as marks. One of a layout has
// no marks of a slide.
bool may_have_other_marks(const FileSlide& slide) {
  const auto& elements = slide.ir().elements;
  return std::any_of(elements.begin(), elements.end(), [](const ElementIr& element) {
    if (!element.origin || is_inherited(element)) return false;
    const SourceKind kind = element.origin->kind;
    return kind == SourceKind::Chart || kind == SourceKind::Diagram || kind == SourceKind::Ole ||
           kind == SourceKind::Other;
  });
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const CitedPage& page : cited_pages(context)) {
    if (page.lists_sources || !has_cited_note(page) || may_have_other_marks(*page.slide)) continue;
    for (const CitationNote& note : page.notes) {
      if (cites(page, note.number)) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, *page.slide, *note.element);
      d.message = tr("{}: has the note {}, but nothing on the slide refers to it",
                     element_label(*note.element), note.number);
      d.hint = tr("put the mark where the note belongs, or remove the note");
      d.facts = {{"note", static_cast<std::int64_t>(note.number)}};
      sink.push_back(std::move(d));
      break;  // one finding for a slide
    }
  }
}

}  // namespace

extern const FileRule kUnusedCitationOfFile;
const FileRule kUnusedCitationOfFile{kDoc, check};

}  // namespace deckle::qc
