#include <algorithm>
#include <string>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "off-brand-font",
    .type = "off_brand_font",
    .ir_type = "off_brand_font",
    .severity = Severity::Warning,
    .summary = "text is set in a typeface that the brand kit does not have",
    .what =
        "Where a brand kit has the rule \"fonts\": \"only\", compares the typeface that every text "
        "asks for with those of the kit and of the template's theme. Each other one is reported "
        "once for an element, with a character that is set in it.",
    .why =
        "A typeface of its own on one slide is seen at once; it comes from a template whose "
        "placeholders do not follow the theme, from pasted text, or from text set as code.",
    .bad =
        R"({"slide":{"w":1280,"h":720,"brand":{"faces":["Calibri"]}},"elements":[{"eid":"a","type":"text","priority":60,"content":"other words","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":24,"fontFamily":{"latin":"Arial"}}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720,"brand":{"faces":["Calibri"]}},"elements":[{"eid":"a","type":"text","priority":60,"content":"own words","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":24,"fontFamily":{"latin":"Calibri"}}}]})",
    .fixes = "",
};

bool is_allowed(const std::vector<std::string>& faces, const std::string& face) {
  return std::any_of(faces.begin(), faces.end(), [&face](const std::string& allowed) {
    return ascii_lower(allowed) == ascii_lower(face);
  });
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  if (context.slide().brand == nullptr || context.slide().brand->faces.empty()) return;
  const std::vector<std::string>& faces = context.slide().brand->faces;
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    if (element.hidden) continue;
    std::vector<std::string> told;
    for (const FontUse& use : context.measured(i).fonts) {
      if (use.requested.empty() || is_allowed(faces, use.requested) ||
          is_allowed(told, use.requested))
        continue;
      told.push_back(use.requested);
      Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
      d.defect = false;
      d.message = tr("\"{}\" is set in {}, which is not a typeface of the brand",
                     display_value(use.sample), display_value(use.requested));
      d.hint = tr("set it in {}, or add the typeface to the fonts of the brand kit",
                  display_value(faces.front()));
      d.facts = {{"face", use.requested}, {"sample", use.sample}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const Rule kOffBrandFont;
const Rule kOffBrandFont{kDoc, check};

}  // namespace deckle::qc
