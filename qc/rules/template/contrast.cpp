#include <fmt/format.h>

#include <limits>
#include <vector>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/backdrop/ground.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-contrast",
    .type = "template_contrast",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "text of a layout is hard to tell from its background",
    .what =
        "Computes for every level of every placeholder the contrast of its text with the colours "
        "behind it, as low-contrast-text does for decks: all but a twentieth of its box counts. "
        "Text needs 4.5, text of 18 pt, or of 14 pt and bold, 3 (WCAG 2.1, 1.4.3). A note for "
        "levels from the sixth on, and for dates, footers and numbers of 3 or more; what many "
        "layouts have from their master is reported once.",
    .why =
        "Text in these colours is hard to read on a projector. deckle writes it in another "
        "colour of the theme, so that the slides do not look as the template meant.",
    .bad = "",
    .good = "",
    .fixes = "",
};

// WCAG 2.1, 1.4.3 and its definition of large text.
constexpr double kNormal = 4.5, kLarge = 3.0;
constexpr double kLargePt = 18, kLargeBoldPt = 14;

struct Weakest {
  double ratio = std::numeric_limits<double>::max();
  double needed = 0;
  std::uint32_t text = 0, behind = 0;
  std::vector<int> levels;  // that need more, from 1
};

constexpr std::size_t kLevels = 9;
// PowerPoint's own templates show this many; few slides have more.
constexpr int kUsedLevels = 5;

std::size_t levels_of(const ElementIr& element) {
  const std::string& type = element.placeholder->type;
  const bool one = type == "title" || type == "ctrTitle" || is_header_footer(element);
  return one ? 1 : kLevels;
}

Weakest weakest_of(const ElementIr& element, const Ground& ground) {
  Weakest out;
  if (!ground.is_known()) return out;
  for (std::size_t i = 0; i < levels_of(element); ++i) {
    const RunStyle& run = element.placeholder->inherited->levels[i].run;
    const bool large = run.size_pt >= (run.bold ? kLargeBoldPt : kLargePt);
    const double needed = large ? kLarge : kNormal;
    const double ratio = contrast_on(ground, run.color.rgb);
    if (ratio >= needed) continue;
    out.levels.push_back(static_cast<int>(i) + 1);
    if (ratio < out.ratio) {
      out.ratio = ratio;
      out.needed = needed;
      out.text = run.color.rgb;
      out.behind = worst_color(ground, run.color.rgb);
    }
  }
  return out;
}

Message levels_text(const Weakest& weakest, std::size_t levels) {
  if (levels == 1 || weakest.levels.size() == levels) return {};
  const int first = weakest.levels.front(), last = weakest.levels.back();
  if (first == last) return tr(" of level {}", first);
  return tr(" of levels {} to {}", first, last);
}

template <typename Visit>
void for_each_text(const TemplateFacts& facts, const Visit& visit) {
  for (const LayoutFacts& layout : facts.layouts) {
    const SlideGround ground(layout.slide);
    for (std::size_t i = 0; i < layout.slide.elements.size(); ++i) {
      const ElementIr& element = layout.slide.elements[i];
      if (!element.placeholder || !element.placeholder->inherited || element.hidden ||
          !holds_text(element) || element.box.empty())
        continue;
      visit(layout, element, ground.behind(i, element.box));
    }
  }
}

Severity severity_of(const Weakest& weakest, const ElementIr& element) {
  if (weakest.levels.front() > kUsedLevels) return Severity::Note;
  // A pale footer is meant to be quiet.
  if (is_header_footer(element) && weakest.ratio >= kLarge) return Severity::Note;
  return Severity::Warning;
}

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  RepeatedFindings findings;
  for_each_text(facts, [&](const LayoutFacts& layout, const ElementIr& element,
                           const Ground& ground) {
    const Weakest weakest = weakest_of(element, ground);
    if (weakest.levels.empty()) return;
    Diagnostic d = template_finding(kDoc.id, severity_of(weakest, element), layout, element);
    d.message = tr("the text{} of {} is {:06X} on {:06X}: a contrast of {:.1f}, where {} is needed",
                   levels_text(weakest, levels_of(element)), label_of(element), weakest.text,
                   weakest.behind, weakest.ratio, weakest.needed);
    d.hint = relative_luminance(weakest.behind) > 0.18
                 ? tr("give it a darker colour in the layout or the slide master")
                 : tr("give it a lighter colour in the layout or the slide master");
    d.facts = {{"text", fmt::format("{:06X}", weakest.text)},
               {"background", fmt::format("{:06X}", weakest.behind)},
               {"contrast", tenth(weakest.ratio)},
               {"needed", weakest.needed},
               {"level", static_cast<std::int64_t>(weakest.levels.front())}};
    findings.add(fmt::format("{} {} {} {}", element.placeholder->type, layout.master_part,
                             weakest.text, weakest.behind),
                 std::move(d), sink);
  });
  findings.count(sink);
}

Message not_run(const TemplateFacts& facts) {
  std::size_t count = 0;
  Message first, why;
  for_each_text(facts,
                [&](const LayoutFacts& layout, const ElementIr& element, const Ground& ground) {
                  if (ground.is_known() || ++count > 1) return;
                  first = tr("{} of layout {}", label_of(element), label_of(layout));
                  why = ground.why;
                });
  if (count == 0) return {};
  return count == 1
             ? tr("the colours behind {} are not known: {}", first, why)
             : tr("the colours behind {}, and {} more, are not known: {}", first, count - 1, why);
}

}  // namespace

extern const TemplateRule kTemplateContrast;
const TemplateRule kTemplateContrast{kDoc, check, not_run};

}  // namespace deckle::qc
