#pragma once
// The errors of an SVG that is refused. Each completes "the picture …".

#include <cstddef>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::ooxml::svg {

// `what` is outside the file, `target` its address as the file has it, which is shortened.
// Data of a kind that is not allowed in the file has another message.
[[nodiscard]] tl::unexpected<Error> outside(const Message& what, std::string_view target);

// Not well-formed near byte `at`.
[[nodiscard]] tl::unexpected<Error> damaged(std::size_t at, const Message& why);

// Above a limit that the thing itself exceeds.
[[nodiscard]] tl::unexpected<Error> exceeds(Limit limit, const Limits& limits);

// `text` for a message: at most 60 characters, those beyond ASCII and controls as '?'.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace deckle::ooxml::svg
