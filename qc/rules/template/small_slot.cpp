#include <optional>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-small-slot",
    .type = "template_small_slot",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a place for text holds little at the size that the template sets",
    .what =
        "Compares what the places of SlideSpec's own layouts hold at the size of their first level "
        "with what they usually have to hold: a title 12 Hangul; the body "
        "of one_column, and a column of two_column, 4 lines of 8 Hangul.",
    .why = "Text of ordinary length would be made smaller on most slides, or split over several.",
    .bad = "",
    .good = "",
    .fixes = "",
};

struct Need {
  int lines, characters;
};

// Ours: below these, more than half of the titles and bodies of docs/text-layout.md's collection
// do not fit at their size.
std::optional<Need> need_of(const TemplateRole& layout, const std::string& role) {
  if (role == "title") return Need{1, 12};
  const bool lists = layout.id == "one_column" || layout.id == "two_column";
  if (lists && (role == "body" || role == "left" || role == "right")) return Need{4, 8};
  return std::nullopt;
}

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  for (const TemplateRole& role : facts.roles) {
    if (role.match != TemplateRole::Match::Own) continue;
    for (const TemplateSlot& slot : role.slots) {
      const auto need = need_of(role, slot.role);
      if (!need || !slot.placeholder || slot.size_pt <= 0) continue;
      // A title may be broken into lines; a body needs both.
      const bool enough = slot.role == "title"
                              ? slot.lines * slot.characters >= need->lines * need->characters
                              : slot.lines >= need->lines && slot.characters >= need->characters;
      if (enough) continue;
      Diagnostic d = finding_of(kDoc.id, kDoc.severity);
      for (const LayoutFacts& layout : facts.layouts) {
        if (layout.part == role.layout_part) d = template_finding(kDoc.id, kDoc.severity, layout);
      }
      d.message =
          tr("the {} of {} is {:.0f} × {:.0f} px and holds {} × {} Hangul (lines × "
             "characters) at {}, fewer than the usual {} × {}",
             slot.role, role.id, to_px(slot.box.w), to_px(slot.box.h), slot.lines, slot.characters,
             pt_text(slot.size_pt), need->lines, need->characters);
      d.hint = tr("enlarge the placeholder, or set its first level smaller");
      d.facts = {{"layout_id", role.id},
                 {"role", slot.role},
                 {"lines", static_cast<std::int64_t>(slot.lines)},
                 {"characters", static_cast<std::int64_t>(slot.characters)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const TemplateRule kTemplateSmallSlot;
const TemplateRule kTemplateSmallSlot{kDoc, check};

}  // namespace deckle::qc
