#pragma once
// Counts, shares and minutes as native shapes, in the place that an icon would have.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/base/text_context.h"
#include "layout/counts/count_words.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// What is drawn in place of an icon.
struct CountDrawing {
  enum class Kind { Glyphs, Ring, Clock } kind = Kind::Glyphs;
  int part = 0, total = 0;  // Glyphs, marked and all of them; Clock: minutes of 60
  double share = 0;         // Ring, above 0 and at most 1
  std::string icon;         // Glyphs; empty: nothing names one, and there are discs
};

struct CountColors {
  Color marked;  // at least 3 : 1 on what is behind
  Color rest;    // of what is not counted: paler, and seen
};

// Whether deckle may draw them on the slide: it may have icons, and layout_hints.counts does not
// forbid it.
[[nodiscard]] bool may_draw_counts(const TextContext& context, const Slide& slide);

// A count of a whole, else one of things; `icon`: what the place would show, where the text does
// not name what is counted.
[[nodiscard]] std::optional<CountDrawing> count_drawing(const std::string& text,
                                                        std::string_view icon);
// Of a whole alone.
[[nodiscard]] std::optional<CountDrawing> whole_drawing(const std::string& text,
                                                        std::string_view icon);
// A ring or a clock for the figure of a card; `label`: its other texts.
[[nodiscard]] std::optional<CountDrawing> value_drawing(const std::string& value,
                                                        const std::string& label);

// One name for each drawing: empty where there is one, else the next of `icons`, of which there are as
// many as places without a drawing.
[[nodiscard]] std::vector<std::string_view> icons_beside(
    const std::vector<std::optional<CountDrawing>>& drawings,
    const std::vector<std::string_view>& icons);

// `marked` as it is, and the rest between `ground` and `towards`.
[[nodiscard]] CountColors count_colors(const Color& marked, const Color& ground,
                                       const Color& towards);

// Where the drawing stands in a wider or higher area.
enum class CountAlign { Left, Center, Right };

// Decorations, from left to right and above one another; no glyph is larger than `most`. Their ids
// are for the caller to set. Of a slide that is mirrored later, the counted ones are the first in
// reading direction. Empty: the area has no space for glyphs of 14 pt.
[[nodiscard]] std::vector<ElementIr> draw_count(const CountDrawing& drawing, const Rect& area,
                                                Emu most, CountAlign align,
                                                const CountColors& colors, const ElementIr& owner);

// The sign that forbids, over a square.
[[nodiscard]] ElementIr not_done_sign(const Rect& box, const Color& color, const ElementIr& owner);

// The note `counts-drawn`, where the slide has such pieces.
void note_counts(const Slide& slide, const SlideIr& ir, DiagnosticSink& notes);

// Whether the element is a piece of such a drawing.
[[nodiscard]] bool is_count_piece(const ElementIr& element);
[[nodiscard]] bool is_not_done_sign(const ElementIr& element);

}  // namespace deckle::layout
