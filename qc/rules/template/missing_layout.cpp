#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-missing-layout",
    .type = "template_missing_layout",
    .ir_type = "",
    .severity = Severity::Error,
    .summary = "the template has no layout for a kind of slide",
    .what =
        "Looks for a layout for each of SlideSpec's own, by name and by placeholders, as deckle "
        "build does. A note where another layout is used and deckle computes the places that it "
        "lacks; a warning where not even one with a title is there; an error where this is so of "
        "the plain slide, one_column.",
    .why =
        "Text in places that deckle computed does not follow the template when somebody changes "
        "it, and a slide without a title placeholder has no title for a screen reader.",
    .bad = "",
    .good = "",
    .fixes = "",
};

struct Cure {
  std::string_view id;
  const char* hint;
};
constexpr Cure kCures[] = {
    {"title_center", N_("add a layout with a centred title and a subtitle")},
    {"section_header", N_("add a layout of the type section header, with a title and a text")},
    {"one_column", N_("add a layout with a title and one large text")},
    {"two_column", N_("add a layout with a title and two texts side by side")},
    {"chart_focus", N_("add a layout with a title and a placeholder for a chart")},
    {"table_focus", N_("add a layout with a title and a placeholder for a table")},
    {"image_full_bleed", N_("add a layout with a picture placeholder over most of the page")},
    {"quote_center", N_("add a layout named quote_center, with a title for the quotation and a "
                        "text for its source")},
    {"closing", N_("add a layout named closing, with a title")},
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  for (const TemplateRole& role : facts.roles) {
    if (role.match == TemplateRole::Match::Own) continue;
    const bool none = role.match == TemplateRole::Match::None;
    Diagnostic d = finding_of(kDoc.id, !none                     ? Severity::Note
                                       : role.id == "one_column" ? Severity::Error
                                                                 : Severity::Warning);
    d.message = none ? tr("{}: {}; none has a title", role.id, role.reason)
                     : tr("{}: {}", role.id, role.reason);
    for (const Cure& cure : kCures) {
      if (cure.id == role.id) d.hint = tr.entry(cure.hint);
    }
    d.facts = {{"layout_id", role.id}, {"used", role.layout}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const TemplateRule kTemplateMissingLayout;
const TemplateRule kTemplateMissingLayout{kDoc, check};

}  // namespace deckle::qc
