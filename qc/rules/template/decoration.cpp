#include <fmt/format.h>

#include <algorithm>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-decoration",
    .type = "template_decoration",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a logo, picture or text of the layout is where the words go",
    .what =
        "Looks for pictures, and for shapes with text, of the layout and its master that lie "
        "within the box of a placeholder for text and cover between a fiftieth and a quarter of "
        "it. What is larger is taken for a background, and bands and panels are not counted: what "
        "is seen behind text is judged by its contrast.",
    .why = "Words that fill the placeholder run over it.",
    .bad = "",
    .good = "",
    .fixes = "",
};

constexpr double kLeast = 0.02, kMost = 0.25;
// What overlaps the edge of a box by less does not reach its text.
constexpr Emu kEdge{8 * kEmuPerPx};

bool is_seen_content(const ElementIr& element) {
  if (element.placeholder || element.hidden) return false;
  return element.type == ElementType::Image || element.type == ElementType::Table ||
         element.type == ElementType::Chart || !element.text.empty();
}

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  RepeatedFindings findings;
  for (const LayoutFacts& layout : facts.layouts) {
    const auto& elements = layout.slide.elements;
    for (const ElementIr& element : elements) {
      if (!is_content_placeholder(element) || element.hidden || !holds_text(element) ||
          element.fill.kind == FillIr::Kind::Solid)
        continue;
      const Insets insets = element.placeholder->inherited != nullptr
                                ? element.placeholder->inherited->insets
                                : kDefaultInsets;
      const Rect words{element.box.x + insets.left, element.box.y + insets.top,
                       element.box.w - insets.left - insets.right,
                       element.box.h - insets.top - insets.bottom};
      for (const ElementIr& decoration : elements) {
        if (!is_seen_content(decoration)) continue;
        const Rect shared = intersection(decoration.box, words);
        const double share = area_px(shared) / std::max(area_px(words), 1.0);
        if (shared.w <= kEdge || shared.h <= kEdge || share < kLeast || share > kMost) continue;
        Diagnostic d = template_finding(kDoc.id, kDoc.severity, layout, element);
        d.message = tr("{} of the {} covers {} % of {}", label_of(decoration),
                       decoration.origin && decoration.origin->part == layout.master_part
                           ? tr("slide master")
                           : tr("layout"),
                       tenth(share * 100), label_of(element));
        d.hint = tr("make the placeholder smaller, so that it ends before it, or move it away");
        d.facts = {{"decoration", decoration.eid}, {"share", tenth(share * 1000) / 1000}};
        findings.add(
            fmt::format("{} {} {} {}", decoration.origin ? decoration.origin->part : std::string(),
                        decoration.name, element.placeholder->type, tenth(share * 100)),
            std::move(d), sink);
      }
    }
  }
  findings.count(sink);
}

}  // namespace

extern const TemplateRule kTemplateDecoration;
const TemplateRule kTemplateDecoration{kDoc, check};

}  // namespace deckle::qc
