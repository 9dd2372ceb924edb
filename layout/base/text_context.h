#pragma once
// The input for building text: the deck, the template, and the layout the text is placed on.

#include "layout/base/deck_sizes.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

class CitationMarks;

struct TextContext {
  const Deck& deck;
  const templates::Template& t;
  const templates::Layout& layout;
  const CitationMarks* marks = nullptr;  // null: the slide has no sources
  DeckSizes sizes = {};
};

}  // namespace deckle::layout
