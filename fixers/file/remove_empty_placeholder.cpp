#include <algorithm>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "remove-empty-placeholder",
    .summary = N_("removes a placeholder that was left empty"),
    .safety = FixSafety::Safe,
    .reason = N_("no show and no print draws it; its prompt is seen in the editor alone, and the "
                 "layout offers it again"),
    .repairs = {"empty-placeholder"},
};

// What names the shape would name nothing.
bool is_named(const FileTarget& target) {
  const ElementIr& element = *target.element;
  const auto& all = target.slide->elements;
  return target.file.facts.is_animated(target.slide->slide_id, element.origin->shape_id) ||
         std::any_of(all.begin(), all.end(), [&element](const ElementIr& other) {
           return other.from.eid == element.eid || other.to.eid == element.eid;
         });
}

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || !element->origin || !element->placeholder ||
      !element->groups.empty() || !element->text.empty() || !element->link.empty() ||
      element->origin->kind != SourceKind::Shape || is_named(target))
    return std::nullopt;
  // What is drawn is seen, with or without text: of its own, or from its layout.
  if (element->fill.kind == FillIr::Kind::Solid || element->line.fill.kind == FillIr::Kind::Solid ||
      element->look != nullptr)
    return std::nullopt;
  FileProposal out;
  out.changes = {pptx::ShapeChange{*element->origin, pptx::RemoveShape{}}};
  out.eids = {element->eid};
  out.message = tr("the empty placeholder is removed");
  out.before = tr("an empty placeholder of type {}",
                  element->placeholder->type.empty() ? "obj" : element->placeholder->type);
  out.after = tr("no shape");
  return out;
}

}  // namespace

extern const FileFixer kRemoveEmptyPlaceholder;
const FileFixer kRemoveEmptyPlaceholder{kDoc, propose};

}  // namespace deckle::fixers
