#pragma once
// What drawing a list in a form needs, and the pieces that it is drawn with.

#include <map>
#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "layout/base/text_context.h"
#include "layout/lists/list_form.h"
#include "layout/text/tones.h"
#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Of a shape such as "$48.2M\nRevenue\n+18% YoY": which paragraph is what.
struct FigureParts {
  int value = -1;
  int change = -1;  // -1: none
};

struct ListContext {
  const TextContext& text;
  const Slide& slide;
  const Frame& frame;
  const measure::TextEngine& engine;
  Tones tones;
  std::string language;  // of the slide
  // Cards of one group are alike: what their parts are, by element id, where that differs from what
  // the words of each alone say.
  std::map<std::string, FigureParts> agreed = {};
  std::map<std::string, Color> card_accents = {};  // card_accents.h
  double title_pt = 0;                             // the size of the slide's title; 0: it has none
};

// A list that is being drawn. Its element keeps the text; what belongs to it is drawn behind it or
// read after it.
struct DrawnList {
  ElementIr list;
  std::vector<ElementIr> behind, after;
  bool removed = false;  // the pieces hold all of its text
};

// Whether the author chose colours for the element's text, or for a part of it.
[[nodiscard]] bool has_authored_colors(const Element& element);

// A piece of the list: it may cover the list and the other pieces.
[[nodiscard]] ElementIr piece_of(const DrawnList& drawn, ElementType type, const std::string& name);
// Without meaning for a reader: a line, a band, a figure that the text has as well.
[[nodiscard]] ElementIr decoration_of(const DrawnList& drawn, const std::string& name,
                                      const Rect& box, const Color& fill);
// Whether the piece is the band that an item of a list, or its heading, is on.
[[nodiscard]] bool is_row_band(const ElementIr& piece);
[[nodiscard]] ElementIr hairline_of(const DrawnList& drawn, Emu x, Emu y, Emu width,
                                    const Color& color);

// One line of text, centred between top and bottom.
[[nodiscard]] TextBodyIr label_of(const ParagraphIr& like, const std::string& text, double size_pt,
                                  const Color& color, Align align);

}  // namespace deckle::layout
