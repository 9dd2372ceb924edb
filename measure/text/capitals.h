#pragma once
// Text in capitals, as a format of letters shows it (a:rPr/@cap="all").

#include <string>
#include <string_view>

namespace deckle::measure {

// With the capital of each letter that has one of as many bytes, so that offsets are those of the
// text as typed.
[[nodiscard]] std::string in_capitals(std::string_view text);

}  // namespace deckle::measure
