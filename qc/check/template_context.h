#pragma once
// The input of a rule about a template: its layouts as slides, what they are used for, and what the
// file holds beside them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/finding.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/report/template_report.h"

namespace deckle::qc {

// A layout, read and measured as a slide: its placeholders with the text that they prompt with, and
// what shows through from it and its master. The slide's id is that of the layout in the report.
struct LayoutFacts {
  std::string name, type;  // p:cSld/@name; ST_SlideLayoutType, may be empty
  std::string part, master_part;
  SlideIr slide;
  MeasuredSlide measured;
};

struct TemplateFacts {
  std::string name;  // as the user named it
  std::vector<LayoutFacts> layouts;
  std::vector<TemplateRole> roles;
  FontFaces heading, body;     // of the theme of the first master
  std::vector<FontUse> fonts;  // every face that a layout or the theme names
  PackageFacts package;
  int slides = 0;  // of its own
  bool notes_master = false;
  Message refused;                    // why no deck can be written on it; empty: one can
  std::vector<std::string> required;  // ids of layouts that the user asked for
};

// Whether the element is a placeholder of the layout, other than date, footer and number.
[[nodiscard]] bool is_content_placeholder(const ElementIr& element);
// Whether it is a placeholder that can hold text.
[[nodiscard]] bool holds_text(const ElementIr& element);
// Whether it draws anything: pictures, tables and the like do, shapes by their fill, line or text.
[[nodiscard]] bool is_visible(const ElementIr& element);
// "placeholder 'Title 1'", "'Logo'"; for messages.
[[nodiscard]] Message label_of(const ElementIr& element);
// The same of a layout: "'Title and Content'".
[[nodiscard]] std::string label_of(const LayoutFacts& layout);

// A finding about a layout, or an element of one (about the template as a whole: finding.h).
[[nodiscard]] Diagnostic template_finding(std::string_view rule, Severity severity,
                                          const LayoutFacts& layout);
[[nodiscard]] Diagnostic template_finding(std::string_view rule, Severity severity,
                                          const LayoutFacts& layout, const ElementIr& element);

}  // namespace deckle::qc
