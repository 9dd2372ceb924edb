#pragma once
// Tables: an element of kind table → columns, rows and cells to be drawn.

#include "layout/base/layout_context.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Whether the look of the table is left to its words (docs/slidespec.md): style.variant "plain".
[[nodiscard]] bool is_plain_table(const ElementStyle& style);

// Sets the parts of `out` that do not depend on its box: cells, style, description. Number formats
// that a table cannot use are reported to `notes`.
void style_table(const TextContext& text, const Slot& slot, const Element& element,
                 const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);

// Solves the table at `index` for its box: sizes go from 14 pt down to 12 until it fits, unless one
// was authored or set by a fixer; smaller sizes are left to the fixers. A table that fills less
// than kSparseTable of its box grows, up to 20 pt and to rows of three lines. Its caption is a
// separate element, `_title_<eid>`, which is inserted before it, or moved with it. Returns the
// number of inserted elements.
std::size_t solve_table_element(SlideIr& slide, std::size_t index,
                                const measure::TextEngine& engine);

// Minimum and preferred height of the element at a width, for layout/arrange.
[[nodiscard]] Emu min_table_height(const measure::TextEngine& engine, const ElementIr& element,
                                   Emu width);
[[nodiscard]] Emu preferred_table_height(const measure::TextEngine& engine,
                                         const ElementIr& element, Emu width);

// docs/design.md, "Type scale": tables are set in 12 to 14 pt. Largest first.
inline constexpr double kTableSizesPt[] = {14, 13, 12};
// Those that a table takes which fills less than kSparseTable of its area, and the lines that its
// rows are then high at most (docs/design.md, "Tables"). No step fills more than kFullTable (ours).
inline constexpr double kGrownTableSizesPt[] = {15, 16, 18, 20};
inline constexpr double kSparseTable = 0.85, kFullTable = 0.92, kGrownRowLines = 3;
// Of a table of up to so many rows below its header: a size more, and rows that fill the page as a
// chart does.
inline constexpr std::size_t kFewTableRows = 5;
inline constexpr double kFewRowsSizePt = 22, kFullFewRows = 0.97, kFewRowsLines = 3.4;
// Of the header, which is lower than its rows then.
inline constexpr double kGrownHeaderLines = 1.9;

// Between columns of unlike alignment, beyond the padding of two cells, which is the 24 px of
// docs/design.md, "Tables": a figure and the word behind it read as one otherwise. Behind a column
// of figures the words of the next one are 32 px away where the table has the space.
inline constexpr double kUnlikeGapPt = 2, kBehindFiguresGapPt = 6;

}  // namespace deckle::layout
