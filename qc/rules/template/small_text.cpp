#include <fmt/format.h>

#include <string>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-small-text",
    .type = "template_small_text",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a placeholder sets its text smaller than deckle lets text become",
    .what =
        "Compares the size of the first level of titles, subtitles and bodies with the least "
        "size that deckle itself uses for such text.",
    .why =
        "Text of this size cannot be read from the back of a room, and leaves nothing to make "
        "smaller where it does not fit.",
    .bad = "",
    .good = "",
    .fixes = "",
};

// Below half of the page's usual body; a caption's minimum (docs/design.md, decision 3).
constexpr double kLeastBodyPt = 12, kLeastTitlePt = 16;

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  RepeatedFindings findings;
  for (const LayoutFacts& layout : facts.layouts) {
    for (const ElementIr& element : layout.slide.elements) {
      if (!is_content_placeholder(element) || !holds_text(element) ||
          !element.placeholder->inherited)
        continue;
      const std::string& type = element.placeholder->type;
      const bool title = type == "title" || type == "ctrTitle";
      const double least = title ? kLeastTitlePt : kLeastBodyPt;
      const double size = element.placeholder->inherited->levels[0].run.size_pt;
      // Small placeholders of bodies are labels and captions.
      if (size >= least || size <= 0) continue;
      if (!title &&
          area_px(element.box) < 0.08 * to_px(layout.slide.size.w) * to_px(layout.slide.size.h))
        continue;
      Diagnostic d = template_finding(kDoc.id, kDoc.severity, layout, element);
      d.message = tr("{} is set in {}; at least {} can be read on a screen", label_of(element),
                     pt_text(size), pt_text(least));
      d.hint = tr("enlarge the text of its first level");
      d.facts = {{"size_pt", size}, {"least_pt", least}};
      findings.add(fmt::format("{} {} {}", type, layout.master_part, size), std::move(d), sink);
    }
  }
  findings.count(sink);
}

}  // namespace

extern const TemplateRule kTemplateSmallText;
const TemplateRule kTemplateSmallText{kDoc, check};

}  // namespace deckle::qc
