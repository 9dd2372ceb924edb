#include <algorithm>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-off-page",
    .type = "template_off_page",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a placeholder is partly or wholly beyond the page",
    .what =
        "Compares the box of each placeholder with the page; 1 px beyond it is allowed, and a "
        "placeholder for pictures may go beyond.",
    .why = "Text there is cut off when the slide is shown or printed.",
    .bad = "",
    .good = "",
    .fixes = "",
};

bool is_for_pictures(const ElementIr& element) {
  const std::string& type = element.placeholder->type;
  return type == "pic" || type == "clipArt" || type == "media";
}

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  for (const LayoutFacts& layout : facts.layouts) {
    const Rect page{Emu(0), Emu(0), layout.slide.size.w, layout.slide.size.h};
    for (const ElementIr& element : layout.slide.elements) {
      if (!element.placeholder || element.hidden || element.box.empty() || is_for_pictures(element))
        continue;
      const Emu beyond =
          std::max({page.x - element.box.x, page.y - element.box.y,
                    element.box.right() - page.right(), element.box.bottom() - page.bottom()});
      if (beyond <= kOutOfBoundsTolerance) continue;
      const bool wholly = intersection(page, element.box).empty();
      Diagnostic d = template_finding(kDoc.id, kDoc.severity, layout, element);
      d.message =
          wholly ? tr("{} is beyond the page", label_of(element))
                 : tr("{} reaches {} beyond the page", label_of(element), px_text(to_px(beyond)));
      d.hint = tr("move it onto the page, or delete it from the layout");
      d.facts = {{"beyond_px", tenth(to_px(beyond))}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const TemplateRule kTemplateOffPage;
const TemplateRule kTemplateOffPage{kDoc, check};

}  // namespace deckle::qc
