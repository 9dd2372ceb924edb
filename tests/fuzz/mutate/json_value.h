#pragma once
// Changes a JSON value within its JSON Schema.

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/fuzz/mutate/random.h"

namespace deckle::fuzz {

// One to four changes: a value replaced by another that the schema allows there (mostly), a member
// that the schema knows added, an optional one removed, an item doubled, moved or removed. `schema`
// is a name of schema_names(). A text that is not JSON has its bytes changed. Never longer than
// `most`.
[[nodiscard]] std::string mutate_json(std::string_view text, std::string_view schema,
                                      std::size_t most, Random& random);

}  // namespace deckle::fuzz
