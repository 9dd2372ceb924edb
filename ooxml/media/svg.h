#pragma once
// SVG: checked for external references and active content, and drawn as the PNG that applications
// without SVG show (docs/package.md, 3: extension and raster fallback together).

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// What drawing an SVG costs beside filling its shapes, estimated from its elements
// (svg/work_estimate.h), and the pixels of the PNG when nothing reduces them.
struct SvgWork {
  double ms_per_megapixel = 0;
  double pixels = 0;
};

struct SvgFacts {
  // What a reader of the deck could run ("a script"), so that only the PNG may be embedded; empty:
  // there is nothing.
  Message active;
  SvgWork work;
};

// Nothing outside the file is ever loaded, so an SVG that refers to other files is refused rather
// than drawn without them. Malformed: not well-formed, a document type that declares more than
// short texts, or it refers to a picture, font, entity or style sheet outside the file (the message
// names it). Limit: too large or too deep, or its elements are drawn too often. Linear time; at
// most 16 times the bytes or 256 MiB of memory. Throws Cancelled.
[[nodiscard]] Result<SvgFacts> check_svg(std::string_view bytes, const Limits& limits = {});

struct DrawnSvg {
  double width = 0, height = 0;  // natural size in px; proportions only where the SVG has no units
  std::string png;               // transparent background; long side kMinDrawnPx to kMaxDrawnPx,
                                 // unless `max_pixels` is fewer
};
inline constexpr double kMinDrawnPx = 1024, kMaxDrawnPx = 2000;
inline constexpr std::uint64_t kMaxDrawnPixels = 2000 * 2000;
// CSS 2.1, 10.3.2: the size of a replaced element without size or proportions.
inline constexpr double kNoSvgWidth = 300, kNoSvgHeight = 150;
// Pixels of the drawing for each px of the natural size, whose longer side is given.
[[nodiscard]] inline double drawn_scale(double longer) {
  return std::clamp(longer * 2, kMinDrawnPx, kMaxDrawnPx) / longer;
}
inline constexpr double kMinSvgPx = 1e-3, kMaxSvgPx = 1e6;  // of a natural side

struct SvgDrawer {
  // The program deckle-svg; empty: where it is installed (slidespec/system/helper_program.h).
  std::string program;
  std::function<bool()> cancelled;  // as in slidespec/system/process.h; may be empty
};

// Drawn by librsvg in a separate process, deckle-svg, with limits on time and memory and in a
// sandbox (docs/sandbox.md), so that a hostile picture that exhausts, crashes or takes it over
// costs only a message. Scripts are never run. Deterministic but for the fonts of SVG text, which
// are those installed. Any number of threads may draw at once, each in a process of its own. The
// PNG has at most `max_pixels` pixels (1 at least).
//
// Malformed: librsvg rejects it. Limit: not drawn within the limits, or deckle-svg stopped three
// times in a row. NotFound: deckle-svg is not installed. Internal: the system starts no program,
// for lack of processes or files. Cancelled: as `drawer` says. The processor time counts against
// that of all SVGs of the deck, in whole milliseconds.
[[nodiscard]] Result<DrawnSvg> draw_svg(const std::string& bytes, const SvgDrawer& drawer,
                                        Budget& budget, std::uint64_t max_pixels = kMaxDrawnPixels);

// Both empty where deckle-svg is not installed.
struct SvgDrawerVersion {
  std::string libraries;  // "librsvg 2.54.7, cairo 1.16.0"
  std::string sandbox;    // as describe() in slidespec/system/sandbox/sandbox.h
};
[[nodiscard]] SvgDrawerVersion svg_drawer_version(const SvgDrawer& drawer = {});

}  // namespace deckle::ooxml
