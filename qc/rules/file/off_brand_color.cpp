// off-brand-color, of presentation files, where a brand kit was given: each colour once.

#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"

namespace deckle::qc {

extern const Rule kOffBrandColor;

namespace {

const ElementIr* own_element(const std::vector<FileElement>& elements, const std::string& eid) {
  for (const FileElement& element : elements) {
    if (element.ir.eid == eid && !is_footer_placeholder(element.ir)) return &element.ir;
  }
  return nullptr;
}

std::string text_of(const FactValue* fact) {
  const auto* text = fact == nullptr ? nullptr : std::get_if<std::string>(fact);
  return text == nullptr ? std::string() : *text;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  RepeatedFindings repeated;
  for (const FileSlide& slide : context.slides()) {
    DiagnosticSink found;
    kOffBrandColor.check(CheckContext(slide.ir(), slide.measured()), found);
    if (found.empty() || slide.ir().hidden) continue;
    const std::vector<FileElement> elements = slide.own_elements();
    for (const Diagnostic& one : found) {
      const ElementIr* element = own_element(elements, one.at.element_id);
      if (element == nullptr) continue;
      Diagnostic d = file_finding(kOffBrandColor.doc.id, one.severity, slide, *element);
      d.message = element_label(*element) + ": " + one.message;
      d.hint = one.hint;
      d.facts = one.facts;
      repeated.add(text_of(find_fact(one.facts, "color")), std::move(d), sink);
    }
  }
  repeated.count(sink);
}

}  // namespace

extern const FileRule kOffBrandColorOfFile;
const FileRule kOffBrandColorOfFile{kOffBrandColor.doc, check};

}  // namespace deckle::qc
