#pragma once
// The text of an XML part before it is parsed: its size, encoding and characters checked.

#include <string>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml::xml {

// `bytes` as UTF-8 without byte order mark. Malformed, Limit: as xml::parse().
[[nodiscard]] Result<std::string> part_text(std::string_view bytes, const std::string& where,
                                            Budget& budget);

}  // namespace deckle::ooxml::xml
