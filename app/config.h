#pragma once
// deckle.toml: settings for all specs of a folder and of those below it.
//
// Every setting is an option of the command line under another name, and is checked as that option
// is; what the command line says wins. Paths are relative to the file.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/diag/diagnostic.h"

namespace CLI {
class App;
}

namespace deckle::app {

struct Program;

// One setting of the file, as the option that it stands for.
struct ConfigSetting {
  std::string_view section, key, option;  // "build", "jobs", "--jobs"
  std::vector<std::string> values;        // what the option would be given
  Place at;
};

struct Config {
  std::vector<ConfigSetting> settings;
  DiagnosticSink findings;  // rule "config": not TOML, unknown keys, values of another type
};

// `path` is the file's name: for messages, and its folder is what paths in it are relative to.
[[nodiscard]] Config read_config(const std::string& text, const std::string& path);

// Of [build], what makes the deck concerns every command; the rest says what the command build does
// about it. [qc] concerns qc only.
[[nodiscard]] bool concerns(const ConfigSetting& setting, std::string_view command);

// The file in the folder of `input`, or in the nearest above it; empty when there is none.
[[nodiscard]] std::string find_config(const std::string& input);

// Sets the options of `command` (build, qc, measure or validate), and of the program, that the
// command line left open. The file is `file`, or the deckle.toml nearest above the first input,
// whose path is then put there; none is no error. False when something is wrong with it, which has
// been printed, every cause with its line, and is the status.
[[nodiscard]] bool apply_config(CLI::App& command, const std::vector<std::string>& inputs,
                                std::string& file, Program& program);

}  // namespace deckle::app
