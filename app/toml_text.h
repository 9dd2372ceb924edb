#pragma once
// A look at a TOML text before toml++ (3.3) parses it: what would make it overflow the stack, or run
// into code that it declares unreachable.

#include <optional>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle::app {

struct TomlFlaw {
  int line = 0, column = 0;  // 1-based; columns in characters
  Message message, hint;
};

// The first flaw. Other errors are left to the parser, and flaws within them may be missed only
// where the parser stops before.
[[nodiscard]] std::optional<TomlFlaw> find_toml_flaw(std::string_view text);

}  // namespace deckle::app
