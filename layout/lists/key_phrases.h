#pragma once
// The phrases of an English sentence that says three or more things of one subject: "It is second
// in price, first in quality, and the only one that takes over our staff".

#include <string_view>
#include <vector>

#include "layout/lists/text_pattern.h"

namespace deckle::layout {

// One of each part between commas, in order; empty where the sentence is of another form, or a
// phrase is longer than a few words. Offsets are bytes.
[[nodiscard]] std::vector<Span> key_phrases(std::string_view sentence);

}  // namespace deckle::layout
