#pragma once
// Which elements of a slide belong together, by kind, order and form alone: no boxes, no template.
//
// A group is a list of cells, a cell a list of elements from top to bottom. What is looked for:
// - a run of siblings: the same kind, of shapes the same preset, or joined by connectors;
// - a repeated tuple: picture text picture text, shape list shape list, number label delta …;
// - the same tuple dealt as columns: n pictures, then n captions; n headings, then n lists.
// Texts without a fill are paragraphs: they are in a group only as the partner of something else.
// layout_hints.groups says outright which cells there are, layout_hints.arrange: none that there are
// no groups.

#include <vector>

#include "layout/groups/connectors.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

struct ElementGroup {
  enum class Reason {
    Siblings,  // a run of siblings
    Chain,     // a run that connectors join
    Tuples,    // a repeated tuple
    Dealt,     // the same, dealt as columns
    Authored   // layout_hints.groups
  } reason = Reason::Siblings;
  std::vector<std::vector<const Element*>> cells;
};

// `free` in reading order: the elements that may be members. A title, a footer, an element with an
// exact box are not; key takeaways and the like are left out here.
[[nodiscard]] std::vector<ElementGroup> find_groups(const LayoutHints& hints,
                                                    const std::vector<const Element*>& free,
                                                    const std::vector<Connector>& connectors);

// The numbers of cells of the groups that the slide may have, for checking a ratio before the slide
// is laid out: which text becomes the title is not known yet.
[[nodiscard]] std::vector<std::size_t> possible_cell_counts(const Slide& slide);

// Whether the element has a role that keeps it out of groups: title, key takeaway …
[[nodiscard]] bool stays_outside(const Element& element);

}  // namespace deckle::layout
