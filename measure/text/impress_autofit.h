#pragma once
// How LibreOffice 7.4 shows text that shrinks on overflow (docs/text-layout.md, 1.2): it ignores
// the state that the file has, and looks for a scale itself.

#include "measure/text/text_engine.h"

namespace deckle::measure {

// The body with sizes, indents and spacing at the scale that Impress would show them. `width_pt`
// and `height_pt` are the text area's; `engine` is of the target libreoffice.
[[nodiscard]] TextBodyIr shrunk_by_impress(const TextEngine& engine, const TextBodyIr& body,
                                           double width_pt, double height_pt);

}  // namespace deckle::measure
