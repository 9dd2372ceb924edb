#pragma once
// Paints as sources of cairo.

#include "render/display/display_list.h"

typedef struct _cairo cairo_t;

namespace deckle::render {

// Solid, Linear, Radial and Pattern. False: there is nothing to see of it.
bool set_source(cairo_t* cairo, const DisplayPaint& paint);

// Fills the outer frame of a Boxed paint: between inner and outer frame along each side.
void paint_boxed(cairo_t* cairo, const DisplayPaint& paint);

}  // namespace deckle::render
