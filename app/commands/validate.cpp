#include <algorithm>

#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"
#include "engine/pipeline/engine.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> inputs;
};

void validate(const Options& options, Program& program) {
  refuse_repeated_stdin(options.inputs);
  engine::EngineOptions engine_options;
  engine_options.limits = program.limits;
  const auto engine = engine::Engine::open(std::move(engine_options));
  if (!engine) return program.fail_with(engine.error());
  for (const std::string& path : options.inputs) {
    const std::string name = display_name(path);
    auto text = read_spec(path, program.limits);
    if (!text) {
      program.fail_with(text.error());
      continue;
    }
    const engine::Built checked = engine->validate({std::move(*text), name, folder_of(path)});
    if (checked.error) {
      program.fail_with(*checked.error);
      continue;
    }
    const DiagnosticSink& sink = checked.findings;
    program.console.print(sink);
    const auto count = [&sink](Severity severity) {
      return std::count_if(sink.begin(), sink.end(),
                           [severity](const Diagnostic& d) { return d.severity == severity; });
    };
    if (checked.ok()) {
      const auto warnings = count(Severity::Warning);
      const Message slides = counted_slides(checked.deck.slides.size());
      program.console.info(warnings == 0 ? tr("{}: valid, {}", name, slides)
                                         : tr("{}: valid, {}, {}", name, slides,
                                               warnings == 1 ? tr("{} warning", warnings)
                                                             : tr("{} warnings", warnings)));
    } else {
      const auto errors = count(Severity::Error);
      program.console.info(tr("{}: invalid, {}", name,
                               errors == 1 ? tr("{} error", errors) : tr("{} errors", errors)));
      program.status = worse(program.status, Status::Invalid);
    }
  }
}

}  // namespace

void add_validate(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "validate",
      program.console.help(N_("Check SlideSpec files and report every error with its line and "
                              "column")));
  command
      .add_option("spec", options->inputs,
                  program.console.help(N_("SlideSpec files, or - for stdin")))
      .required()
      .type_name("SPEC.json");
  command.footer(
      example_and_statuses_without_findings(program.console, "deckle validate deck.json"));
  command.action([options, command, &program] {
    std::string config;
    if (apply_config(command, options->inputs, config, program)) validate(*options, program);
  });
}

}  // namespace deckle::app
