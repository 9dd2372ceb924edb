#pragma once
// Changes bytes without regard to what they mean.

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/fuzz/mutate/random.h"

namespace deckle::fuzz {

// One to four changes: a bit, a byte, a number of 1 to 8 bytes at a bound of its type, a piece
// removed, doubled, moved or filled. Never longer than `most`.
[[nodiscard]] std::string mutate_bytes(std::string_view bytes, std::size_t most, Random& random);

}  // namespace deckle::fuzz
