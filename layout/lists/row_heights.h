#pragma once
// The rows of a list in one text body: steps from row to row, equal or as high as the rows need, made by
// the space before paragraphs, so that lines, bands and figures beside the text can be drawn at known heights.

#include <tl/expected.hpp>
#include <vector>

#include "layout/lists/list_form.h"
#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

struct RowHeights {
  Emu top;                   // of the first row
  std::vector<Emu> steps;    // from each row to the next, or to where the last one ends
  std::vector<Emu> heights;  // of the text of each
  std::vector<Emu> ink;      // from the top of that text to the middle of what is seen of it
  [[nodiscard]] Emu middle(std::size_t row) const;
  [[nodiscard]] Emu begin(std::size_t row) const;  // of its share, text in its middle
};

struct RowWishes {
  Emu padding;       // at least, above and below the text of a row
  Emu max_step;      // at most from row to row
  Emu min_step;      // at least
  bool equal = true;  // all steps are that of the highest row; else each is as high as its own text needs
  double fill = 1;   // share of the area from the first line's top to the last one's bottom
  bool from_top = false;  // the first row's share begins at the area's top: it has a band
  std::size_t max_lines = 2;  // of the first paragraph of a row
  bool steady = false;  // no line may be so full that another program, with wider letters, breaks it
};

// Why there are no rows: the lines of an item are not steady, or the rows do not fit, or an item
// has more lines than are wished for. `AtNoWidth`: nor would they in any narrower text.
enum class NoRows { AtThisWidth, AtNoWidth };

// The paragraphs of `body` are the items of `rows`. Sets insets at top and bottom, and the space
// around paragraphs. `area` is the box of the body.
[[nodiscard]] tl::expected<RowHeights, NoRows> set_rows(const measure::TextEngine& engine,
                                                        const std::vector<ListRow>& rows,
                                                        const Rect& area, const RowWishes& wishes,
                                                        TextBodyIr& body);

// Ours, of the size: how high letters are above the baseline.
inline constexpr double kLetterEm = 0.72;

// From the top of the text to the middle between the first line's tops of letters and the last
// line's baseline. Line spacing above 100 % lies above a line, so the middle of the lines' height
// would be too low. Letters are 0.7 em high, Hangul 0.8 em and a little below the baseline: ours.
[[nodiscard]] double ink_middle(const measure::LaidOutText& laid);

}  // namespace deckle::layout
