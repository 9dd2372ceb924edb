// doubled-citation, of presentation files.

#include <cstdint>
#include <map>
#include <string>

#include "qc/check/authored_text.h"
#include "qc/check/citations.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "doubled-citation",
    .type = "doubled_citation",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "two notes of a slide have one number, or one text",
    .what =
        "Compares the lines of a slide that begin with a number in brackets or a raised one, also "
        "on slides of sources: two that have the same number and other words, or other numbers and "
        "the same words of at least eight letters.",
    .why = "A reader who follows the mark finds two sources, or takes one source for two.",
    .bad = R"(<a:t>[1] Annual report 2031</a:t> … <a:t>[2] Annual report 2031</a:t>)",
    .good = R"(<a:t>[1] Annual report 2031</a:t> … <a:t>[2] Census 2030</a:t>)",
    .fixes = "",
};

constexpr std::size_t kFewestLetters = 8;  // "ibid." and "p. 12" are no sources; ours

void report(const CitedPage& page, const CitationNote& note, Message message,
            DiagnosticSink& sink) {
  Diagnostic d = file_finding(kDoc.id, kDoc.severity, *page.slide, *note.element);
  d.message = std::move(message);
  d.hint = tr("number the sources anew, each once");
  d.facts = {{"note", static_cast<std::int64_t>(note.number)}};
  sink.push_back(std::move(d));
}

// The first of a page.
void check_page(const CitedPage& page, DiagnosticSink& sink) {
  std::map<int, std::string> by_number;
  std::map<std::string, int> by_text;
  for (const CitationNote& note : page.notes) {
    const std::string text = comparable(note.text);
    if (text.size() < kFewestLetters) continue;
    const auto [number, new_number] = by_number.emplace(note.number, text);
    if (!new_number && number->second != text)
      return report(page, note,
                    tr("{}: has the note {} twice, with other words", element_label(*note.element),
                       note.number),
                    sink);
    const auto [same, new_text] = by_text.emplace(text, note.number);
    if (!new_text && same->second != note.number)
      return report(page, note,
                    tr("{}: the notes {} and {} are the same", element_label(*note.element),
                       same->second, note.number),
                    sink);
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const CitedPage& page : cited_pages(context)) check_page(page, sink);
}

}  // namespace

extern const FileRule kDoubledCitationOfFile;
const FileRule kDoubledCitationOfFile{kDoc, check};

}  // namespace deckle::qc
