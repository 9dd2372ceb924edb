#include "qc/check/empty_slide.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "empty-slide",
    .type = "empty_slide",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a slide shows nothing of its own",
    .what =
        "Reports a slide without text, picture, chart, table or drawing of its own; date, "
        "footer and number do not count. A slide with a picture of its own as "
        "background is not reported.",
    .why = "An empty slide in the show is a mistake, or a page that nobody finished.",
    .bad = R"(<p:spTree><p:nvGrpSpPr/><p:grpSpPr/></p:spTree>)",
    .good =
        R"(<p:spTree><p:nvGrpSpPr/><p:grpSpPr/><p:sp><p:txBody><a:p><a:r><a:t>Costs fell</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>)",
    .fixes = "",
};

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    if (!is_empty_slide(context, slide)) continue;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide);
    d.message = tr("the slide shows nothing of its own");
    d.hint = tr("delete it, hide it, or fill it");
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kEmptySlideOfFile;
const FileRule kEmptySlideOfFile{kDoc, check};

}  // namespace deckle::qc
