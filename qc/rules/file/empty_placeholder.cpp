#include <string>

#include "qc/check/empty_slide.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "empty-placeholder",
    .type = "empty_placeholder",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a placeholder of the layout was left empty",
    .what =
        "Reports each placeholder on a slide that has neither text nor a picture, table "
        "or chart. Date, footer and number are not looked at, nor titles, which "
        "missing-title reports, nor slides with nothing at all, which empty-slide reports.",
    .why =
        "The show leaves it out, but whoever edits, prints in outline or converts the "
        "deck sees its prompt, such as Click to add text.",
    .bad =
        R"(<p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:p/></p:txBody></p:sp>)",
    .good =
        R"(<p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>Rents fell</a:t></a:r></a:p></p:txBody></p:sp>)",
    .fixes = "",
    .file_fixes = "remove-empty-placeholder",
};

// What a slide does not fill stays a shape without text, whatever it is for.
bool is_empty(const ElementIr& element) {
  return element.placeholder && element.type != ElementType::Title &&
         element.type != ElementType::Image && element.type != ElementType::Table &&
         element.type != ElementType::Chart && !is_footer_placeholder(element) && element.origin &&
         element.origin->kind == SourceKind::Shape && shown_text(element).empty();
}

// A fill of the slide's own may be what it is there for.
bool is_drawn(const ElementIr& element) { return element.fill.kind == FillIr::Kind::Solid; }

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    if (is_empty_slide(context, slide)) continue;
    for (const FileElement& element : slide.own_elements()) {
      if (!is_empty(element.ir) || is_drawn(element.ir)) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the placeholder is empty", element_label(element.ir));
      d.hint = tr("fill it or delete it");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kEmptyPlaceholderOfFile;
const FileRule kEmptyPlaceholderOfFile{kDoc, check};

}  // namespace deckle::qc
