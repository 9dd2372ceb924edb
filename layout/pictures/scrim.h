#pragma once
// What lets a picture through and keeps the text on it readable: a gradient above the picture that
// fills a page, a band at the foot of another. How strong they are is decided in
// layout/pictures/scrim_strength.h, by the pixels behind the letters.

#include <string>
#include <string_view>
#include <vector>

#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

enum class ScrimSide { ByText, Foot };

// Adds the gradients that the texts on the picture need, after it: over the upper part of the page,
// over the lower part, or both. The texts have the colour that is made for the theme's dark, unless
// the author chose theirs, and no fill of their own. Foot: one gradient for all, from the foot of
// the page.
void add_scrims(const TextContext& context, const std::string& picture,
                const std::vector<std::string>& texts, ScrimSide side, SlideIr& slide);

[[nodiscard]] bool is_scrim(const ElementIr& element);

// A paint of one colour of the theme that lets something through.
[[nodiscard]] PaintIr band_paint(const Color& color, double alpha);
// The same colours, so strong.
void set_strength(PaintIr& paint, double alpha);

// Of a gradient: the share of its strength at `at`, from 0 (top) to 1.
[[nodiscard]] double strength_at(const PaintIr& paint, double at);

}  // namespace deckle::layout
