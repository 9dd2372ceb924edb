#include "layout/covers/draw_cover.h"

#include <algorithm>
#include <utility>

#include "layout/covers/cover_piece.h"
#include "layout/covers/motif.h"
#include "layout/pictures/cover_frame.h"
#include "layout/pictures/picture.h"
#include "layout/slots/cover_layout.h"

namespace deckle::layout {
namespace {

// Ours: the edge above a photograph that does not fill its frame, as on the sheets of other covers;
// the space around a picture that is shown whole; the rule between title and subtitle.
constexpr double kEdgePt = 4, kInsetPt = 36;
constexpr double kRuleWidthPt = 64, kRuleHeightPt = 4, kRuleGapPt = 14;

ElementIr* picture_on(SlideIr& slide) {
  const auto found =
      std::find_if(slide.elements.begin(), slide.elements.end(), [](const ElementIr& element) {
        return element.type == ElementType::Image && !element.pinned;
      });
  return found == slide.elements.end() ? nullptr : &*found;
}

Rect inset(Rect box, double by_pt) {
  const Emu by = emu_from_pt(by_pt);
  return {box.x + by, box.y + by, box.w - by * 2, box.h - by * 2};
}

// A photograph fills the frame, or stands at its foot like a sheet; anything else is shown whole on
// a light panel.
void place_split_picture(const ListContext& context, SlideIr& slide) {
  ElementIr* picture = picture_on(slide);
  const templates::Placeholder* frame = context.text.layout.find("pic");
  if (picture == nullptr || frame == nullptr) return;
  picture->box = frame->box;
  picture->full_bleed = true;
  if (picture->picture == nullptr) return;
  const PictureIr& drawn = *picture->picture;
  if (fills_cover_frame(drawn, picture->fit.crop, frame->box) && !is_round(*picture)) {
    picture->fit.crop = picture->fit.crop.value_or(Crop::CenterCrop);
    return;
  }
  const std::string eid = picture->eid;
  if (drawn.format == PictureFormat::Jpeg && !picture->fit.crop && !is_round(*picture)) {
    picture->box = part_of_cover_frame(drawn, frame->box);
    picture->fit.crop = Crop::CenterCrop;
    const Rect box = picture->box;
    const Emu edge = emu_from_pt(kEdgePt);
    insert_before(slide, eid,
                  cover_piece(slide, "Cover picture edge", {box.x, box.y - edge, box.w, edge},
                              {context.tones.accent_on_dark}));
    return;
  }
  picture->box = inset(frame->box, kInsetPt);
  picture->full_bleed = false;
  insert_before(slide, eid, cover_piece(slide, "Cover panel", frame->box, {context.tones.light}));
}

// The rule of the layout is below the picture; on it there is one of the slide's own.
void add_rule(const ListContext& context, SlideIr& slide) {
  const ElementIr* picture = picture_on(slide);
  if (picture == nullptr || !picture->full_bleed) return;
  const ElementIr* title = nullptr;
  const ElementIr* below = nullptr;
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title) title = &element;
    if (element.placeholder && element.placeholder->type == "subTitle") below = &element;
  }
  if (title == nullptr || below == nullptr || title->pinned || below->pinned) return;
  const Emu top = title->box.bottom() + emu_from_pt(kRuleGapPt);
  if (top + emu_from_pt(kRuleHeightPt) > below->box.y) return;
  ElementIr rule =
      cover_piece(slide, "Cover rule",
                  {title->box.x, top, emu_from_pt(kRuleWidthPt), emu_from_pt(kRuleHeightPt)},
                  {context.tones.accent_on_dark});
  rule.z = title->z - 1;
  rule.belongs_to = {picture->eid};
  const std::string eid = title->eid;
  insert_before(slide, eid, std::move(rule));
}

}  // namespace

void fill_scrim_cover(const templates::Layout& layout, SlideIr& slide) {
  if (layout.name != kScrimCover) return;
  for (ElementIr& element : slide.elements) {
    if (element.type == ElementType::Image && element.full_bleed && !element.fit.crop)
      element.fit.crop = Crop::CenterCrop;
  }
}

void draw_cover(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  if (!context.text.t.path.empty()) return;
  const std::string& name = context.text.layout.name;
  if (name == kSplitCover) {
    place_split_picture(context, slide);
  } else if (name == kScrimCover) {
    add_rule(context, slide);
  } else if (name == kBareCover || name == kPlainCover || name == "title_center") {
    draw_motif(context, slide, notes);
  }
  name_pieces(slide);
}

}  // namespace deckle::layout
