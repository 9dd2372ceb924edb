// The placeholders of a notes master.

#include <algorithm>
#include <set>

#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDoc{
    .id = "incomplete-notes-master",
    .severity = Severity::Warning,
    .summary = "a notes master lacks standard placeholders",
    .what = "Looks for header, date, picture of the slide, body, footer and number, and for a "
            "place and a text body where they need one.",
    .why = "PowerPoint tolerates gaps and drops placeholders that are not complete; Keynote does "
           "not open the file (PptxGenJS#1443, OfficeCLI#255, #265).",
    .remedy = "copy the notes master of a presentation that PowerPoint saved",
    .readers = {.powerpoint = Effect::Drops, .keynote = Effect::Refuses},
};

using Element = ooxml::xml::SourceTree::Element;

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind != PartKind::NotesMaster) return;
  static constexpr std::string_view kWanted[] = {"hdr", "dt", "sldImg", "body", "ftr", "sldNum"};
  std::set<std::string> there;
  for (const Element& placeholder : context.tree.named("p:ph")) {
    const std::string type = placeholder.value("type");
    there.insert(type);
    const Element shape = placeholder.parent().parent().parent();
    if (shape.name() != "p:sp") continue;
    const bool placed = static_cast<bool>(shape.child("p:spPr").child("a:xfrm"));
    const bool text = static_cast<bool>(shape.child("p:txBody")) || type == "sldImg";
    if (placed && text) continue;
    Found found{kDoc, context.part.name,
                placed ? tr("the placeholder {} has no text body", type)
                       : tr("the placeholder {} has no position", type)};
    found.element = shape;
    findings.add(std::move(found));
  }
  std::string missing;
  for (const std::string_view type : kWanted) {
    if (there.contains(std::string(type))) continue;
    if (!missing.empty()) missing += ", ";
    missing += type;
  }
  if (missing.empty()) return;
  Found found{kDoc, context.part.name, tr("has no placeholders {}", missing)};
  found.facts = {{"missing", missing}};
  findings.add(std::move(found));
}

constexpr const RuleDoc* kDocs[] = {&kDoc};

}  // namespace

extern const PartRule kNotesMaster;
const PartRule kNotesMaster{kDocs, check_part};

}  // namespace deckle::pptx::check
