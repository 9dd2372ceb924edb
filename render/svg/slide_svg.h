#pragma once
// A slide as SVG, drawn from the measured lines, on its background and what layout and master draw.
//
// Every element is a <g> with its id in `data-element`; every measured line a <text> with
// `data-line`, its number within the element.
//
// Self-contained: no scripts, no external references, pictures as data URIs. Units are px, 96 to
// the inch. The same slide gives the same bytes.

#include <optional>
#include <string>
#include <vector>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// A numbered badge at the element of a finding, and a frame around it.
struct SvgMark {
  std::optional<Rect> box;   // unset: the slide as a whole, badge at its top left corner
  std::string label{};       // "1", "2" …
  std::string color{};       // CSS colour
  std::string kind{};        // class "mark-<kind>", so that a page can hide some
  std::string id{}, href{};  // of the badge's link; an empty href: no link
  std::string title{};       // tooltip
  bool framed = true;
};

[[nodiscard]] std::string slide_svg(const SlideIr& slide, const MeasuredSlide& measured,
                                    const std::vector<SvgMark>& marks = {});

}  // namespace deckle::render
