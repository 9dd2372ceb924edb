#pragma once
// Captions that their author wants on the picture (`style.variant: "caption_on_picture"`): a band at its foot.

#include <string>
#include <utility>
#include <vector>

#include "layout/base/text_context.h"
#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

struct PictureCaption {
  std::string picture;
  Element caption;
};

// Takes the captions that are to be on their pictures out of the slide, in reading order. A
// picture's caption is the text of role `caption`, or without role, that follows it; of several
// pictures and as many captions after them, the first has the first, and so on. Round pictures and
// texts in exact boxes keep theirs.
[[nodiscard]] std::vector<PictureCaption> take_captions(Slide& slide);
// Whether take_captions() would take one. Cheap.
[[nodiscard]] bool has_captions_on_pictures(const Slide& slide);

// Makes `caption`, which is made from `source`, the band on that picture of the slide. Its box
// follows from the picture's.
void style_caption(const TextContext& context, const ElementIr& picture, const Element& source,
                   ElementIr& caption);

[[nodiscard]] bool is_caption_band(const ElementIr& element);

// The box of such a band, for the present box of the picture.
void place_caption(const SlideIr& slide, const measure::TextEngine& engine, ElementIr& caption);

}  // namespace deckle::layout
