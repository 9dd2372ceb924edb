#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/notes_page.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "garbled-text",
    .type = "garbled_text",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text has characters that were lost in conversion",
    .what =
        "Looks in texts and in the speaker notes (a note) for U+FFFD, which stands for a character that could not be read, and for "
        "the usual traces of UTF-8 that was read as Latin: â€™, Ã©, ï¿½.",
    .why = "The audience sees the wrong signs, and the right ones are lost.",
    .bad = R"(<a:t>It’s the companyâ€™s best year</a:t>)",
    .good = R"(<a:t>It’s the company’s best year</a:t>)",
    .fixes = "",
};

constexpr std::string_view kTraces[] = {"\xEF\xBF\xBD", "â€™", "â€œ", "â€“", "â€¦", "Ã©", "Ã¨",
                                        "Ã¼",           "Ã¶",  "Ã¤",  "ï¿½", "Â°",  "Â£"};

bool is_garbled(std::string_view text) {
  return std::any_of(std::begin(kTraces), std::end(kTraces), [text](std::string_view trace) {
    return text.find(trace) != std::string_view::npos;
  });
}

void check_notes_texts(const FileContext& context, const FileSlide& slide, DiagnosticSink& sink) {
  for (const std::string& text : notes_texts(context, slide)) {
    if (!is_garbled(text)) continue;
    Diagnostic d = notes_finding(kDoc.id, Severity::Note, context, slide,
                                 tr("the text has lost characters: {}", quoted_text(text)));
    d.hint = tr("type the characters again");
    sink.push_back(std::move(d));
    break;
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    check_notes_texts(context, slide, sink);
    for (const FileElement& element : slide.own_elements()) {
      const std::string text = shown_text(element.ir);
      if (!is_garbled(text)) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message =
          tr("{}: the text has lost characters: {}", element_label(element.ir), quoted_text(text));
      d.hint = tr("type the characters again");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kGarbledTextOfFile;
const FileRule kGarbledTextOfFile{kDoc, check, unread_notes};

}  // namespace deckle::qc
