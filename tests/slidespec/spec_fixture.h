#pragma once
// A small SlideSpec with every kind of element, and ways to break it at one place.

#include <string>
#include <string_view>

#include "slidespec/diag/diagnostic.h"

namespace deckle::test {

// Valid, without a single finding.
[[nodiscard]] std::string good_spec();

// `text` with the first `from` replaced by `to`; fails the test when `from` is not there.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);

// Line and column (in characters) of the first `snippet` of `text`, counted the slow way: "12:7".
[[nodiscard]] std::string place_of(const std::string& text, std::string_view snippet);

[[nodiscard]] std::string place_text(const Place& place);  // "12:7"

// Every finding on a line of its own, for failure messages.
[[nodiscard]] std::string listed(const DiagnosticSink& sink);

}  // namespace deckle::test
