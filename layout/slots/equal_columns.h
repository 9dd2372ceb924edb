#pragma once
// Columns of a layout that are wider at the left, for text beside a picture, hold two pictures.

#include <vector>

#include "layout/slots/assign.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

// Gives the left and the right column one width where each holds a picture, since pictures beside
// each other are siblings and have frames of one size.
void set_equal_columns(const std::vector<Assignment>& assignments, std::vector<Slot>& slots);

// Gives both columns one width, top and bottom where the template has no placeholder for one of
// them: a column that deckle computes has no reason to be narrower than its neighbour.
void halve_computed_columns(std::vector<Slot>& slots);

}  // namespace deckle::layout
