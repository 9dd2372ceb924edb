#pragma once
// deckle.toml: settings for all specs of a folder and of those below it.
//
// Every setting is an option of the command line under another name, and is checked as that option
// is; what the command line says wins. Paths are relative to the file.

#include <string>

#include "app/program.h"
#include "app/repair_spec.h"

namespace deckle::app {

// Sets the options of `command` (build, qc or measure) that the command line left open. The file is
// `options.config`, or the deckle.toml nearest above the first input, whose path is then put there;
// none is no error. False when something is wrong with it, which has been printed, every cause with
// its line, and is the status.
[[nodiscard]] bool apply_config(CLI::App& command, SpecOptions& options, Program& program);

}  // namespace deckle::app
