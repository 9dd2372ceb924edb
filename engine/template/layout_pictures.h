#pragma once
// Drawings of a template's layouts: each as a new slide of it looks, with its placeholders marked.

#include <string>
#include <vector>

#include "engine/template/summary.h"
#include "measure/text/text_engine.h"
#include "render/svg/slide_svg.h"

namespace deckle::engine {

using LayoutMarks = std::vector<std::vector<render::SvgMark>>;  // by layout; may be empty

// SVG of every layout of `t`, in order: decoration of master and layout, prompts in the styles of
// their placeholders, and around each placeholder a frame with its role or type, its idx, and how
// many lines of how many Hangul it holds. Boxes that deckle computes for an id of that name are
// dotted. `summary` is that of `t`. Of pictures that would make the whole very large, the largest
// are drawn as grey boxes. `marks` of each layout are drawn on top. Errors as
// pptx::read_layout_slides(), and those of measuring.
[[nodiscard]] Result<std::vector<std::string>> layout_pictures(const templates::Template& t,
                                                               const TemplateSummary& summary,
                                                               const measure::TextEngine& text,
                                                               const Limits& limits,
                                                               const LayoutMarks& marks = {});

// The colour of the frame of a placeholder or slot of this role or type, as CSS.
[[nodiscard]] const char* frame_color(const std::string& role);

}  // namespace deckle::engine
