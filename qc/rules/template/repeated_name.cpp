#include <map>
#include <string>
#include <utility>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-repeated-name",
    .type = "template_repeated_name",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "two layouts have the same name, or one has none",
    .what =
        "Compares the names of all layouts, without case. A warning for two of one slide "
        "master, a note for those of two masters.",
    .why =
        "A spec chooses a layout by its name: of two with one name only the first can be "
        "chosen.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  std::map<std::string, const LayoutFacts*> first;
  std::map<std::pair<std::string, std::string>, const LayoutFacts*> of_master;
  for (const LayoutFacts& layout : facts.layouts) {
    const std::string name = ascii_lower(layout.name);
    if (name.empty()) {
      Diagnostic d = template_finding(kDoc.id, Severity::Warning, layout);
      d.message = tr("the layout has no name, so that no spec can choose it");
      d.hint = tr("give the layout a name in the slide master view");
      sink.push_back(std::move(d));
      continue;
    }
    const auto [other, is_first] = first.emplace(name, &layout);
    const auto [sibling, is_first_there] =
        of_master.emplace(std::pair(layout.master_part, name), &layout);
    if (is_first) continue;
    const bool same_master = !is_first_there;
    Diagnostic d =
        template_finding(kDoc.id, same_master ? Severity::Warning : Severity::Note, layout);
    d.message = same_master ? tr("the layout has the name {} of another one, in {}",
                                 label_of(layout), sibling->second->part)
                            : tr("the layout has the name {} of one of another slide master, in {}",
                                 label_of(layout), other->second->part);
    d.hint = tr("give each layout a name of its own in the slide master view");
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const TemplateRule kTemplateRepeatedName;
const TemplateRule kTemplateRepeatedName{kDoc, check};

}  // namespace deckle::qc
