// off-brand-font, of presentation files, where a brand kit was given: each typeface once.

#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {

extern const Rule kOffBrandFont;

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

// Bullets and arrows, which no brand has letters for.
bool is_of_symbols(const std::string& face) {
  const std::string name = ascii_lower(face);
  return name.starts_with("wingdings") || name == "symbol" || name == "webdings";
}

void check(const FileContext& context, DiagnosticSink& sink) {
  RepeatedFindings repeated;
  for (const FileSlide& slide : context.slides()) {
    DiagnosticSink found;
    kOffBrandFont.check(CheckContext(slide.ir(), slide.measured()), found);
    if (found.empty() || slide.ir().hidden) continue;
    const std::vector<FileElement> elements = slide.own_elements();
    for (const Diagnostic& one : found) {
      const ElementIr* element = own_element(elements, one.at.element_id);
      const std::string face = text_of(find_fact(one.facts, "face"));
      if (element == nullptr || is_of_symbols(face)) continue;
      Diagnostic d = file_finding(kOffBrandFont.doc.id, one.severity, slide, *element);
      d.message = element_label(*element) + ": " + one.message;
      d.hint = one.hint;
      d.facts = one.facts;
      repeated.add(face, std::move(d), sink);
    }
  }
  repeated.count(sink);
}

}  // namespace

extern const FileRule kOffBrandFontOfFile;
const FileRule kOffBrandFontOfFile{kOffBrandFont.doc, check};

}  // namespace deckle::qc
