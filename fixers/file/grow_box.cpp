#include <algorithm>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "grow-box",
    .summary = N_("makes the box of text that leaves it higher, where the page below is free"),
    .safety = FixSafety::Unsafe,
    .reason = N_("a box that is drawn no longer has the height of those beside it"),
    .repairs = {"text-overflow"},
};

// What is behind all of the box stays behind it; what the box does not reach is not in its way.
bool is_free(const SlideIr& slide, const ElementIr& element, const Rect& grown) {
  if (grown.bottom() > slide.size.h) return false;
  const Rect more{grown.x, element.box.bottom(), grown.w, grown.bottom() - element.box.bottom()};
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& other) {
    if (&other == &element || other.hidden) return false;
    const Rect bounds = other.box;
    return !intersection(bounds, more).empty() && intersection(bounds, grown) != grown;
  });
}

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || element->table != nullptr || !can_be_placed(*element) ||
      !element->transform.is_identity() || element->text.anchor != Anchor::Top ||
      is_vertical(element->text.vert) || element->text.rotation != 0 ||
      !too_high(*target.measured) || too_wide(*target.measured))
    return std::nullopt;
  Rect grown = element->box;
  grown.h += needed_height(*target.measured) - target.measured->available_height +
             Emu(kEmuPerPt);  // so that rounding cannot miss it
  if (!is_free(*target.slide, *element, grown)) return std::nullopt;
  FileProposal out;
  out.changes = {pptx::ShapeChange{*element->origin, pptx::PlaceShape{grown}}};
  out.eids = {element->eid};
  out.safety = kDoc.safety;
  out.message = tr("the box is made as high as its text");
  out.before = tr("{} high", qc::px_text(to_px(element->box.h)));
  out.after = tr("{} high", qc::px_text(to_px(grown.h)));
  return out;
}

}  // namespace

extern const FileFixer kGrowBox;
const FileFixer kGrowBox{kDoc, propose};

}  // namespace deckle::fixers
