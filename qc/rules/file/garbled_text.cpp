#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
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
        "Looks for U+FFFD, which stands for a character that could not be read, and for "
        "the usual traces of UTF-8 that was read as Latin: â€™, Ã©, ï¿½.",
    .why = "The audience sees the wrong signs, and the right ones are lost.",
    .bad = R"(<a:t>It’s the companyâ€™s best year</a:t>)",
    .good = R"(<a:t>It’s the company’s best year</a:t>)",
    .fixes = "",
};

constexpr std::string_view kTraces[] = {"\xEF\xBF\xBD", "â€™", "â€œ", "â€“", "â€¦", "Ã©", "Ã¨",
                                        "Ã¼",           "Ã¶",  "Ã¤",  "ï¿½", "Â°",  "Â£"};

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const std::string text = shown_text(element.ir);
      for (const std::string_view trace : kTraces) {
        const std::size_t at = text.find(trace);
        if (at == std::string::npos) continue;
        Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
        d.message = tr("{}: the text has lost characters: {}", element_label(element.ir),
                       quoted_text(text));
        d.hint = tr("type the characters again");
        sink.push_back(std::move(d));
        break;
      }
    }
  }
}

}  // namespace

extern const FileRule kGarbledTextOfFile;
const FileRule kGarbledTextOfFile{kDoc, check};

}  // namespace deckle::qc
