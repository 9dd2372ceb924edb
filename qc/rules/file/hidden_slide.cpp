
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "hidden-slide",
    .type = "hidden_slide",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a slide is hidden",
    .what = "Reports each slide that is left out of the show.",
    .why = "It is in the file all the same: whoever gets the deck can read it.",
    .bad = R"(<p:sld show="0">)",
    .good = R"(<p:sld>)",
    .fixes = "",
};

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    if (!slide.ir().hidden) continue;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide);
    d.message = tr("the slide is hidden, and in the file all the same");
    d.hint = tr("delete it before the file leaves the house, or show it");
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kHiddenSlideOfFile;
const FileRule kHiddenSlideOfFile{kDoc, check};

}  // namespace deckle::qc
