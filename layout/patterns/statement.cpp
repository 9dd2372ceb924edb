// One sentence that fills the page, on a dark panel beside a bar of the accent.

#include <algorithm>
#include <array>

#include "layout/fill/optical.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "layout/text/word_break.h"

namespace deckle::layout {
namespace {

constexpr std::array<double, 8> kSizesPt = {54, 48, 44, 40, 36, 32, 28, 24};
constexpr double kBarPt = 10, kInsetPt = 44, kAroundPt = 28;
constexpr double kLeastShare = 0.92;  // of the area's height; ours
// Ours: the largest sizes are for three lines at most.
constexpr int kMostLines = 5, kMostLargeLines = 3;
constexpr double kLargePt = 44;

}  // namespace

PatternResult draw_large_statement(PatternCanvas& canvas) {
  if (canvas.cells.size() != 1 || canvas.cells.front().parts.size() != 1)
    return PatternResult::NoRoom;
  PatternPart& part = canvas.cells.front().parts.front();
  if (part.element.text.empty() || part.source->kind == ElementKind::Table)
    return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  const Color& text = tones.on_dark;
  const bool unmarked = is_unmarked(part.element.text.paragraphs.front());
  for (const double size : kSizesPt) {
    place_part(canvas.area, part);
    part.element.fill.kind = FillIr::Kind::None;
    set_look({size, size * 0.6, true, text, text, Align::Left, Anchor::Middle, 0, 12}, part);
    part.element.text.insets.left = emu_from_pt(kBarPt + kInsetPt);
    part.element.text.insets.right = emu_from_pt(kInsetPt);
    part.element.text.word_break = word_break_on_panel(canvas.context.text, *part.source);
    if (!fits(canvas, part, size > kLargePt ? kMostLargeLines : kMostLines)) continue;
    ParagraphIr& paragraph = part.element.text.paragraphs.front();
    const auto figure = key_figure(searchable(paragraph), canvas.context.language);
    if (unmarked && figure && !has_authored_colors(*part.source))
      emphasise(paragraph, figure->span, {.color = tones.accent_on_dark});
    const Emu needed = needed_height(canvas, part) + emu_from_pt(2 * kAroundPt);
    const Emu least = emu_from_pt(to_pt(canvas.area.h) * kLeastShare);
    const Emu height = snap(std::min(canvas.area.h, std::max(needed, least)));
    part.element.box.h = height;
    part.element.box.y = optical_top(height, canvas.area);
    add_decoration(canvas, canvas.behind, "panel", "rect",
                   {canvas.area.x, part.element.box.y, canvas.area.w, height}, tones.dark);
    add_decoration(canvas, canvas.behind, "bar", "rect",
                   {canvas.area.x, part.element.box.y, emu_from_pt(kBarPt), height},
                   tones.accent_on_dark);
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
