#pragma once
// Units and their names written out: "ms" and "milliseconds".

#include <string>

namespace deckle::layout {

// Whether one is a unit and the other its name, or both are one unit in other letters: nothing is
// said by having both. English and Korean; letters of either case.
[[nodiscard]] bool are_one_unit(const std::string& first, const std::string& second);

}  // namespace deckle::layout
