#pragma once
// The input for laying out a slide, besides the slide itself.

#include "layout/base/deck_sizes.h"
#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

class CitationNumbers;
struct DeckLogos;
struct DeckTitles;

struct LayoutContext {
  const Deck& deck;
  const templates::Template& t;
  const measure::TextEngine& engine;
  const LoadedAssets* assets = nullptr;      // null: none were loaded, every picture is missing
  const CitationNumbers* numbers = nullptr;  // of `deck`; null: computed again for every slide
  const DeckTitles* titles = nullptr;  // of `deck`; null: each title is as its layout has it
  DeckSizes sizes = {};                      // of `deck`; sizes/choose_sizes.h
  const DeckLogos* logos = nullptr;  // of `deck`; null: found again for every slide with pictures
};

}  // namespace deckle::layout
