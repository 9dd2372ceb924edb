#pragma once
// The text that deckle adds to a slide's speaker notes, after the author's, which are not changed
// (docs/design.md, "Speaker notes"): the message of the slide, its sources in full, changes to its
// charts and tables. Each block has a heading in the deck's language.

#include <string>
#include <vector>

#include "layout/citations/marks.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The changes to one chart or table, as sentences.
struct DataChange {
  std::string element_id;
  Message what;
};

// `title` is the title of the slide, "" for none; it is the message where there is no key takeaway.
// Without extensions.generated_notes only text that is nowhere else is added: sources and notes of
// charts.
[[nodiscard]] std::vector<NoteLineIr> generated_notes(const Slide& slide, const Deck& deck,
                                                      const CitationMarks& marks,
                                                      const CitationNumbers& numbers,
                                                      const std::string& title,
                                                      const std::vector<DataChange>& changes);

}  // namespace deckle::layout
