#include <cmath>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "restore-title-place",
    .summary = N_("moves a title to where those of the other slides of its layout are"),
    .safety = FixSafety::Unsafe,
    .reason = N_("it may have been moved because of what is beside it"),
    .repairs = {"wandering-title"},
};

constexpr double kSamePt = 0.5;  // as the rule has it

Message place_text(const Rect& box) {
  return tr("x {}, y {}", qc::px_text(to_px(box.x)), qc::px_text(to_px(box.y)));
}

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  const auto& suggestion = target.finding.suggestion;
  if (element == nullptr || !suggestion || !element->placeholder || !can_be_placed(*element))
    return std::nullopt;
  Rect place = element->box;
  for (const auto& [name, px] : suggestion->values) {
    if (name == "suggested_x") place.x = emu_from_px(px);
    if (name == "suggested_y") place.y = emu_from_px(px);
  }
  const Rect& layout = element->placeholder->inherited_box;
  const bool inherits = !layout.empty() && std::abs(to_pt(layout.x - place.x)) <= kSamePt &&
                        std::abs(to_pt(layout.y - place.y)) <= kSamePt;
  FileProposal out;
  if (inherits) {
    place = layout;
    out.changes = {pptx::ShapeChange{*element->origin, pptx::InheritPlace{}}};
    out.message = tr("the title takes the place of its layout");
  } else {
    out.changes = {pptx::ShapeChange{*element->origin, pptx::PlaceShape{place}}};
    out.message = tr("the title is moved to where those of the other slides are");
  }
  out.eids = {element->eid};
  out.safety = kDoc.safety;
  out.before = place_text(element->box);
  out.after = place_text(place);
  return out;
}

}  // namespace

extern const FileFixer kRestoreTitlePlace;
const FileFixer kRestoreTitlePlace{kDoc, propose};

}  // namespace deckle::fixers
