#pragma once
// The size of body text: what a template sets, and a built-in template set in another size.
//
// The levels of a list keep their distances: 18, 16, 15 pt become 24, 22, 21 (docs/design.md, "Type
// scale").

#include "slidespec/core/result.h"
#include "templates/template.h"

namespace deckle::templates {

// Of a level of a list whose first has `first_pt` on a built-in template: 2 pt smaller on the second
// and 3 pt below, but not below the minimum of body text.
[[nodiscard]] double level_size_pt(std::size_t level, double first_pt);

// Of the first level of the body of a plain slide, the layout one_column; 0: there is none.
[[nodiscard]] double body_size_pt(const Template& t);

// `text` with its first level at `size_pt`. Deeper levels are smaller by as much as before, but at
// most 2 pt on the second and 3 pt below where the text becomes smaller; spacing in points changes
// with the size, or is a brand's and stays.
enum class Spaces { WithSize, Kept };
[[nodiscard]] Spaces spaces_of(const Template& t);
[[nodiscard]] InheritedText at_body_size(const InheritedText& text, double size_pt,
                                         Spaces spaces = Spaces::WithSize);

// The template with the body style of its masters at `size_pt`, so that slides inherit it and can
// be restyled by their master. For built-in templates: the look of others is not changed.
[[nodiscard]] Result<Template> with_body_size(const Template& base, double size_pt);

}  // namespace deckle::templates
