#pragma once
// The layouts of a template in a few lines, for the text that a language model reads.

#include <cstddef>
#include <string>
#include <vector>

#include "layout/slots/describe.h"

namespace deckle::app {

struct LayoutLines {
  std::string text;          // a line for each set of slots: ids, then slots with their capacity
  std::size_t left_out = 0;  // layouts that `most` bytes had no space for, or no spec can name
};

// Each of the nine presets has its line, however many bytes these take: about 70 each. The
// template's other layouts follow, those with more roles first, as long as all fit into `most`
// bytes; those with the same slots share a line. `per_hangul` is how many characters of the deck's
// language are as wide as one of Hangul.
[[nodiscard]] LayoutLines layout_lines(const std::vector<layout::LayoutDescription>& layouts,
                                       int per_hangul, std::size_t most);

}  // namespace deckle::app
