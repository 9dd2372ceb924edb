#pragma once
// How a face was found, in words.

#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message source_label(FontUse::Source source);

}  // namespace deckle::qc
