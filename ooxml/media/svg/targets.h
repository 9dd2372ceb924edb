#pragma once
// What an address in an SVG refers to: a part of the file itself, or something outside it.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml::svg {

// Whether the target of an href, a src or a url() is within the file: empty, "#id", or a data: URL
// with a raster picture or a font. One with another type, or with text where a picture should be
// (an SVG of its own, which nothing has checked), is not.
[[nodiscard]] bool is_inside(std::string_view target);

// The first target in a style sheet or a property's value that is not within the file: of url(),
// src(), image(), image-set() or @import ("@import", whatever it names). @namespace only names.
[[nodiscard]] std::optional<std::string> outside_target(std::string_view css);

// Whether following a link runs a script or opens a document of its own: javascript:, vbscript: and
// data:, with the white space and controls that readers skip.
[[nodiscard]] bool is_active_link(std::string_view target);

}  // namespace deckle::ooxml::svg
