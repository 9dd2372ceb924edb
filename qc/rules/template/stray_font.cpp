#include <map>
#include <set>
#include <string>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-stray-font",
    .type = "template_stray_font",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a placeholder sets a typeface that the theme does not name",
    .what =
        "Compares the typefaces of every level of every placeholder with those of the theme. Each "
        "foreign one is reported once, with the first place that sets it.",
    .why =
        "Such a typeface is often left over in a level that nobody looks at; it does not change "
        "with the theme or a brand kit, and readers without it show another.",
    .bad = "",
    .good = "",
    .fixes = "",
};

struct Stray {
  const LayoutFacts* layout = nullptr;
  const ElementIr* element = nullptr;
  int level = 0;
  std::string face;
  std::size_t placeholders = 0;
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  std::set<std::string> known;
  for (const FontFaces* faces : {&facts.heading, &facts.body}) {
    for (const std::string* face : {&faces->latin, &faces->ea, &faces->cs})
      known.insert(ascii_lower(*face));
  }
  known.insert("");
  std::map<std::string, Stray> strays;  // by face in lower case
  for (const LayoutFacts& layout : facts.layouts) {
    for (const ElementIr& element : layout.slide.elements) {
      if (!element.placeholder || !element.placeholder->inherited || !holds_text(element)) continue;
      std::set<std::string> here;
      for (std::size_t i = 0; i < element.placeholder->inherited->levels.size(); ++i) {
        const FontFaces& faces = element.placeholder->inherited->levels[i].run.fonts;
        for (const std::string* face : {&faces.latin, &faces.ea, &faces.cs}) {
          const std::string lower = ascii_lower(*face);
          if (known.contains(lower)) continue;
          Stray& stray = strays[lower];
          if (stray.layout == nullptr)
            stray = {&layout, &element, static_cast<int>(i) + 1, *face, 0};
          if (here.insert(lower).second) ++stray.placeholders;
        }
      }
    }
  }
  for (const auto& [lower, stray] : strays) {
    Diagnostic d = template_finding(kDoc.id, kDoc.severity, *stray.layout, *stray.element);
    d.message = tr("level {} of {} is set in {}, which the theme does not name", stray.level,
                   label_of(*stray.element), display_value(stray.face));
    if (stray.placeholders > 1)
      d.message += stray.placeholders == 2
                       ? tr("; so is 1 more placeholder")
                       : tr("; so are {} more placeholders", stray.placeholders - 1);
    d.hint = tr("set it to the theme's heading or body font in the slide master");
    d.facts = {{"face", stray.face},
               {"level", static_cast<std::int64_t>(stray.level)},
               {"placeholders", static_cast<std::int64_t>(stray.placeholders)}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const TemplateRule kTemplateStrayFont;
const TemplateRule kTemplateStrayFont{kDoc, check};

}  // namespace deckle::qc
