#include "tests/support/browser.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace deckle::test {

std::shared_ptr<measure::Browser> test_browser() {
  static const auto browser = measure::Browser::open();
  if (browser) return *browser;
  const bool absent = browser.error().code == ErrorCode::NotFound;
  if (!absent || std::getenv("DECKLE_REQUIRE_JUDGES") != nullptr)
    ADD_FAILURE() << to_string(browser.error());
  return nullptr;
}

}  // namespace deckle::test
