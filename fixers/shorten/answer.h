#pragma once
// Reads the answer of a shortening command, strictly.

#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "fixers/shorten/overlong.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::fixers {

struct ShorterText {
  std::size_t asked = 0;                          // index of the requested element
  std::shared_ptr<const nlohmann::json> content;  // as SlideSpec's `content`; not yet validated
};

// At most one text for each element of `asked`. Malformed: not JSON, not of this form, or about an
// element that was not requested; the message names the line and column of the answer.
[[nodiscard]] Result<std::vector<ShorterText>> read_answer(std::string_view answer,
                                                           const std::vector<Overlong>& asked,
                                                           const Limits& limits = {});

}  // namespace deckle::fixers
