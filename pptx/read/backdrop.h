#pragma once
// What lies behind the elements of the slides of a layout.

#include <memory>
#include <vector>

#include "pptx/read/layout_sheet.h"
#include "pptx/read/paint.h"
#include "pptx/read/placeholder.h"

namespace deckle::pptx {

struct Backdrop {
  PaintIr background;              // never None
  std::vector<BackdropIr> shapes;  // of the master where it shows through, then of the layout
};

// Under the theme and the colours of a slide of `layout`, or its own. The last p:bg counts; without
// one the page is bg1.
[[nodiscard]] Backdrop read_backdrop(const LayoutSheet& layout, const ooxml::Theme& theme,
                                     const ooxml::SchemeColors& colors, PartPictures& pictures);

// What a placeholder of `layout` with box `box` paints behind its text, and hands to those of slides;
// null: nothing.
[[nodiscard]] std::shared_ptr<const BackdropIr> read_placeholder_look(const LayoutSheet& layout,
                                                                      const SheetShape& shape,
                                                                      const Rect& box,
                                                                      PartPictures& pictures);

// The colours that text may take where its own cannot be read, by how usual they are: the two of
// text and background, the two of titles, then black and white.
[[nodiscard]] std::vector<Color> text_colors(const ooxml::SchemeColors& colors);

}  // namespace deckle::pptx
