#pragma once
// Reads a file's bytes as a picture that can be embedded: checked first, then, if it is an SVG,
// drawn. All pictures of a deck are checked before the first is drawn, because the sum of their
// work decides with how many pixels each is (svg/drawing_plan.h).

#include <cstdint>
#include <optional>
#include <string>

#include "ooxml/media/svg.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// A picture that was read and checked, and is complete but for the drawing of an SVG.
struct CheckedPicture {
  PictureIr picture;            // of an SVG without size and fallback
  std::optional<SvgFacts> svg;  // of an SVG
};

// The bytes are kept as they are. Errors as read_picture_header() and, for SVG, check_svg():
// messages complete "the picture …".
[[nodiscard]] Result<CheckedPicture> check_picture(std::string bytes, const Limits& limits);

// With the PNG beside an SVG; with the PNG in its place, as a picture of that format, where the SVG
// has active content. Other pictures are returned as they are. Errors as draw_svg(), whose
// processor time counts against that of the deck.
[[nodiscard]] Result<PictureIr> finish_picture(CheckedPicture picture, const SvgDrawer& drawer,
                                               Budget& budget, std::uint64_t max_pixels);

// Both, for a picture that is the only one of its deck.
[[nodiscard]] Result<PictureIr> read_picture(std::string bytes, const SvgDrawer& drawer,
                                             Budget& budget);

}  // namespace deckle::ooxml
