#pragma once
// Checks the native engine, with the target chrome, against recorded rows.

#include <string>

namespace deckle::bench {

inline constexpr int kSkipped = 77;  // CTest's status of a test that is skipped

// Prints a table by set, and with `verbose` each box that differs. 0; 1 where the engine agrees less
// than docs/chrome.md promises; kSkipped where no font of the rows is installed as it was.
[[nodiscard]] int check(const std::string& rows, bool verbose);

}  // namespace deckle::bench
