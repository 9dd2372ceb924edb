#pragma once
// Repairs every slide of a deck, on `jobs` threads, and fills the report of the deck.

#include <functional>

#include "fixers/loop/repair_slide.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::fixers {

struct DeckOptions {
  LoopOptions loop;
  // Measures slides for their rules; null: the native engine. Used by several threads.
  const measure::SlideMeasurer* measurer = nullptr;
  bool keep_states = false;  // in the traces (TraceEntry::ir)
  int jobs = 1;  // threads over slides; the result does not depend on it
  std::function<void(int done, int total)>
      progress;  // called from one thread at a time; may be empty
};

struct RepairedDeck {
  std::vector<SlideIr> slides;
  std::vector<MeasuredSlide> measured;
  Report report;
};

[[nodiscard]] Result<RepairedDeck> repair_deck(const layout::LayoutContext& context,
                                               const DeckOptions& options);

}  // namespace deckle::fixers
