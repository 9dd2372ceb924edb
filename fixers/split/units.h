#pragma once
// A slide's text as a sequence of units that a page may end after: list items, paragraphs, whole
// shapes.

#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::fixers {

struct Unit {
  std::size_t element = 0;  // index into Slide::elements
  std::size_t part = 0;     // list item or paragraph within it
  int level = 0;            // of a list item
  bool starts_element = false;
  bool heads_list = false;  // a line of text with a list right behind it
};

// Units of two elements side by side, taken from both in turn.
void interleave(std::vector<Unit>& units);

// Length of a text's paragraph in bytes; 0 for what is no text.
[[nodiscard]] std::size_t paragraph_bytes(const Element& element, std::size_t part);

// Which elements flow: text does. Pictures, charts and tables stay on the first page with the text
// they illustrate, unless there are too many of them to be seen. `title_eid`, the footer, dividers
// and what was placed exactly never do.
struct Flowing {
  std::string title_eid;
  bool media = false;  // pictures and charts flow, too
  [[nodiscard]] bool operator()(const Element& element) const;
};

[[nodiscard]] std::vector<Unit> units_of(const Slide& slide, const Flowing& flowing);

// The slide with only units [begin, end) of its flowing text; elements left empty are gone.
[[nodiscard]] Slide with_units(const Slide& slide, const std::vector<Unit>& units,
                               std::size_t begin, std::size_t end, const Flowing& flowing);

// The element's text cut once more, into sentences, else words: for a paragraph no page can hold.
// The element then has more paragraphs; empty when it cannot be cut.
[[nodiscard]] bool cut_paragraph(Element& element, std::size_t part, std::size_t max_chars);

}  // namespace deckle::fixers
