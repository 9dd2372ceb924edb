#pragma once
// Makes the display list of a slide from its boxes and its measured lines.
//
// Decides nothing about places: boxes are the IR's, lines the measurement's, outlines those of the
// standard's formulas.

#include "measure/fonts/font_catalog.h"
#include "measure/text/text_engine.h"
#include "render/display/display_list.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

struct DisplayFonts {
  const measure::TextEngine& engine;  // that measured
  const measure::FontCatalog& drawn;  // of faces for what it measured with tables of advances
};

// Elements that are hidden are not drawn. The fonts must outlive the list.
[[nodiscard]] DisplayList display_list(const SlideIr& slide, const MeasuredSlide& measured,
                                       const DisplayFonts& fonts);

}  // namespace deckle::render
