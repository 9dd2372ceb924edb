#pragma once
// The summary of a template as text for people.

#include <string>

#include "engine/template/summary.h"

namespace deckle::engine {

// Tables aligned for a terminal, also with East Asian letters. Names from the file are escaped.
[[nodiscard]] std::string summary_text(const TemplateSummary& summary, Language language);

}  // namespace deckle::engine
