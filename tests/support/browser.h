#pragma once
// The Chromium of tests with the label "chrome".

#include <memory>

#include "measure/chrome/browser.h"

namespace deckle::test {

// One for the whole test program. Null where none is installed: the test then skips with a message;
// a failure where it is required ($DECKLE_REQUIRE_JUDGES) or does not start.
[[nodiscard]] std::shared_ptr<measure::Browser> test_browser();

inline constexpr const char* kNoBrowser =
    "no Chromium is installed: script/bootstrap --judges installs it";

}  // namespace deckle::test
