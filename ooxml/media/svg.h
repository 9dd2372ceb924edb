#pragma once
// SVG: checked for what would be missing, and drawn as the PNG that readers without SVG show
// (docs/package.md, 3: extension and raster fallback together).

#include <string>

#include "slidespec/core/result.h"

namespace deckle::ooxml {

inline constexpr std::size_t kMaxSvgBytes = std::size_t{16} << 20;

// Nothing outside the file is ever fetched, so an SVG that needs something is refused rather than
// shown without it. Malformed: not well-formed, or it refers to a picture, entity or style sheet
// beyond itself (the message says which). Limit: too large or too deep.
[[nodiscard]] Result<void> check_svg(const std::string& bytes);

struct DrawnSvg {
  double width = 0, height = 0;  // natural size in px; proportions only where the SVG has no units
  std::string png;               // transparent ground; long side kMinDrawnPx to kMaxDrawnPx
};
inline constexpr double kMinDrawnPx = 1024, kMaxDrawnPx = 2000;

// Drawn by librsvg in a child process with limits on time and memory, so that a picture made to
// exhaust or crash its drawer costs a message and no more. Scripts are never run. Deterministic but
// for the fonts of SVG text, which are those installed. Not for use while other threads run: the
// child inherits their locks.
//
// Malformed: librsvg does not take it. Limit: not drawn within the limits, or its drawer stopped
// three times in a row.
[[nodiscard]] Result<DrawnSvg> draw_svg(const std::string& bytes);

}  // namespace deckle::ooxml
