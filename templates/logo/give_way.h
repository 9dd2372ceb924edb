#pragma once
// How placeholders give way to a logo. Geometry only.

#include <vector>

#include "slidespec/core/geometry.h"

namespace deckle::templates {

struct GivesWay {
  enum class Kind { Content, Foot } kind = Kind::Content;  // Foot: date, footer, number
  Rect box;
};

// Whether what is left of `box` beside `clear` is large enough for what it is for.
[[nodiscard]] bool can_give_way(const Rect& box, const Rect& clear);

// The boxes after they gave way to `clear`, in the order given. Content loses the side on which the
// logo is, where at least half of it is left; content that began on one line still does. Foot
// becomes narrower where most of it is left, else it moves along its row, in the order in which it
// is there.
[[nodiscard]] std::vector<Rect> give_way(const std::vector<GivesWay>& boxes, const Rect& clear,
                                         Size page);

// A line after it gave way: it ends before `clear`, or is beside it where it is no longer than
// that.
[[nodiscard]] Rect beside(const Rect& line, const Rect& clear, Size page);

}  // namespace deckle::templates
