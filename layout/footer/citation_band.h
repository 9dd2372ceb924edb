#pragma once
// The band of sources at the foot of a slide: "1. Statistics Korea (p. 3)   2. World Bank", 10 pt,
// beside the footers or above them. Two lines, three when they are needed; what does not go into
// them is shortened by rule, and the notes say all of it (docs/design.md, "Sources").

#include <optional>
#include <vector>

#include "layout/base/frame.h"
#include "layout/citations/marks.h"
#include "layout/text/deck_labels.h"
#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// How the entries are worded, from the longest to the shortest.
enum class BandForm { Full, Titles, Shortened, Numbers };

struct Band {
  ElementIr element;  // _citations
  BandForm form = BandForm::Full;
};

// The row that footers, date and number share in `context.layout`, between the margins; where it
// has none of them, the footer band below the safe area (docs/design.md, "Page and safe area").
[[nodiscard]] Rect footer_row(const TextContext& context, const Frame& frame);

// `obstacles` are boxes the band must keep clear of: footers that are drawn, titles, what the
// author placed exactly. The band is placed as low as possible; where it finds no space beside them
// it lies over the footer row, for the overlap rule to report. nullopt for no entries.
[[nodiscard]] std::optional<Band> citation_band(const TextContext& context,
                                                const CitationMarks& marks, const Frame& frame,
                                                const std::vector<Rect>& obstacles,
                                                const measure::TextEngine& engine);

// "p. 3, table 2"; a page in the deck's language.
[[nodiscard]] std::string locator_text(const Citation& citation, const DeckLabels& labels);

// `title` cut at a word's end, if one is near, else between grapheme clusters, to `clusters` of
// them with the "…" that shows it; unchanged when it is no longer.
[[nodiscard]] std::string shortened(const std::string& title, std::size_t clusters);

}  // namespace deckle::layout
