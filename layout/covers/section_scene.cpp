#include "layout/covers/section_scene.h"

#include <algorithm>
#include <optional>

#include "layout/covers/cover_piece.h"
#include "layout/covers/draw_scene.h"
#include "layout/covers/section_block.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

// Ours, of the height of the page: what is above the scene.
constexpr double kAboveShare = 0.55;

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
  // A large number fills the block; a scene below it was in its way.
  if (find_element(slide, "_section") != nullptr) return;
  const bool mirrored = mirrors(context.text);
  const std::optional<BackdropIr> block = section_block(layout, slide.size, mirrored);
  if (!block) return;
  const Emu top = snap(emu_from_pt(to_pt(slide.size.h) * kAboveShare));
  const Rect box{block->box.x, top, block->box.w, slide.size.h - top};
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
