#pragma once
// Notes for the author on a slide's layout: another layout was used, a title became body text.

#include <string>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Adds a note (not a defect) on an element of `slide`, or on the slide itself with an empty id.
void add_note(const Slide& slide, std::string rule, const std::string& element_id,
              Message message, Message hint, DiagnosticSink& notes);

}  // namespace deckle::layout
