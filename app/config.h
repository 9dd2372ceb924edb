#pragma once
// deckle.toml: settings for all specs of a folder and of those below it.
//
// Every setting corresponds to a command line option and is checked like it; an option on the
// command line replaces the whole setting. Paths are relative to the file.

#include <string>
#include <string_view>
#include <vector>

#include "app/command.h"
#include "qc/settings/path_overrides.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::app {

struct Program;

// One setting of the file, with the option that it corresponds to.
struct ConfigSetting {
  std::string_view section, key, option;  // "build", "jobs", "--jobs"
  std::vector<std::string> values;        // the values for the option
  Place at;
};

struct Config {
  std::vector<ConfigSetting> settings;
  std::vector<qc::PathOverride> overrides;  // [[qc.override]]; no option corresponds to them
  DiagnosticSink findings;  // rule "config": not TOML, unknown keys, values of a wrong type
};

// `path` is the name of the file in messages; paths in the file are relative to its folder.
[[nodiscard]] Config read_config(const std::string& text, const std::string& path);

// Whether a setting applies to a command. Settings of [build] that affect the deck apply to every
// command, the others to build only; [qc] applies to qc only, but for what concerns findings, which
// applies to build as well.
[[nodiscard]] bool concerns(const ConfigSetting& setting, std::string_view command);

// The file in the folder of `input` or in the nearest parent; empty when there is none. A file that
// belongs neither to the user nor to root nor to the owner of `input` is passed over: in a folder
// shared with others, anybody could put one there.
struct FoundConfig {
  std::string path;
  std::vector<std::string> passed_over;
};
[[nodiscard]] FoundConfig find_config(const std::string& input);

// Sets the options of `command` (build, qc, measure or validate), and of the program, that are not
// on the command line. Reads `file`; if that is empty, the deckle.toml in the folder of the first
// input or the nearest parent, and sets `file` to its path. No file is no error. False when the
// file is invalid: every error has then been printed with its line, and the status is set.
//
// `overrides` receives those of the file, without what an option on the command line replaces; null
// for commands without findings.
[[nodiscard]] bool apply_config(Command command, const std::vector<std::string>& inputs,
                                std::string& file, Program& program,
                                std::vector<qc::PathOverride>* overrides = nullptr);

}  // namespace deckle::app
