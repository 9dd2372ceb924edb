#pragma once
// Records rows with an installed Chromium.

#include <string>

#include "bench/chrome_rows/rows.h"

namespace deckle::bench {

// 0, or an exit status after a message.
[[nodiscard]] int record(const std::string& sentences, const std::string& rows);

}  // namespace deckle::bench
