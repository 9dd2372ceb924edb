#pragma once
// From a spec on disk to slides that were laid out, measured, judged and repaired: the way that
// build, qc and measure share.

#include <memory>
#include <optional>
#include <string>

#include "app/console.h"
#include "app/find_template.h"
#include "app/usage.h"
#include "fixers/deck/repair_deck.h"
#include "measure/text/text_engine.h"
#include "slidespec/model/deck.h"

namespace CLI {
class App;
}

namespace deckle::app {

// Options of every command that reads specs.
struct SpecOptions {
  std::vector<std::string> inputs;
  TemplateOptions templates;
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
  int max_iter = fixers::LoopOptions{}.max_iter;
  int max_restructurings = fixers::LoopOptions{}.max_restructurings;
};

void add_spec_options(CLI::App& command, SpecOptions& options, const Console& console);
// Of the commands that report: --shorten.
void add_shorten_options(CLI::App& command, SpecOptions& options, const Console& console);

// --jobs: at least 1.
[[nodiscard]] int threads(const SpecOptions& options);

// The inputs, --template, --brand and the configuration: what no output may replace.
[[nodiscard]] std::vector<NamedFile> files_read(const SpecOptions& options);

// What one run shares over all its specs. Empty after an error, which has been printed.
struct Workshop {
  std::shared_ptr<measure::FontCatalog> fonts;
  std::unique_ptr<measure::TextEngine> engine;
};
[[nodiscard]] std::optional<Workshop> open_workshop(const SpecOptions& options,
                                                    const Console& console, Status& status);

struct FinishedSpec {
  Deck deck;
  templates::Template base;
  fixers::RepairedDeck repaired;
};
// Everything wrong is printed and leaves its status; then the result is empty.
[[nodiscard]] std::optional<FinishedSpec> finish_spec(const std::string& path,
                                                      const SpecOptions& options,
                                                      const Workshop& workshop,
                                                      const Console& console, Status& status);

// The same for text that has been read already.
[[nodiscard]] std::optional<FinishedSpec> finish_text(const std::string& path,
                                                      const std::string& text,
                                                      const SpecOptions& options,
                                                      const Workshop& workshop,
                                                      const Console& console, Status& status);

// --fail-on.
[[nodiscard]] std::optional<Severity> severity_from(const std::string& name);

}  // namespace deckle::app
