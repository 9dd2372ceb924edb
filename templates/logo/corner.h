#pragma once
// The corner of a page in which a logo is placed. Geometry only.

#include <array>
#include <string>
#include <vector>

#include "slidespec/core/geometry.h"
#include "templates/brand.h"

namespace deckle::templates {

// Something that a sheet draws.
struct Drawn {
  std::string name;
  Rect box;
};

struct LogoPage {
  Size page;
  Rect safe;  // the template's margins
  Rect foot;  // of date, footer and number; empty: there are none
  std::vector<Drawn> drawn;
  std::vector<Rect> fixed;  // placeholders that cannot give way
};

struct LogoSpot {
  LogoCorner corner = LogoCorner::TopRight;
  Rect box, clear;      // the logo; the same with its clear space
  std::string blocker;  // what is drawn there; empty: nothing
};

// The size of a picture of these proportions in px, for a corner: the largest within the kit's
// width and height, or within deckle's where the kit has neither.
[[nodiscard]] Size logo_size(const BrandLogo& wanted, double width, double height,
                             LogoCorner corner);

// Where a logo of that size is in a corner: within the margins, at the top on the line on which
// content begins, at the bottom in the row of date, footer and number.
[[nodiscard]] Rect logo_box(const LogoPage& page, Size size, LogoCorner corner);

// What is drawn within `clear`; null: nothing. A shape that has all of it on it is its background,
// and a line that does not touch `box` is none of it.
[[nodiscard]] const Drawn* blocker_of(const LogoPage& page, const Rect& box, const Rect& clear);

// The corner and those to try where it is taken: the same side at the other end, then the other
// side.
[[nodiscard]] std::array<LogoCorner, 4> corners_from(LogoCorner wanted);

// The wanted corner if it is free, else the first that is. `blocker` is what is in the way in the
// wanted one; where none is free, the spot is there nevertheless.
[[nodiscard]] LogoSpot choose_corner(const LogoPage& page, const BrandLogo& wanted, double width,
                                     double height);

}  // namespace deckle::templates
