#pragma once
// deckle.toml: settings for all specs of a folder and of those below it.
//
// Every setting is an option of the command line under another name, and is checked as that option
// is; what the command line says wins. Paths are relative to the file.

#include <string>
#include <vector>

#include "app/program.h"

namespace deckle::app {

// Sets the options of `command` (build, qc, measure or validate), and of the program, that the
// command line left open. The file is `file`, or the deckle.toml nearest above the first input,
// whose path is then put there; none is no error. False when something is wrong with it, which has
// been printed, every cause with its line, and is the status.
[[nodiscard]] bool apply_config(CLI::App& command, const std::vector<std::string>& inputs,
                                std::string& file, Program& program);

}  // namespace deckle::app
