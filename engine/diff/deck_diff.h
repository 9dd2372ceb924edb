#pragma once
// What changed between two decks, slide by slide. Plain values; made by compare_decks.h, written by
// diff_reports.h.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/diff/word_diff.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/message.h"

namespace deckle::engine {

struct DeckChange {
  std::string kind;           // "text", "place", "font" … (docs/diff.md)
  Message message;            // for people, without the words
  std::string before, after;  // the values, where there are two
  std::vector<WordPiece> words;  // of a text: what of it changed
};

enum class Fate { Changed, Added, Removed };

struct ElementChanges {
  Fate fate = Fate::Changed;
  std::string name;                    // as the selection pane shows it
  std::string id_before, id_after;     // empty: there is none
  std::string text;                    // of one that was added or removed: its text
  std::vector<DeckChange> changes;     // of one that changed
  std::optional<Rect> before, after;   // around what is drawn
};

struct SlideChanges {
  Fate fate = Fate::Changed;
  bool moved = false;         // among the other slides
  int before = -1, after = -1;  // numbers from 0 in each deck; -1: it is not there
  std::string id_before, id_after, title;
  std::vector<DeckChange> changes;  // of the slide as a whole
  std::vector<ElementChanges> elements;
};

struct DeckDiff {
  std::string older, newer;  // names
  std::size_t slides_before = 0, slides_after = 0;
  std::vector<DeckChange> changes;   // of the deck as a whole, and those that many slides share
  std::vector<SlideChanges> slides;  // those that changed, in the order of the newer deck

  [[nodiscard]] bool same() const { return changes.empty() && slides.empty(); }
};

}  // namespace deckle::engine
