#pragma once
// Writes a logo into a master or layout: one p:pic, and the plate behind it.

#include <string>

#include "ooxml/opc/package.h"
#include "pptx/write/media_parts.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/result.h"
#include "templates/logo/look.h"

namespace deckle::templates {

inline constexpr const char* kLogoName = "Logo";

// Above all that the part draws. `alt` is what the picture is called where it is read aloud.
// Malformed: the part is not XML.
[[nodiscard]] Result<void> write_logo(ooxml::Package& package, pptx::MediaParts& media,
                                      const std::string& part, const LogoLook& look,
                                      const Rect& box, const std::string& alt);

// The plate of a logo in `box`.
[[nodiscard]] Rect plate_around(const Rect& box);

}  // namespace deckle::templates
