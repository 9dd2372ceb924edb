#pragma once
// Rows that begin with what their figures are about (subject_heads.h): the value is large, and the
// subject stands on a cell of its band.

#include <cstddef>

#include "layout/lists/card_accents.h"
#include "layout/lists/list_drawing.h"
#include "layout/lists/list_form.h"

namespace deckle::layout {

inline constexpr double kSubjectSpacePt = 32;  // ours: between a subject and its value

// Of a band: the warning's where the row says that something became worse, and nothing better.
[[nodiscard]] CardTones subject_tones(const ListContext& context, const Element& element,
                                      const TextBodyIr& list, const ListRow& row);

// Makes the figure that begins at `value` large, of text of `text_pt`, and gives bad ones its
// colour.
void enlarge_value(const ListContext& context, const Element& element, const Color& accent,
                   double text_pt, std::size_t value, ParagraphIr& paragraph);

// A band, with a darker cell for the subject and a bar at its begin.
void add_subject_band(const ListContext& context, const CardTones& tones, const Rect& band,
                      Emu cell_width, Emu bar_width, DrawnList& drawn);

}  // namespace deckle::layout
