#pragma once
// SVG: checked for external references, and drawn as the PNG that applications without SVG show
// (docs/package.md, 3: extension and raster fallback together).

#include <functional>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// Nothing outside the file is ever loaded, so an SVG that refers to other files is refused rather
// than drawn without them. Malformed: not well-formed, or it refers to a picture, entity or style
// sheet outside the file (the message names it). Limit: too large or too deep.
[[nodiscard]] Result<void> check_svg(const std::string& bytes, const Limits& limits = {});

struct DrawnSvg {
  double width = 0, height = 0;  // natural size in px; proportions only where the SVG has no units
  std::string png;               // transparent background; long side kMinDrawnPx to kMaxDrawnPx
};
inline constexpr double kMinDrawnPx = 1024, kMaxDrawnPx = 2000;
inline constexpr double kMinSvgPx = 1e-3, kMaxSvgPx = 1e6;  // of a natural side

struct SvgDrawer {
  // The program deckle-svg; empty: where it is installed (slidespec/system/helper_program.h).
  std::string program;
  std::function<bool()> cancelled;  // as in slidespec/system/process.h; may be empty
};

// Drawn by librsvg in a separate process, deckle-svg, with limits on time and memory and in a
// sandbox (docs/sandbox.md), so that a hostile picture that exhausts, crashes or takes it over
// costs only a message. Scripts are never run. Deterministic but for the fonts of SVG text, which
// are those installed. Any number of threads may draw at once, each in a process of its own.
//
// Malformed: librsvg rejects it. Limit: not drawn within the limits, or deckle-svg stopped three
// times in a row. NotFound: deckle-svg is not installed. Cancelled: as `drawer` says. The processor
// time counts against that of all SVGs of the deck, in whole milliseconds.
[[nodiscard]] Result<DrawnSvg> draw_svg(const std::string& bytes, const SvgDrawer& drawer,
                                        Budget& budget);

// Both empty where deckle-svg is not installed.
struct SvgDrawerVersion {
  std::string libraries;  // "librsvg 2.54.7, cairo 1.16.0"
  std::string sandbox;    // as describe() in slidespec/system/sandbox/sandbox.h
};
[[nodiscard]] SvgDrawerVersion svg_drawer_version(const SvgDrawer& drawer = {});

}  // namespace deckle::ooxml
