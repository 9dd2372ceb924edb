#pragma once
// Text of a file whose lines are not known well enough to conclude anything from where they break.

#include "qc/check/file_context.h"

namespace deckle::qc {

// Why rules about the size of text say nothing of some elements: the faces that are not installed,
// the first such element and the number of others. Empty: all text is known.
[[nodiscard]] Message doubtful_text(const FileContext& context);

}  // namespace deckle::qc
