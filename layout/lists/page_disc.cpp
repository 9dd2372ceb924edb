#include "layout/lists/page_disc.h"

#include <algorithm>
#include <utility>

#include "layout/icons/icon_piece.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: the disc, at most so much of the width, the space before it, and how much of the text's colour is
// in it.
constexpr double kDiscPt = 240, kShare = 0.27, kBeforePt = 48, kTint = 0.1;

double side_pt(const Rect& area) { return std::min(kDiscPt, kShare * to_pt(area.w)); }

}  // namespace

Emu page_disc_room(const Rect& area) { return snap(emu_from_pt(side_pt(area) + kBeforePt)); }

std::vector<ElementIr> draw_page_disc(const ListContext& context, std::string_view icon,
                                      const Rect& area, const ElementIr& sentence) {
  const Emu side = snap(emu_from_pt(side_pt(area)));
  const Rect box{area.right() - side, area.y + (area.h - side) / 2, side, side};
  const Color tint{{}, mixed_color(context.tones.dark.rgb, context.tones.on_dark.rgb, kTint)};
  std::vector<ElementIr> pieces;
  for (ElementIr& piece :
       icon_on_disc(icon, box, tint, context.tones.accent_on_dark, sentence)) {
    piece.z = sentence.z + static_cast<int>(pieces.size()) + 1;
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

}  // namespace deckle::layout
