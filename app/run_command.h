#pragma once
// Runs a command of the user once: text in, text out.

#include <cstddef>
#include <string>

#include "slidespec/core/result.h"

namespace deckle::app {

struct CommandLimits {
  int seconds = 60;
  std::size_t max_output = std::size_t{16} << 20;
};

// `command` is a command line for /bin/sh. `input` is its standard input, its standard output is
// the result; its standard error is ours. Malformed: it exited with a status other than 0, was
// terminated by a signal, took too long, or wrote more than allowed. Processes it started are ended
// with it.
[[nodiscard]] Result<std::string> run_command(const std::string& command, const std::string& input,
                                              const CommandLimits& limits = {});

}  // namespace deckle::app
