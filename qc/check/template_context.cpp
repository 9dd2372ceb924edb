#include "qc/check/template_context.h"

#include "qc/check/context.h"
#include "qc/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::qc {

bool is_content_placeholder(const ElementIr& element) {
  return element.placeholder.has_value() && !is_header_footer(element);
}

bool holds_text(const ElementIr& element) {
  if (!element.placeholder) return false;
  const std::string& type = element.placeholder->type;
  return type.empty() || type == "obj" || type == "title" || type == "ctrTitle" ||
         type == "subTitle" || type == "body" || is_header_footer(element);
}

bool is_visible(const ElementIr& element) {
  if (element.hidden) return false;
  if (element.type == ElementType::Image || element.type == ElementType::Table ||
      element.type == ElementType::Chart)
    return true;
  return element.fill.kind == FillIr::Kind::Solid ||
         element.line.fill.kind == FillIr::Kind::Solid || !element.text.empty();
}

Message label_of(const ElementIr& element) {
  const std::string name = "'" + display_value(element.name) + "'";
  return element.placeholder ? tr("placeholder {}", name) : Message(name);
}

std::string label_of(const LayoutFacts& layout) { return "'" + display_value(layout.name) + "'"; }

Diagnostic template_finding(std::string_view rule, Severity severity, const LayoutFacts& layout) {
  Diagnostic d = finding_of(rule, severity);
  d.at.slide_id = layout.slide.slide_id;
  d.at.part = layout.part;
  return d;
}

Diagnostic template_finding(std::string_view rule, Severity severity, const LayoutFacts& layout,
                            const ElementIr& element) {
  Diagnostic d = template_finding(rule, severity, layout);
  d.at.element_id = element.eid;
  if (element.origin) d.at.part = element.origin->part;
  return d;
}

}  // namespace deckle::qc
