#pragma once
// The program within the test's process, and files for it.

#include <string>
#include <vector>

#include "tests/support/judges.h"

namespace deckle::test {

struct ProgramRun {
  int status = 0;
  std::string output, errors;  // what went to stdout and stderr
};
// The command line behind "deckle", in English.
[[nodiscard]] ProgramRun run_deckle(std::vector<std::string> arguments);

// A valid spec of one slide.
[[nodiscard]] std::string small_spec();

// A file in the folder, with the folders above it; returns its path.
std::string put(const TemporaryFolder& folder, const std::string& name, const std::string& text);

}  // namespace deckle::test
