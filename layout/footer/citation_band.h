#pragma once
// The band of sources at the foot of a slide: "1. Statistics Korea (p. 3)   2. World Bank", 10 pt,
// beside the footers or above them. Two lines, three when needed; longer text is shortened by fixed
// rules, and the notes have all of it (docs/design.md, "Sources").

#include <optional>
#include <vector>

#include "layout/base/frame.h"
#include "layout/citations/marks.h"
#include "layout/text/deck_labels.h"
#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// The forms of the entries, from the longest to the shortest.
enum class BandForm { Full, Titles, Shortened, Numbers };

struct Band {
  ElementIr element;  // _citations
  BandForm form = BandForm::Full;
};

// The row that footers, date and number share in `context.layout`, between the margins; without any
// of them, the footer band below the safe area (docs/design.md, "Page and safe area").
[[nodiscard]] Rect footer_row(const TextContext& context, const Frame& frame);

// `obstacles` are boxes that the band must not overlap: footers that are drawn, titles, boxes
// placed exactly by the author. The band is placed as low as possible; without free space it
// overlaps the footer row, which the overlap rule reports. nullopt for no entries.
[[nodiscard]] std::optional<Band> citation_band(const TextContext& context,
                                                const CitationMarks& marks, const Frame& frame,
                                                const std::vector<Rect>& obstacles,
                                                const measure::TextEngine& engine);

// The title of a source; without one the host of its address, its evidence id, or its id.
[[nodiscard]] std::string source_name(const Citation& citation);

// "p. 3, table 2"; a page in the deck's language.
[[nodiscard]] std::string locator_text(const Citation& citation, const DeckLabels& labels);

// `title` shortened to `clusters` grapheme clusters including the "…", at a word's end if one is
// near; unchanged when it is not longer.
[[nodiscard]] std::string shortened(const std::string& title, std::size_t clusters);

}  // namespace deckle::layout
