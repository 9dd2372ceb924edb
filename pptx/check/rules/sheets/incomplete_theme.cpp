// The format scheme of a theme.

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDoc{
    .id = "incomplete-theme",
    .severity = Severity::Error,
    .summary = "a theme has fewer than three styles of a kind",
    .what = "Counts the fills, lines, effects and background fills of the format scheme.",
    .why = "Shapes refer to the styles by number, and PowerPoint repairs a theme with fewer than "
           "three of each (open-slide#217, image-to-editable-ppt-skill#43).",
    .remedy = "add styles until there are three",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

void check_list(const PartContext& context, const Element& scheme, std::string_view name,
                Findings& findings) {
  constexpr std::size_t kWanted = 3;
  const Element list = scheme.child(name);
  const std::vector<Element> styles = list ? list.children() : std::vector<Element>{};
  if (styles.size() >= kWanted) return;
  Found found{kDoc, context.part.name,
              styles.size() == 1 ? tr("{} has 1 style, and needs three", name)
                                 : tr("{} has {} styles, and needs three", name, styles.size())};
  found.element = list ? list : scheme;
  if (!styles.empty()) {
    const ooxml::xml::SourceRange last = styles.back().range();
    const std::string text = context.tree.text().substr(last.begin, last.end - last.begin);
    std::string more;
    for (std::size_t i = styles.size(); i < kWanted; ++i) more += text;
    found.repair.edits.push_back(insert_after(context.part.name, styles.back(), std::move(more)));
    found.repair.done = tr("the last style of {} was repeated", name);
  }
  findings.add(std::move(found));
}

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind != PartKind::Theme) return;
  const Element scheme = context.tree.root().child("a:themeElements").child("a:fmtScheme");
  if (!scheme) return;  // missing-element
  for (const std::string_view name :
       {"a:fillStyleLst", "a:lnStyleLst", "a:effectStyleLst", "a:bgFillStyleLst"})
    check_list(context, scheme, name, findings);
}

constexpr const RuleDoc* kDocs[] = {&kDoc};

}  // namespace

extern const PartRule kThemeFormats;
const PartRule kThemeFormats{kDocs, check_part};

}  // namespace deckle::pptx::check
