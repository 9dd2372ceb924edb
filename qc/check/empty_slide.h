#pragma once
// Slides of a file that show nothing of their own.

#include "qc/check/file_context.h"

namespace deckle::qc {

// Whether it is shown and has no text, picture, chart, table or drawing of its own; date, footer and
// number do not count. Not one whose layout says it all, nor one with a picture of its own as
// background.
[[nodiscard]] bool is_empty_slide(const FileContext& context, const FileSlide& slide);

}  // namespace deckle::qc
