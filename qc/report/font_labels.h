#pragma once
// A label for the source of a font's metrics.

#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message source_label(FontUse::Source source);

}  // namespace deckle::qc
