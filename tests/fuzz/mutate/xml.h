#pragma once
// Changes an XML text so that it mostly stays well-formed.

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/fuzz/mutate/random.h"

namespace deckle::fuzz {

// One to three changes: an element removed, doubled, moved or wrapped, an attribute's value
// replaced by a number at a bound, by the value of another attribute or by words that readers treat
// as special. A text without elements has its bytes changed. Never longer than `most`.
[[nodiscard]] std::string mutate_xml(std::string_view text, std::size_t most, Random& random);

}  // namespace deckle::fuzz
