#pragma once
// The message that says how a face was found.

#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message source_label(FontUse::Source source);

}  // namespace deckle::qc
