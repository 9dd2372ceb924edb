#include <fmt/format.h>

#include <limits>
#include <vector>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/check/text_backdrop.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-contrast",
    .type = "template_contrast",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "text of a layout is hard to tell from its background",
    .what =
        "Computes for every level of every placeholder the contrast of its text with each colour "
        "seen behind at least a tenth of it. Text needs 4.5, text of 18 pt, or of 14 pt and bold, "
        "3 (WCAG 2.1, 1.4.3). A note for levels from the sixth on, and for dates, footers and "
        "numbers of 3 or more; what many layouts have from their master is reported once. Colours "
        "of pictures and gradients are not judged.",
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

Weakest weakest_of(const ElementIr& element, const Backdrop& backdrop) {
  Weakest out;
  for (std::size_t i = 0; i < levels_of(element); ++i) {
    const RunStyle& run = element.placeholder->inherited->levels[i].run;
    const bool large = run.size_pt >= (run.bold ? kLargeBoldPt : kLargePt);
    const double needed = large ? kLarge : kNormal;
    for (const std::uint32_t behind : backdrop.colors) {
      const double ratio = contrast_ratio(run.color.rgb, behind);
      if (ratio >= needed) continue;
      const int level = static_cast<int>(i) + 1;
      if (out.levels.empty() || out.levels.back() != level) out.levels.push_back(level);
      if (ratio < out.ratio) {
        out.ratio = ratio;
        out.needed = needed;
        out.text = run.color.rgb;
        out.behind = behind;
      }
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
    for (std::size_t i = 0; i < layout.slide.elements.size(); ++i) {
      const ElementIr& element = layout.slide.elements[i];
      if (!element.placeholder || !element.placeholder->inherited || element.hidden ||
          !holds_text(element) || element.box.empty())
        continue;
      visit(layout, element, backdrop_of(layout.slide, i, element.box));
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
                           const Backdrop& backdrop) {
    const Weakest weakest = weakest_of(element, backdrop);
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
  Message first;
  for_each_text(facts,
                [&](const LayoutFacts& layout, const ElementIr& element, const Backdrop& backdrop) {
                  if (!backdrop.partly_unknown) return;
                  if (count++ == 0)
                    first = tr("{} of layout {}", label_of(element), label_of(layout));
                });
  if (count == 0) return {};
  return count == 1
             ? tr("{} is on a picture, a gradient or a shape whose colours are not known here",
                  first)
             : tr("{}, and {} more, are on pictures, gradients or shapes whose colours are not "
                  "known here",
                  first, count - 1);
}

}  // namespace

extern const TemplateRule kTemplateContrast;
const TemplateRule kTemplateContrast{kDoc, check, not_run};

}  // namespace deckle::qc
