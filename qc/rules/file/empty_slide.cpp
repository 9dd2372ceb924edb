#include <algorithm>

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
        "footer and number do not count. A slide with a background of its own is not "
        "reported.",
    .why = "An empty slide in the show is a mistake, or a page that nobody finished.",
    .bad = R"(<p:spTree><p:nvGrpSpPr/><p:grpSpPr/></p:spTree>)",
    .good =
        R"(<p:spTree><p:nvGrpSpPr/><p:grpSpPr/><p:sp><p:txBody><a:p><a:r><a:t>Costs fell</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>)",
    .fixes = "",
};

// A slide whose layout says it all, such as a closing with a logo.
bool is_designed(const ElementIr& element) {
  return element.eid.starts_with("_layout_") &&
         (!shown_text(element).empty() || element.type == ElementType::Image);
}

bool shows_something(const ElementIr& element) {
  if (element.hidden || element.eid.starts_with("_layout_") ||
      element.eid.starts_with("_master_") || is_footer_placeholder(element))
    return false;
  if (!shown_text(element).empty() || draws_box(element)) return true;
  // A shape without text, fill and line is not seen.
  return !element.origin || element.origin->kind != SourceKind::Shape;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    const auto& elements = slide.ir().elements;
    if (slide.ir().hidden || std::any_of(elements.begin(), elements.end(), shows_something) ||
        std::any_of(elements.begin(), elements.end(), is_designed) ||
        slide.ir().background.kind == PaintIr::Kind::Picture)
      continue;
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
