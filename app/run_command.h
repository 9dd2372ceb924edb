#pragma once
// A program of the user's, run once: a text in, a text out.

#include <cstddef>
#include <string>

#include "slidespec/core/result.h"

namespace deckle::app {

struct CommandLimits {
  int seconds = 60;
  std::size_t max_output = std::size_t{16} << 20;
};

// `command` is a line of /bin/sh. `input` is its standard input, what it writes is the result; its
// standard error is ours. Malformed: it ended with another status than 0, by a signal, late, or wrote
// more than allowed. What it started is ended with it.
[[nodiscard]] Result<std::string> run_command(const std::string& command, const std::string& input,
                                              const CommandLimits& limits = {});

}  // namespace deckle::app
