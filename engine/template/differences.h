#pragma once
// What changed between two templates, as text and as JSON (schema "template-diff").

#include <string>

#include "engine/template/compare.h"

namespace deckle::engine {

// A line for each.
[[nodiscard]] std::string differences_text(const Differences& differences, Language language);
[[nodiscard]] std::string differences_json(const Differences& differences, Language language);

}  // namespace deckle::engine
