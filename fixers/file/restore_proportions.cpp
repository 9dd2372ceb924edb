#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"
#include "qc/check/context.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "restore-proportions",
    .summary = N_("gives a stretched picture its own proportions, within its frame"),
    .safety = FixSafety::Unsafe,
    .reason = N_("the picture becomes smaller, and no longer ends where the frame did"),
    .repairs = {"distorted-picture"},
};

Message size_text(const Rect& box) {
  return tr("{} x {}", qc::px_text(to_px(box.w)), qc::px_text(to_px(box.h)));
}

// The largest box of these proportions in the middle of `frame`.
Rect within(const Rect& frame, double proportions) {
  Rect out = frame;
  if (to_px(frame.w) > to_px(frame.h) * proportions) {
    out.w = emu_from_px(to_px(frame.h) * proportions);
    out.x += (frame.w - out.w) / 2;
  } else {
    out.h = emu_from_px(to_px(frame.w) / proportions);
    out.y += (frame.h - out.h) / 2;
  }
  return out;
}

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || element->picture == nullptr || !can_be_placed(*element) ||
      element->origin->kind != SourceKind::Picture)
    return std::nullopt;
  // What reaches from edge to edge would leave a gap beside it.
  const auto spans = [](Emu begin, Emu end, Emu page) { return begin <= Emu(0) && end >= page; };
  const Size page = target.slide->size;
  if (spans(element->box.x, element->box.right(), page.w) ||
      spans(element->box.y, element->box.bottom(), page.h))
    return std::nullopt;
  const DisplaySize size = display_size(*element->picture);
  const PictureCut cut = element->fit.cut.value_or(PictureCut{});
  const double width = size.width * (1 - cut.left - cut.right);
  const double height = size.height * (1 - cut.top - cut.bottom);
  if (width <= 0 || height <= 0) return std::nullopt;
  const Rect box = within(element->box, width / height);
  if (box.empty() || box == element->box) return std::nullopt;
  FileProposal out;
  out.changes = {pptx::ShapeChange{*element->origin, pptx::PlaceShape{box}}};
  out.eids = {element->eid};
  out.safety = kDoc.safety;
  out.message = tr("the picture has its own proportions again");
  out.before = size_text(element->box);
  out.after = size_text(box);
  return out;
}

}  // namespace

extern const FileFixer kRestoreProportions;
const FileFixer kRestoreProportions{kDoc, propose};

}  // namespace deckle::fixers
