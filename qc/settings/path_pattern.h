#pragma once
// Patterns of paths: "archive/**/*.pptx".

#include <string>
#include <string_view>

namespace deckle::qc {

// Whether `pattern` matches `path`, whose parts are separated by "/". "*" stands for any characters
// of one part, "?" for one of them, and a part "**" for any number of parts, none included. A
// pattern without "/" is compared with the last part alone. Upper and lower case differ.
//
// Takes time in proportion to the product of the lengths at most, whatever the pattern.
[[nodiscard]] bool path_matches(std::string_view pattern, std::string_view path);

}  // namespace deckle::qc
