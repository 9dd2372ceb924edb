#pragma once
// The colours, faces and margins of a template as a brand kit (docs/brand.md).

#include <string>

#include "engine/template/summary.h"

namespace deckle::engine {

// A brand kit with the tokens of the master that most slides use, that of one_column, and the
// summary under "template". Applied to the same template it changes nothing but the themes of other
// masters.
[[nodiscard]] std::string brand_kit_json(const TemplateSummary& summary, Language language);

}  // namespace deckle::engine
