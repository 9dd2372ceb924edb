// Positions and sizes that are not complete.

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDoc{
    .id = "incomplete-transform",
    .severity = Severity::Error,
    .summary = "a position or a size is missing",
    .what = "Looks for offset and extent in each transform, and for those of the children in that "
            "of a group, on masters too.",
    .why = "PowerPoint always writes all of them; a group without them is drawn elsewhere or "
           "refused (Spire.Presentation-for-.NET#1).",
    .remedy = "add the missing elements",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

struct Piece {
  std::string_view name, as;  // what takes its values when it is missing; "": the defaults
  std::string_view defaults;
};
// In the order of the schema.
constexpr Piece kPieces[] = {
    {"a:off", "", "x=\"0\" y=\"0\""},
    {"a:ext", "", "cx=\"914400\" cy=\"914400\""},
    {"a:chOff", "a:off", "x=\"0\" y=\"0\""},
    {"a:chExt", "a:ext", "cx=\"914400\" cy=\"914400\""},
};

// The attributes of an element as text.
std::string attributes_of(const Element& element) {
  std::string out;
  for (const Attribute& attribute : element.attributes()) {
    if (!out.empty()) out += ' ';
    out += std::string(attribute.name) + "=\"" + std::string(attribute.raw) + "\"";
  }
  return out;
}

void complete(const PartContext& context, const Element& transform, bool group, Repair& repair) {
  std::string missing;
  for (std::size_t i = 0; i < (group ? 4U : 2U); ++i) {
    const Piece& piece = kPieces[i];
    if (transform.child(piece.name)) continue;
    const Element as = piece.as.empty() ? Element() : transform.child(piece.as);
    const std::string attributes = as ? attributes_of(as) : std::string(piece.defaults);
    missing += element_text(transform, piece.name, attributes);
  }
  // Behind what is there: the order is put right by its own rule.
  repair.edits.push_back(append_child(context.part.name, transform, std::move(missing)));
  repair.done = tr("the transform was completed");
}

void check_transform(const PartContext& context, const Element& transform, Findings& findings) {
  const bool group = transform.parent().name() == "p:grpSpPr";
  // The shape tree is a group whose transform means nothing.
  const Element shape = transform.parent().parent();
  const bool root = shape && shape.name() == "p:spTree";
  std::string missing;
  bool any = false;
  for (std::size_t i = 0; i < (group ? 4U : 2U); ++i) {
    if (transform.child(kPieces[i].name)) {
      any = true;
      continue;
    }
    if (!missing.empty()) missing += ", ";
    missing += kPieces[i].name;
  }
  if (missing.empty() || (root && !any)) return;
  // An empty transform that only turns or flips is left out by PowerPoint, too.
  if (!any && !group) return;
  Found found{kDoc, context.part.name, tr("{} has no {}", transform.name(), missing)};
  found.element = transform;
  found.facts = {{"missing", missing}};
  complete(context, transform, group, found.repair);
  findings.add(std::move(found));
}

void check_part(const PartContext& context, Findings& findings) {
  if (!is_sheet(context.part.kind)) return;
  for (const std::string_view name : {"a:xfrm", "p:xfrm"}) {
    for (const Element& transform : context.tree.named(name)) {
      // p:xfrm has to have both by the schema.
      if (context.type_of(transform) != nullptr) check_transform(context, transform, findings);
    }
  }
  for (const Element& properties : context.tree.named("p:grpSpPr")) {
    if (properties.child("a:xfrm") || properties.parent().name() == "p:spTree") continue;
    Found found{kDoc, context.part.name, tr("a group has no transform")};
    found.element = properties;
    findings.add(std::move(found));
  }
}

constexpr const RuleDoc* kDocs[] = {&kDoc};

}  // namespace

extern const PartRule kTransforms;
const PartRule kTransforms{kDocs, check_part};

}  // namespace deckle::pptx::check
