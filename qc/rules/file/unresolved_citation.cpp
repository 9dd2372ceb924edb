// unresolved-citation, of presentation files.

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/citations.h"
#include "qc/check/notes_page.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kUnresolvedCitation;

namespace {

// The numbers of marks "[3]" of a text.
std::vector<int> bracketed_numbers(std::string_view text) {
  std::vector<int> out;
  for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
    const char* const begin = text.data() + at + 1;
    int number = 0;
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
    if (error == std::errc{} && end < text.data() + text.size() && *end == ']' && number > 0 &&
        number < 1000)
      out.push_back(number);
  }
  return out;
}

// What is said with the slide cites as the slide does.
void check_notes_marks(const FileContext& context, const CitedPage& page, DiagnosticSink& sink) {
  if (!has_cited_note(page)) return;
  for (const std::string& text : notes_texts(context, *page.slide)) {
    const std::vector<int> marks = bracketed_numbers(text);
    // As on the slide: where no mark has a note, the numbers mean something else.
    if (std::none_of(marks.begin(), marks.end(),
                     [&page](int mark) { return page.numbers.contains(mark); }))
      continue;
    for (const int mark : marks) {
      if (page.numbers.contains(mark) || page.ranged.contains(mark)) continue;
      Diagnostic d =
          notes_finding(kUnresolvedCitation.doc.id, Severity::Note, context, *page.slide,
                        tr("they have the mark {}, but the slide has no note {}", mark, mark));
      d.hint = tr("add the note, or remove the mark");
      d.facts = {{"mark", static_cast<std::int64_t>(mark)}};
      sink.push_back(std::move(d));
      return;
    }
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const std::vector<CitedPage> pages = cited_pages(context);
  // A slide of references has the notes of all others.
  if (std::any_of(pages.begin(), pages.end(),
                  [](const CitedPage& page) { return page.lists_sources; }))
    return;
  for (const CitedPage& page : pages) {
    check_notes_marks(context, page, sink);
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
const FileRule kUnresolvedCitationOfFile{kUnresolvedCitation.doc, check, unread_notes};

}  // namespace deckle::qc
