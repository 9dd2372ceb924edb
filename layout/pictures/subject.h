#pragma once
// What a photograph shows, as far as its colours tell.

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Of a picture that is cropped to its box: keeps the side on which its subject is, where the author
// chose none (align and anchor are those of the middle). The subject is what differs from the edges of
// the picture; where nothing or nearly everything does, the middle is kept.
void keep_subject(ElementIr& picture);

}  // namespace deckle::layout
