#pragma once
// The text of a slide as a sequence of units that can be the last on a slide: list items,
// paragraphs, whole shapes.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::fixers {

struct Unit {
  std::size_t element = 0;  // index into Slide::elements
  std::size_t part = 0;     // index of the list item or paragraph
  int level = 0;            // of a list item
  bool starts_element = false;
  bool heads_list = false;  // a line of text directly before a list
  // Of a cell of a group: all its elements, as indices into Slide::elements. A cell is never cut.
  std::vector<std::size_t> cell = {};
};

// The group cells of a slide as laid out: by id of an element, the cell it is in. Connectors are in
// the cell they begin at; what connectors join is one cell, because an arrow cannot lead to another
// slide.
struct CellOf {
  std::string group;
  int cell = 0;
  friend bool operator==(const CellOf&, const CellOf&) = default;
};
using CellMap = std::map<std::string, CellOf>;
[[nodiscard]] CellMap cells_of(const SlideIr& slide);

// Reorders the units of two elements side by side so that they alternate.
void interleave(std::vector<Unit>& units);

// Length of a paragraph in bytes; 0 for an element that is not text.
[[nodiscard]] std::size_t paragraph_bytes(const Element& element, std::size_t part);

// Which elements are continued on further slides: text is. Pictures, charts and tables are kept on
// the first slide with the text they illustrate, unless there are too many of them. `title_eid`,
// the footer, dividers and elements with an exact box never are.
struct Flowing {
  std::string title_eid;
  bool media = false;  // pictures and charts are continued as well
  CellMap cells = {};  // their elements are continued, cell by cell
  [[nodiscard]] bool operator()(const Element& element) const;
};

[[nodiscard]] std::vector<Unit> units_of(const Slide& slide, const Flowing& flowing);

// The slide with only the units [begin, end); elements that become empty are removed.
[[nodiscard]] Slide with_units(const Slide& slide, const std::vector<Unit>& units,
                               std::size_t begin, std::size_t end, const Flowing& flowing);

// Where a text may be cut so that its first part has at most `limit` bytes: after the end of a
// sentence and the space that follows, else after a space, else between grapheme clusters. 0:
// nowhere.
[[nodiscard]] std::size_t cut_before(std::string_view text, std::size_t limit);

// Cuts a paragraph that does not fit on a slide, after a sentence if possible, else between words.
// The element then has one more paragraph; false when it cannot be cut.
[[nodiscard]] bool cut_paragraph(Element& element, std::size_t part, std::size_t max_chars);

// How many lines the author gave an item of a list, which line breaks separate; 0 for elements that
// are not lists, and for numbered lists, where a second part would get a number of its own.
[[nodiscard]] std::size_t authored_lines(const Element& element, std::size_t part);
// Makes two items of one: its first `lines` lines, and the others. False when there are none.
[[nodiscard]] bool cut_item(Element& element, std::size_t part, std::size_t lines);

}  // namespace deckle::fixers
