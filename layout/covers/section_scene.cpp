#include "layout/covers/section_scene.h"

#include <algorithm>
#include <optional>

#include "layout/covers/cover_piece.h"
#include "layout/covers/draw_scene.h"
#include "layout/covers/section_block.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

// The top of what the layout draws on the block; empty: nothing.
std::optional<Emu> top_of_sheets(const templates::Layout& layout, const Rect& block, Size page,
                                 bool mirrored) {
  std::optional<Emu> top;
  for (const BackdropIr& drawn : layout.backdrop) {
    Rect box = drawn.box;
    if (mirrored) box.x = page.w - box.right();
    const bool within = box.x >= block.x && box.right() <= block.right() && box.h < block.h;
    if (within && (!top || box.y < *top)) top = box.y;
  }
  return top;
}

Color ground_of(const ListContext& context, std::uint32_t rgb) {
  const Color accent = templates::resolve_color(context.text.layout, "accent1");
  return accent.rgb == rgb ? accent : Color{{}, rgb};
}

}  // namespace

void draw_section_scene(const ListContext& context, SlideIr& slide) {
  const templates::Layout& layout = context.text.layout;
  if (!context.text.t.path.empty() || layout.name != "section_header" || layout.logo ||
      context.slide.cover.kind != CoverMotif::Scene || context.slide.page > 1)
    return;
  const bool mirrored = mirrors(context.text);
  const std::optional<BackdropIr> block = section_block(layout, slide.size, mirrored);
  if (!block) return;
  const std::optional<Emu> top = top_of_sheets(layout, block->box, slide.size, mirrored);
  if (!top) return;
  const Rect box{block->box.x, *top, block->box.w, slide.size.h - *top};
  const bool covered =
      std::any_of(slide.elements.begin(), slide.elements.end(), [&box](const ElementIr& element) {
        return !intersection(element.box, box).empty();
      });
  if (covered) return;
  draw_scene(context, {.box = box, .ground = ground_of(context, block->fill.rgb), .panel = true},
             context.slide.cover.scene, SceneVoice::Quiet, slide);
  name_pieces(slide);
}

}  // namespace deckle::layout
