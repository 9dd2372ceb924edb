#include "qc/check/slide_rule_of_file.h"

#include <utility>
#include <variant>
#include <vector>

#include "qc/check/repeated_findings.h"

namespace deckle::qc {
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

}  // namespace

void check_slides_of_file(const Rule& rule, std::string_view fact,
                          bool (*wanted)(const std::string& value), const FileContext& context,
                          DiagnosticSink& sink) {
  RepeatedFindings repeated;
  for (const FileSlide& slide : context.slides()) {
    DiagnosticSink found;
    rule.check(CheckContext(slide.ir(), slide.measured()), found);
    if (found.empty() || slide.ir().hidden) continue;
    const std::vector<FileElement> elements = slide.own_elements();
    for (const Diagnostic& one : found) {
      const ElementIr* element = own_element(elements, one.at.element_id);
      const std::string value = text_of(find_fact(one.facts, std::string(fact)));
      if (element == nullptr || !wanted(value)) continue;
      Diagnostic d = file_finding(rule.doc.id, one.severity, slide, *element);
      d.message = element_label(*element) + ": " + one.message;
      d.hint = one.hint;
      d.facts = one.facts;
      repeated.add(value, std::move(d), sink);
    }
  }
  repeated.count(sink);
}

}  // namespace deckle::qc
