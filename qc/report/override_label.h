#pragma once
// The line for settings of deckle.toml that applied to a deck because of its path.

#include "slidespec/core/message.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message override_label(const AppliedOverride& one);

}  // namespace deckle::qc
