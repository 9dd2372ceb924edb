#pragma once
// Shapes and dividers: geometry, fill and line of an element.

#include "layout/text/text_build.h"

namespace deckle::layout {

// Sets shape, fill, line and text style of a Shape element; the text itself is already in
// `out.text`.
void style_shape(const TextContext& context, const Element& element, ElementIr& out);
void style_divider(const TextContext& context, const Element& element, ElementIr& out);
// `style.fill` of a text or list: a panel behind the text.
void style_panel(const TextContext& context, const Element& element, ElementIr& out);

}  // namespace deckle::layout
