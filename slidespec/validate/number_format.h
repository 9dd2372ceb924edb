#pragma once
// Number formats of spreadsheets (ECMA-376 Part 1, 18.8.31), as far as a writer must check them:
// one that a reader cannot parse makes it repair the whole file.

#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

// Why `code` cannot be used, for people; empty when it can. Checked: length (255 characters),
// control characters, quotes and brackets that close, at most four sections, an escape at the end,
// letters outside quotes that stand for nothing.
[[nodiscard]] Message number_format_flaw(std::string_view code);

// `code` with literal text outside ASCII put in quotes, which readers of every language take alike:
// #,##0만 → #,##0"만". Of a code without flaw.
[[nodiscard]] std::string portable_number_format(std::string_view code);

}  // namespace deckle
