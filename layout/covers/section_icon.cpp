#include "layout/covers/section_icon.h"

#include <algorithm>
#include <string>
#include <utility>

#include "layout/covers/cover_piece.h"
#include "layout/covers/section_block.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/scenes/scene_icons.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

// Ours: of the block's width; the middle of the icon, of the page's height: that of the title; to a rule below it.
constexpr double kOfBlock = 0.42, kMiddle = 0.44, kAboveRulePt = 20;
constexpr double kLeastDiscPt = 120;  // ours: a smaller one is an ornament

// The largest disc that the layout draws at the begin of the page, for a number.
std::optional<BackdropIr> section_disc(const templates::Layout& layout, Size page, bool mirrored) {
  std::optional<BackdropIr> out;
  for (BackdropIr drawn : layout.backdrop) {
    if (mirrored) drawn.box.x = page.w - drawn.box.right();
    const bool disc = drawn.shape == "ellipse" && drawn.fill.kind == PaintIr::Kind::Solid &&
                      to_pt(drawn.box.w) >= kLeastDiscPt && drawn.box.x > Emu(0) &&
                      drawn.box.y > Emu(0) && drawn.box.right() < page.w / 2;
    if (disc && (!out || drawn.box.w > out->box.w)) out = drawn;
  }
  return out;
}

// What the title names; a disc would be empty without an icon, and has that of the deck's subject.
std::optional<std::string_view> icon_of(const ListContext& context, const ElementIr& title,
                                        bool on_disc) {
  const auto icon = subject_icon(plain_text(title.text), "");
  if (icon || !on_disc) return icon;
  return icon_of_deck(context.text.deck.title);
}

}  // namespace

void draw_section_icon(const ListContext& context, SlideIr& slide) {
  const templates::Layout& layout = context.text.layout;
  if (!context.text.t.path.empty() || layout.name != "section_header" ||
      find_element(slide, "_section") != nullptr || !may_have_icons(context.text, context.slide))
    return;
  const auto title =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [](const ElementIr& element) { return element.type == ElementType::Title; });
  if (title == slide.elements.end()) return;
  std::optional<BackdropIr> block = section_block(layout, slide.size, mirrors(context.text));
  const bool on_disc = !block;
  if (on_disc) block = section_disc(layout, slide.size, mirrors(context.text));
  if (!block) return;
  const std::optional<std::string_view> icon = icon_of(context, *title, on_disc);
  if (!icon) return;
  const Emu side = snap(emu_from_pt(to_pt(block->box.w) * kOfBlock));
  const Emu middle =
      on_disc ? block->box.center_y() : emu_from_pt(to_pt(slide.size.h) * kMiddle);
  Rect box{block->box.x + (block->box.w - side) / 2, middle - side / 2, side, side};
  // Above a rule that the theme draws on the block, where its number would be.
  for (BackdropIr drawn : layout.backdrop) {
    if (mirrors(context.text)) drawn.box.x = slide.size.w - drawn.box.right();
    const bool rule = drawn.box.h < block->box.h && intersection(drawn.box, block->box) == drawn.box;
    if (!rule || intersection(drawn.box, box.inflated(emu_from_pt(kAboveRulePt))).empty()) continue;
    box.y = drawn.box.y - emu_from_pt(kAboveRulePt) - side;
    box.x = drawn.box.x;
  }
  const bool covered =
      std::any_of(slide.elements.begin(), slide.elements.end(), [&box](const ElementIr& element) {
        return !intersection(element.box, box).empty();
      });
  if (covered) return;
  ElementIr owner = cover_piece(slide, "Section", box, {});
  ElementIr piece = icon_piece(*icon, box, readable_on(context.text, block->fill.rgb), owner);
  piece.eid = "_section_icon";
  insert_before(slide, title->eid, std::move(piece));
}

}  // namespace deckle::layout
