#pragma once
// The options that commands on specs share, and a spec through the engine with what the console
// prints of it.

#include <optional>
#include <string>

#include "app/console.h"
#include "app/usage.h"
#include "engine/pipeline/engine.h"

namespace CLI {
class App;
}

namespace deckle::app {

// Options of every command that reads specs.
struct SpecOptions {
  std::vector<std::string> inputs;
  engine::TemplateOptions templates;
  std::string assets_folder;  // --assets; empty: the spec's own
  std::vector<std::string> font_folders;
  bool strict_fonts = false;
  std::string target = "powerpoint";
  int jobs = 0;  // 0: all cores; see threads()
  std::string details = "appendix";  // --details
  std::string shorten;               // --shorten: a command line, or empty
  int shorten_seconds = 60;          // --shorten-timeout
  bool before_fix = false;
  bool autofit = false;  // build --fit autofit
  std::string config;    // --config, or the deckle.toml that was found
  int max_iter = engine::BuildOptions{}.max_iter;
  int max_restructurings = engine::BuildOptions{}.max_restructurings;
};

void add_spec_options(CLI::App& command, SpecOptions& options, const Console& console);
// Of the commands that report: --shorten.
void add_shorten_options(CLI::App& command, SpecOptions& options, const Console& console);

// --jobs: at least 1.
[[nodiscard]] int threads(const SpecOptions& options);

// The inputs, --template, --brand and the configuration: what no output may replace.
[[nodiscard]] std::vector<NamedFile> files_read(const SpecOptions& options);

// The engine that a command works with. Empty after an error, which has been printed.
[[nodiscard]] std::optional<engine::Engine> open_engine(const SpecOptions& options,
                                                        const Console& console, Status& status);

// What the options ask of a build.
[[nodiscard]] engine::BuildOptions build_options(const SpecOptions& options,
                                                 engine::PackageWanted package);

// A spec from a file or stdin through the engine. Everything wrong is printed and changes `status`;
// then the result is empty.
[[nodiscard]] std::optional<engine::Built> build_spec(const std::string& path,
                                                      const engine::BuildOptions& options,
                                                      const engine::Engine& engine,
                                                      const Console& console, Status& status);
// The same for text that has been read already.
[[nodiscard]] std::optional<engine::Built> build_text(const std::string& path, std::string text,
                                                      const engine::BuildOptions& options,
                                                      const engine::Engine& engine,
                                                      const Console& console, Status& status);

// --fail-on.
[[nodiscard]] std::optional<Severity> severity_from(const std::string& name);

}  // namespace deckle::app
