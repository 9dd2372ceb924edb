#pragma once
// Text as glyphs at the places where its lines were measured.

#include <string>
#include <vector>

#include "render/display/display_slide.h"

namespace deckle::render {

// The text area of a body: its left and right edge (box less insets).
struct TextEdges {
  Emu left, right;
};

// The lines with their markers, underlines and links, upright.
void draw_text(const TextBodyIr& body, const std::vector<MeasuredLine>& lines,
               const TextEdges& edges, const DisplayFonts& fonts, std::vector<DisplayItem>& items);

enum class TextSide { Start, Middle, End };

// One line of one style, with its start, middle or end at `at` on the baseline.
void draw_label(const std::string& text, const RunStyle& style, Point at, TextSide side,
                const DisplayFonts& fonts, std::vector<DisplayItem>& items);

// The letters that `text` in a symbol font (Wingdings, Symbol) stands for; `text` itself in others.
[[nodiscard]] std::string symbols_as_unicode(const std::string& text, const std::string& font);

}  // namespace deckle::render
