#pragma once
// What changed between two decks, as text, as JSON (schema "deck-diff") and as one HTML page.

#include <string>
#include <vector>

#include "engine/diff/deck_diff.h"

namespace deckle::engine {

struct DiffTextOptions {
  Language language = Language::English;
  bool color = false;  // removed words red, added ones green, without their marks
};

// A line for each change, below a line for each slide. Words that are gone are in [-…-], new ones in
// {+…+}, as in git diff --word-diff.
[[nodiscard]] std::string diff_text(const DeckDiff& diff, const DiffTextOptions& options = {});
[[nodiscard]] std::string diff_json(const DeckDiff& diff, Language language);

// Of DeckDiff::slides, one for each: PNG files; empty where there is none.
struct DiffPictures {
  std::string before, after;
};
// Needs no network and no scripts. `pictures` may be empty.
[[nodiscard]] std::string diff_html(const DeckDiff& diff, const std::vector<DiffPictures>& pictures,
                                    Language language);

// "slide 3 (was 2)", "slide 2 of a.pptx": what a slide is called.
[[nodiscard]] Message slide_label(const DeckDiff& diff, const SlideChanges& slide);
// "changed", "added", "removed", "moved", "moved and changed"
[[nodiscard]] Message fate_label(const SlideChanges& slide);
// "2 slides changed, 1 added, 1 moved"
[[nodiscard]] Message summary_label(const DeckDiff& diff);

}  // namespace deckle::engine
