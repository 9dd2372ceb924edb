#pragma once
// How a face was found, in words.

#include "slidespec/diag/report.h"

namespace deckle::qc {

[[nodiscard]] Wording source_words(FontUse::Source source);

}  // namespace deckle::qc
