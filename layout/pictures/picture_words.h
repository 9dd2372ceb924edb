#pragma once
// The words of a picture's `style.variant` that deckle knows (docs/slidespec.md, "Image").

#include <algorithm>
#include <string_view>

#include "slidespec/model/deck.h"

namespace deckle::layout {

inline constexpr std::string_view kRound = "round", kRounded = "rounded",
                                  kCaptionOnPicture = "caption_on_picture", kPanel = "panel";

// Whether the variant has the word, among others or alone.
[[nodiscard]] inline bool has_word(const Element& element, std::string_view word) {
  const std::string_view all = element.style.variant;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find_first_of(" ,", at), all.size());
    if (all.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace deckle::layout
