#pragma once
// How a logo is shown on what lies behind it.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "slidespec/backdrop/ground.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/picture_ir.h"

namespace deckle::templates {

struct LogoPictures {
  std::shared_ptr<const PictureIr> usual;    // never null where there is a logo
  std::shared_ptr<const PictureIr> on_dark;  // may be null
};

struct LogoLook {
  std::shared_ptr<const PictureIr> picture;
  std::optional<Color> plate;  // behind it
  friend bool operator==(const LogoLook&, const LogoLook&) = default;
};

// Share of a logo's visible pixels that are nearly as light as `background`; unset: its pixels
// cannot be decoded.
[[nodiscard]] std::optional<double> unseen_share(const PictureIr& picture,
                                                 std::uint32_t background);

// On `ground`: as it is where it is seen, else the picture for dark backgrounds where that is, else
// on a plate. `plates` are the theme's paper and ink, and white; the first that suits is taken.
[[nodiscard]] LogoLook logo_look(const LogoPictures& pictures, const Ground& ground,
                                 const std::vector<Color>& plates);
// On a picture, of which no part is like another: always on a plate.
[[nodiscard]] LogoLook logo_on_plate(const LogoPictures& pictures,
                                     const std::vector<Color>& plates);

}  // namespace deckle::templates
