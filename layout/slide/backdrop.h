#pragma once
// What the layout of a slide puts behind its elements.

#include "slidespec/ir/slide_ir.h"
#include "templates/template.h"

namespace deckle::layout {

// Background, shapes of layout and master, and the colours that text may take.
void set_backdrop(const templates::Layout& layout, SlideIr& slide);

// ElementIr::look of elements whose placeholder paints something and that have no fill of their own.
void set_placeholder_looks(const templates::Layout& layout, SlideIr& slide);

// The colours of deckle's own for what is good or bad are no breach of a rule about colours.
void allow_signals(SlideIr& slide);

}  // namespace deckle::layout
