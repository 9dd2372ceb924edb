#pragma once
// The size of body text, decided once for the deck (docs/design.md, "Type scale").

#include <span>
#include <vector>

#include "templates/template.h"

namespace deckle::layout {

// The sizes that body text may have, largest first; a theme may have others.
inline constexpr double kBodySizesPt[] = {24, 22, 20, 18};

// Those of the template's theme, else kBodySizesPt.
[[nodiscard]] inline std::span<const double> body_sizes(const templates::Template& t) {
  if (t.theme != nullptr) return t.theme->body_sizes;
  return kBodySizesPt;
}

// docs/design.md, decision 3: the minimum of body text. A template with less, which is made for
// print, has its body text in sizes of the ladder where there is room.
inline constexpr double kLeastBodyPt = 15;

struct DeckSizes {
  // The size that body text is set in; 0: nothing is decided, and text has the template's size.
  double body_pt = 0;
  // That of the template's body. A built-in template is made in the size of the deck, so that it is
  // equal to body_pt there.
  double template_pt = 0;
  // That of the template as it is stored, for text that is not body text: in shapes, captions and boxes
  // that the author placed. Of a built-in template, the smallest of kBodySizesPt.
  double label_pt = 0;

  [[nodiscard]] bool decided() const { return body_pt > 0; }
};

// Those that a slide may be set in, largest first: the deck's, and what is smaller.
[[nodiscard]] std::vector<double> sizes_of_slides(const templates::Template& t,
                                                  const DeckSizes& sizes);

}  // namespace deckle::layout
