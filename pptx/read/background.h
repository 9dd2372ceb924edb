#pragma once
// The background of a layout's text as one colour, for contrast and for drawing a page.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <pugixml.hpp>
#include <vector>

#include "ooxml/drawing/theme.h"
#include "pptx/read/sheet.h"
#include "slidespec/core/geometry.h"

namespace deckle::pptx {

struct BackgroundSource {
  pugi::xml_node sheet;  // p:sldMaster or p:sldLayout
  const std::vector<SheetShape>* shapes = nullptr;
};

// `layers` from bottom to top: the master (left out of drawing by showMasterSp="0", then with null
// shapes), then the layout. The last p:bg wins; after it an opaque shape that covers the page.
// Gradients and patterns count as their mean. The colour of a picture is unknown: the result is
// then a light or a dark theme colour, whichever contrasts with `text`.
[[nodiscard]] std::uint32_t effective_background(const std::vector<BackgroundSource>& layers,
                                                 const ooxml::Theme& theme, const ooxml::SchemeColors& colors,
                                                 Size page, std::uint32_t text);

// A background that is no single colour, though effective_background() gives one.
struct PaintedBackground {
  std::size_t layer = 0;  // of `layers`, whose p:bg is seen
  const char* what = "";  // "gradient background", "pattern background", "picture background"
};
[[nodiscard]] std::optional<PaintedBackground> painted_background(
    const std::vector<BackgroundSource>& layers, const ooxml::Theme& theme);

}  // namespace deckle::pptx
