#pragma once
// What a pattern is drawn from and with. Each pattern is one file of this folder, with one function
// that places and styles the parts of its cells (patterns.h lists them).
//
// Lengths are EMU, slide-local, before a right-to-left slide is mirrored. Sizes, gaps, shares and
// the most cells of each file are ours, set by looking at pages in both page sizes and three
// languages; docs/design.md, "Sizes and filling", gives those of values.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/lists/list_drawing.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// A part of a cell: an element of the slide, or an item of a list, which becomes a shape.
struct PatternPart {
  ElementIr element;
  const Element* source = nullptr;  // the authored element, of an item that of its list
  int part =
      -1;  // parts with the same number are siblings, equal in size; -1: its place in the cell
};

struct PatternCell {
  std::vector<PatternPart> parts;  // from top to bottom; one at least
};

// A slide that is drawn as a pattern: what there is, and what was drawn.
struct PatternCanvas {
  const ListContext& context;
  Rect area;
  std::vector<PatternCell> cells;
  std::vector<PatternPart> others;      // parts of no cell, such as the names of axes
  std::vector<ElementIr> behind, over;  // decorations below the cells and on top of them
  int z = 10;
};

enum class PatternResult {
  Drawn,
  Grouped,  // the arrangement of groups (layout/groups) or forms of lists shows these cells
  NoRoom,   // it does not fit at a size that can be read
};

using DrawPattern = PatternResult (*)(PatternCanvas&);

// Whether all parts are texts, at most `most` in a cell: pictures and icons stand in groups.
[[nodiscard]] bool has_texts_alone(const PatternCanvas& canvas, std::size_t most);

// Makes the part a box of its own, of that preset: no longer that of a placeholder.
void place_part(const Rect& box, PatternPart& part, const char* preset = "rect");

// The text of a part, as a pattern sets it. What the author set stays: sizes, colours, alignment.
struct TextLook {
  double head_pt = 18, text_pt = 16;  // first paragraph, others
  bool bold_head = true;
  Color head, text;
  Align align = Align::Left;
  Anchor anchor = Anchor::Top;
  double inset_x_pt = 12, inset_y_pt = 8;
  bool markers = true;  // of several details below a first paragraph
};
void set_look(const TextLook& look, PatternPart& part);

// Whether the text fits into the part's box in whole words, with the space that uncertain widths
// need; `lines`: at most so many lines, 0 for any number.
[[nodiscard]] bool fits(const PatternCanvas& canvas, const PatternPart& part, int lines = 0);
// Height of the part's text at the width of its box, with its insets and that space.
[[nodiscard]] Emu needed_height(const PatternCanvas& canvas, const PatternPart& part);

// Where cells hold a heading and several details: puts a part of what they leave free between the
// details, in all cells alike. Returns by how much the cell with most details is higher.
Emu spread_details(PatternCanvas& canvas, Emu free);

// Gives the part a fill, unless its author did.
void set_fill(const Color& fill, PatternPart& part);
// The fill that its author gave the part, else `usual`; and a colour of text that can be read on a
// fill.
[[nodiscard]] Color fill_of(const PatternPart& part, const Color& usual);
// Of each cell the fill that its author gave it, else `usual`. The parts have none afterwards: what
// is below them is drawn.
[[nodiscard]] std::vector<Color> take_fills(PatternCanvas& canvas, const Color& usual);
[[nodiscard]] bool has_own_fill(const PatternPart& part);
[[nodiscard]] Color text_on(const PatternCanvas& canvas, const Color& fill);

// A shape that points in reading direction.
void set_pointed(const PatternCanvas& canvas, ElementIr& element);

// The first paragraph of the cell's only part stays in it, the others move to a part of their own.
// A cell with two parts already stays as it is, one of a single paragraph too.
void split_heads(PatternCanvas& canvas);

// A shape without text or meaning for a reader; behind or over the cells.
ElementIr& add_decoration(PatternCanvas& canvas, std::vector<ElementIr>& where,
                          const std::string& name, const std::string& preset, const Rect& box,
                          const Color& fill);
// A number or mark that only repeats what the order says.
ElementIr& add_mark(PatternCanvas& canvas, const std::string& text, const std::string& preset,
                    const Rect& box, const Color& fill, const Color& color, double size_pt);

// From the muted to the full tone of the theme, `step` of `count`.
[[nodiscard]] Color shade(const PatternCanvas& canvas, std::size_t step, std::size_t count);

}  // namespace deckle::layout
