#pragma once
// Where comments are on a slide.

#include <cstdint>
#include <set>
#include <utility>

#include "slidespec/core/geometry.h"

namespace deckle::pptx {

// p:pos is in 1/576 inch, the master units of PowerPoint's binary format ([MS-PPT] 2.12.2); the
// standard does not name a unit.
inline constexpr std::int64_t kCommentUnitsPerInch = 576;

// Finds a free place for each comment of one slide.
class CommentPlaces {
 public:
  using Place = std::pair<std::int64_t, std::int64_t>;  // x, y in those units

  explicit CommentPlaces(Size page);
  void take(Place place) { taken_.insert(place); }
  // The nearest one to the right of it that is free, then below.
  [[nodiscard]] Place place(Emu x, Emu y);

 private:
  std::int64_t right_, bottom_;  // the last places
  std::set<Place> taken_;
};

}  // namespace deckle::pptx
