#pragma once
// The options shared by commands on specs, and building a spec with the engine, with its messages
// printed to the console.

#include <optional>
#include <string>

#include "app/command.h"
#include "app/program.h"
#include "app/usage.h"
#include "engine/pipeline/engine.h"
#include "qc/settings/path_overrides.h"

namespace deckle::app {

// Options of every command that reads specs.
struct SpecOptions {
  std::vector<std::string> inputs;
  engine::TemplateOptions templates;
  std::string assets_folder;  // --assets; empty: the spec's own
  std::vector<std::string> font_folders;
  bool strict_fonts = false;
  std::string target = "powerpoint";
  std::string backend = "native";
  int jobs = 0;  // 0: all cores; see threads()
  std::string details = "appendix";  // --details
  std::string shorten;               // --shorten: a command line, or empty
  int shorten_seconds = 60;          // --shorten-timeout
  std::vector<std::string> select, ignore;          // rules
  std::vector<std::string> severity, rule_options;  // "RULE=LEVEL", "RULE.NAME=VALUE"
  std::vector<qc::PathOverride> overrides;          // of deckle.toml, by path of the deck
  bool before_fix = false;
  bool autofit = false;  // build --fit autofit
  std::string keep_slides;  // build --keep-slides; empty: the template's slides are left out
  std::string config;    // --config, or the deckle.toml that was found
  int max_iter = engine::BuildOptions{}.max_iter;
  int max_restructurings = engine::BuildOptions{}.max_restructurings;
};

// The specs, and the options that say where their other inputs are: all that validating needs.
void add_input_options(Command command, SpecOptions& options, const Console& console);
// Those, and what concerns measuring and repair.
void add_spec_options(Command command, SpecOptions& options, const Console& console);
// Of those, what concerns measuring alone: --fonts, --strict-fonts and --target.
void add_measure_options(Command command, SpecOptions& options, const Console& console);
// --backend, for the commands that measure slides. "chrome" implies the target chrome.
void add_backend_option(Command command, SpecOptions& options, const Console& console);
// --target, or the one that --backend implies.
[[nodiscard]] measure::Target target_of(const SpecOptions& options);
// --shorten, for the commands that report.
void add_shorten_options(Command command, SpecOptions& options, const Console& console);
// --select, --ignore, --severity and --rule-option, for the same.
void add_finding_options(Command command, SpecOptions& options, const Console& console);
// What they ask for. Throws UsageError.
[[nodiscard]] FindingSettings finding_settings(const SpecOptions& options);
// The same for one input, with what deckle.toml has for its path. Stdin has no path.
[[nodiscard]] qc::OverriddenSettings finding_settings_of(const SpecOptions& options,
                                                         const std::string& input);
// --fail-on; severity_from() reads `severity`.
void add_fail_on(Command command, std::string& severity, const Console& console);

// --jobs, or one per core if it is 0; at least 1.
[[nodiscard]] int threads(int jobs);

// docs/contracts.md, "Dates": SOURCE_DATE_EPOCH, for specs that give no date; empty without it.
[[nodiscard]] std::string source_date();

// The inputs, --template, --brand and the configuration: no output may replace them.
[[nodiscard]] std::vector<NamedFile> files_read(const SpecOptions& options);

// The engine for a command. Empty after an error, which has been printed.
[[nodiscard]] std::optional<engine::Engine> open_engine(const SpecOptions& options,
                                                        Program& program);
// The same for a command that measures nothing.
[[nodiscard]] std::optional<engine::Engine> open_engine(Program& program);

// The build options that the command line options give. Throws UsageError.
[[nodiscard]] engine::BuildOptions build_options(const SpecOptions& options,
                                                 engine::PackageWanted package);

// Builds a spec from a file or stdin. Errors are printed and change `status`; an input that cannot
// be used has a report that says why (Built::ok() is then false). Empty: deckle itself failed.
[[nodiscard]] std::optional<engine::Built> build_spec(const std::string& path,
                                                      const engine::BuildOptions& options,
                                                      const engine::Engine& engine,
                                                      const Console& console, Status& status);
// The same for a spec that has already been read.
[[nodiscard]] std::optional<engine::Built> build_text(const std::string& path, std::string text,
                                                      const engine::BuildOptions& options,
                                                      const engine::Engine& engine,
                                                      const Console& console, Status& status);

// --fail-on.
[[nodiscard]] std::optional<Severity> severity_from(const std::string& name);

}  // namespace deckle::app
