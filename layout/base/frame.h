#pragma once
// The frame that a preset divides: page, margins, title, body, all on the 4 pt grid
// (docs/design.md, "Grid"), adapted to the template's title placeholder and safe area.

#include "slidespec/core/geometry.h"
#include "templates/template.h"

namespace deckle::layout {

// docs/design.md, "Grid": everything ends on multiples of 4 pt; columns are 0.2 in apart, rounded
// up to the grid; 12 pt between stacked boxes is exactly 16 px, twice SAFE_PADDING
// (docs/repair-loop.md, 1), so that neighbours' safe boxes touch and never overlap.
inline constexpr double kGridPt = 4;
inline constexpr double kColumnGapPt = 16;
inline constexpr double kStackGapPt = 12;

struct Frame {
  Size page;
  Rect safe;  // inside the margins, above the footer band
  Rect title;
  Rect body;  // the free area below the title, or above one that is too low
  Emu gutter = emu_from_pt(kColumnGapPt);  // between columns and cells; a brand kit may set it
};

[[nodiscard]] Frame frame_of(const templates::Template& t, const templates::Layout* layout);

// Rounds down to the 4 pt grid.
[[nodiscard]] Emu snap(Emu length);
// What the template's brand kit asks to be between columns and cells, else kColumnGapPt.
[[nodiscard]] Emu gutter_of(const templates::Template& t);
// `area` cut into columns in the given proportions, `gutter` apart, with edges on the 4 pt grid; the
// last column takes the remainder of rounding.
[[nodiscard]] std::vector<Rect> columns_of(const Rect& area, const std::vector<double>& proportions,
                                           Emu gutter = emu_from_pt(kColumnGapPt));
// `count` equal columns or rows, `gap` points apart, the last of which ends where the area ends: cards
// of a row are equal, on the grid or not.
[[nodiscard]] std::vector<Rect> cut_columns(const Rect& area, std::size_t count,
                                            double gap_pt = kColumnGapPt);
[[nodiscard]] std::vector<Rect> cut_rows(const Rect& area, std::size_t count, double gap_pt);

// The horizontal extent of the layout's placeholders that are narrower than the page, which keeps
// clear of decoration beside them; without footers beyond the safe area, which is `otherwise`: the
// extent where it has none.
[[nodiscard]] Rect content_extent(const templates::Layout& layout, Size page,
                                  const Rect& otherwise);

}  // namespace deckle::layout
