// unresolved-citation, of presentation files.

#include <algorithm>
#include <cstdint>

#include "qc/check/citations.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kUnresolvedCitation;

namespace {

void check(const FileContext& context, DiagnosticSink& sink) {
  const std::vector<CitedPage> pages = cited_pages(context);
  // A slide of references has the notes of all others.
  if (std::any_of(pages.begin(), pages.end(),
                  [](const CitedPage& page) { return page.lists_sources; }))
    return;
  for (const CitedPage& page : pages) {
    // Where no mark has a note, the numbers mean something else, or the notes are elsewhere.
    if (std::none_of(page.marks.begin(), page.marks.end(), [&page](const CitationMark& mark) {
          return page.numbers.contains(mark.number);
        }))
      continue;
    for (const CitationMark& mark : page.marks) {
      if (page.numbers.contains(mark.number)) continue;
      Diagnostic d =
          file_finding(kUnresolvedCitation.doc.id, Severity::Warning, *page.slide, *mark.element);
      d.message = tr("{}: has the mark {}, but the slide has no note {}",
                     element_label(*mark.element), mark.number, mark.number);
      d.hint = tr("add the note, or remove the mark");
      d.facts = {{"mark", static_cast<std::int64_t>(mark.number)}};
      sink.push_back(std::move(d));
      break;  // one finding for a slide
    }
  }
}

}  // namespace

extern const FileRule kUnresolvedCitationOfFile;
const FileRule kUnresolvedCitationOfFile{kUnresolvedCitation.doc, check};

}  // namespace deckle::qc
