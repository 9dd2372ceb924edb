#pragma once
// What deckle adds to a slide's speaker notes, below the author's own, which stay as they are
// (docs/design.md, "Speaker notes"): the message of the slide, its sources in full, what was done
// to its figures. Each block has a heading in the deck's language.

#include <string>
#include <vector>

#include "layout/citations/marks.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// What was done to one chart or table, in sentences.
struct DataChange {
  std::string element_id;
  Message what;
};

// `title` is what the slide is called, "" for none. The message is added where there is more to add
// than a title the slide shows anyway: a key takeaway, sources, data. Without
// extensions.generated_notes only what is written nowhere else is added: sources and notes of
// charts.
[[nodiscard]] std::vector<NoteLineIr> generated_notes(const Slide& slide, const Deck& deck,
                                                      const CitationMarks& marks,
                                                      const CitationNumbers& numbers,
                                                      const std::string& title,
                                                      const std::vector<DataChange>& changes);

}  // namespace deckle::layout
