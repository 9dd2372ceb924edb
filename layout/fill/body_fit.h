#pragma once
// How the body texts of a slide that is laid out fill their boxes.

#include <string>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

struct BodyFit {
  bool any = false;   // there are body texts
  bool fits = true;   // all of them, as the rule text-overflow judges
  // Of the fullest that has a slot of its own: the height of its text over that of its box. The boxes
  // of others are as high as their text or their group, and lists in a form of their own fill theirs.
  double fill = 0;
};

// Whether the list is drawn in a form with pieces of its own, such as rows (layout/lists): its
// paragraphs lie where the pieces are.
[[nodiscard]] bool has_pieces(const SlideIr& slide, const std::string& eid);

// `eids`: of the body texts (ElementMaker::body_texts); `sharing`: of the elements that share the
// body area.
[[nodiscard]] BodyFit body_fit(const SlideIr& slide, const std::vector<std::string>& eids,
                               const std::vector<std::string>& sharing,
                               const measure::TextEngine& engine);

}  // namespace deckle::layout
