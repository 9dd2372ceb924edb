#pragma once
// deckle.toml: settings for all specs of a folder and of those below it.
//
// Every setting corresponds to a command line option and is checked like it; the command line has
// priority. Paths are relative to the file.

#include <string>
#include <vector>

#include "app/program.h"

namespace deckle::app {

// Sets the options of `command` (build, qc, measure or validate), and of the program, that are not
// on the command line. Reads `file`; if that is empty, the deckle.toml in the folder of the first
// input or the nearest parent, and sets `file` to its path. No file is no error. False when the
// file is invalid: every error has then been printed with its line, and the status is set.
[[nodiscard]] bool apply_config(CLI::App& command, const std::vector<std::string>& inputs,
                                std::string& file, Program& program);

}  // namespace deckle::app
