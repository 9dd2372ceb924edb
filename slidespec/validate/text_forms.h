#pragma once
// Small grammars for strings in a spec. Flaws are "" for a valid one, else in lower case, to be
// read after the value: "'../x' " + "points outside its folder".

#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

// BCP 47 as far as it can be checked without the registry: subtags of letters and digits joined by
// '-'.
[[nodiscard]] bool is_language_tag(std::string_view tag);

// ISO 8601 calendar date, "2024-02-29", with or without a time after it, and a day that exists.
[[nodiscard]] Message date_flaw(std::string_view date);

// docs/contracts.md, "Assets": a path below the asset root, as far as the text shows.
[[nodiscard]] Message asset_path_flaw(std::string_view path);

// A colour: a name of known_color_names(), or six hex digits with or without '#'.
[[nodiscard]] bool is_color(std::string_view color);

// Only white space (Unicode White_Space, zero-width characters and soft breaks), or nothing.
[[nodiscard]] bool is_blank(std::string_view text);

}  // namespace deckle
