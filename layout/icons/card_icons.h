#pragma once
// Icons on cards and steps whose headings name something that an icon shows.

#include "layout/base/text_context.h"
#include "layout/text/tones.h"
#include "measure/text/text_engine.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// On the cards of a group that hold one text each: above the text, all or none, where all have space
// for it. Cards whose text the author anchored stay as they are, and so do groups with pictures.
// Cards with large figures have theirs already, and so have the patterns that draw their own. Adds the note `icons-chosen`
// for all of them.
void add_card_icons(const TextContext& context, const Slide& slide,
                    const measure::TextEngine& engine, SlideIr& ir, DiagnosticSink& notes);

}  // namespace deckle::layout
