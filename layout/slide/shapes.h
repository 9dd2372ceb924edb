#pragma once
// Shapes and dividers: geometry, fill and line of an element.

#include "layout/groups/connectors.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Sets shape, fill, line and text style of a Shape element; the text itself is already in
// `out.text`.
void style_shape(const TextContext& context, const Element& element, ElementIr& out);
// A connector: a line of the colour of its shape, with an arrow at its end, bound to both elements.
// Where it runs follows from their boxes (layout/geometry/connector_lines.h).
void style_connector(const TextContext& context, const Connector& connector, ElementIr& out);
void style_divider(const TextContext& context, const Element& element, ElementIr& out);
// `style.fill` of a text or list: a panel behind the text.
void style_panel(const TextContext& context, const Element& element, ElementIr& out);

}  // namespace deckle::layout
