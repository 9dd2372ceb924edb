
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "off-slide-object",
    .type = "off_slide_object",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "something lies beside the slide",
    .what =
        "Reports each element with text, a picture, a chart or a table that lies wholly "
        "beyond the edges of the slide, unless an animation moves it.",
    .why =
        "Nobody sees it in the show, but it is in the file and is seen by whoever edits "
        "it: old versions, notes to colleagues.",
    .bad = R"(<a:off x="-5000000" y="0"/><a:ext cx="2000000" cy="800000"/>)",
    .good = R"(<a:off x="500000" y="0"/><a:ext cx="2000000" cy="800000"/>)",
    .fixes = "",
};

bool has_content(const ElementIr& element) {
  return !shown_text(element).empty() || element.type == ElementType::Image ||
         element.type == ElementType::Chart || element.type == ElementType::Table;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const Rect& box = element.measured.bbox;
      if (box.empty() || !has_content(element.ir) || !intersection(box, slide.page()).empty() ||
          (element.ir.origin &&
           context.facts().is_animated(slide.ir().slide_id, element.ir.origin->shape_id)))
        continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: lies wholly beside the slide", element_label(element.ir));
      d.hint = tr("delete it, or move it onto the slide");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kOffSlideObjectOfFile;
const FileRule kOffSlideObjectOfFile{kDoc, check};

}  // namespace deckle::qc
