#pragma once
// A slide as SVG, drawn from the very lines that were measured: what the deck shows, without the
// template's own decoration.
//
// Self-contained: no scripts, no external references, pictures as data URIs. Units are px, 96 to
// the inch. Same slide, same bytes.

#include <string>
#include <vector>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// A frame around what a finding speaks of, with its number.
struct SvgMark {
  Rect box;
  std::string label;  // "1", "2" …
  std::string color;  // CSS colour
};

[[nodiscard]] std::string slide_svg(const SlideIr& slide, const MeasuredSlide& measured,
                                    const std::vector<SvgMark>& marks = {});

}  // namespace deckle::render
