#pragma once
// Reads a file's bytes as a picture that can be embedded.

#include <memory>
#include <string>

#include "ooxml/media/svg.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// The bytes are kept as they are; an SVG gets a PNG beside it. Errors as read_picture_header() and,
// for SVG, check_svg() and draw_svg(), whose processor time counts against that of the deck:
// messages complete "the picture …".
[[nodiscard]] Result<PictureIr> read_picture(std::string bytes, const SvgDrawer& drawer,
                                             Budget& budget);

}  // namespace deckle::ooxml
