#pragma once
// Changes a package: decompressed, one part or the list of parts changed, and packed again.

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/fuzz/mutate/random.h"

namespace deckle::fuzz {

// Mostly a change of one XML part (mutate_xml), else of its bytes, of its name, or of the list: a
// part removed, doubled under another name, exchanged for another. What is not a ZIP archive has
// its bytes changed, and sometimes what is. Never longer than `most`.
[[nodiscard]] std::string mutate_package(std::string_view bytes, std::size_t most, Random& random);

}  // namespace deckle::fuzz
