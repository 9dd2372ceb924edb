// Text of slides: links, names of fonts, line breaks; backgrounds.

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kJump{
    .id = "broken-slide-jump",
    .severity = Severity::Error,
    .summary = "a jump to a slide has no slide, or a slide no jump",
    .what = "Compares the action of each link with the type of its relationship.",
    .why = "PowerPoint repairs the file, or the link does nothing.",
    .remedy = "give the link the action ppaction://hlinksldjump and a relationship to a slide",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kQuoted{
    .id = "quoted-typeface",
    .severity = Severity::Warning,
    .summary = "the name of a font is in quotes",
    .what = "Looks for quotation marks around the names of typefaces.",
    .why = "No font has such a name, so that readers use another one (PPTist#445).",
    .remedy = "write the name without quotes",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kNewline{
    .id = "line-break-in-run",
    .severity = Severity::Note,
    .summary = "a text run has a line break in it",
    .what = "Looks for line feeds in a:t.",
    .why = "PowerPoint draws them as spaces; a break is an element of its own (a:br).",
    .remedy = "write a:br, or a new paragraph",
};

constexpr RuleDoc kBackground{
    .id = "background-without-effects",
    .severity = Severity::Note,
    .summary = "a background has no list of effects",
    .what = "Looks for a:effectLst in the background properties of a slide, layout or master.",
    .why = "The schema allows it, and PowerPoint always writes an empty one; its absence was "
           "blamed for repairs (PptxGenJS#1457).",
    .remedy = "add an empty a:effectLst behind the fill",
    .repairable = Repairable::Always,
    .of_writing = true,
};

void check_links(const PartContext& context, Findings& findings) {
  for (const char* name : {"a:hlinkClick", "a:hlinkMouseOver", "a:hlinkHover"}) {
    for (const Element& link : context.tree.named(name)) {
      const std::string action = link.value("action"), id = link.value("r:id");
      const Rel* const rel = context.part.rel(id);
      const bool jumps = action.find("hlinksldjump") != std::string::npos;
      const bool to_slide = rel != nullptr && rel->kind == "slide";
      const bool any_jump = action.find("jump") != std::string::npos;
      if (!id.empty() && rel == nullptr) continue;  // missing-relationship
      if (jumps ? to_slide : !to_slide || any_jump) continue;
      Found found{kJump, context.part.name,
                  jumps ? tr("a link jumps to a slide, but leads to none")
                        : tr("a link leads to a slide, but has no jump")};
      found.element = link;
      found.got = action;
      if (!jumps && action.empty()) {
        const std::string_view jump = "ppaction://hlinksldjump";
        const auto known = link.attribute("action");
        found.repair.edits.push_back(known
                                         ? set_value(context.part.name, *known, jump)
                                         : add_attribute(context.part.name, link, "action", jump));
        found.repair.done = tr("the link was given its jump");
      }
      findings.add(std::move(found));
    }
  }
}

bool is_quote(char c) { return c == '"' || c == '\''; }

void check_typefaces(const PartContext& context, Findings& findings) {
  for (const char* name : {"a:latin", "a:ea", "a:cs", "a:sym", "a:buFont"}) {
    for (const Element& font : context.tree.named(name)) {
      const std::optional<Attribute> typeface = font.attribute("typeface");
      if (!typeface) continue;
      std::string right = typeface->text();
      while (right.size() > 1 && is_quote(right.front()) && is_quote(right.back()))
        right = right.substr(1, right.size() - 2);
      if (right == typeface->text()) continue;
      Found found{kQuoted, context.part.name, tr("the typeface is {}", typeface->text())};
      found.element = font;
      found.expected = right;
      found.got = typeface->text();
      found.repair.edits.push_back(set_value(context.part.name, *typeface, right));
      found.repair.done = tr("the quotes around {} were removed", right);
      findings.add(std::move(found));
    }
  }
}

void check_breaks(const PartContext& context, Findings& findings) {
  for (const Element& text : context.tree.named("a:t")) {
    const ooxml::xml::SourceRange inside = text.inside();
    const std::string_view raw =
        std::string_view(context.tree.text()).substr(inside.begin, inside.end - inside.begin);
    if (raw.find_first_of("\r\n") == std::string_view::npos) continue;
    Found found{kNewline, context.part.name, tr("a text has a line break in it")};
    found.element = text;
    findings.add(std::move(found));
  }
}

void check_backgrounds(const PartContext& context, Findings& findings) {
  for (const Element& background : context.tree.named("p:bgPr")) {
    if (background.child("a:effectLst") || background.child("a:effectDag")) continue;
    const Element fill = background.first_child();
    if (!fill) continue;  // missing-element
    Found found{kBackground, context.part.name, tr("p:bgPr has no a:effectLst")};
    found.element = background;
    found.repair.edits.push_back(
        insert_after(context.part.name, fill, element_text(background, "a:effectLst")));
    found.repair.done = tr("an empty list of effects was added");
    findings.add(std::move(found));
  }
}

void check_part(const PartContext& context, Findings& findings) {
  if (!is_sheet(context.part.kind)) return;
  check_links(context, findings);
  check_typefaces(context, findings);
  check_breaks(context, findings);
  check_backgrounds(context, findings);
}

constexpr const RuleDoc* kDocs[] = {&kJump, &kQuoted, &kNewline, &kBackground};

}  // namespace

extern const PartRule kText;
const PartRule kText{kDocs, check_part};

}  // namespace deckle::pptx::check
