#include <fmt/format.h>

#include <algorithm>

#include "app/file_io.h"
#include "app/program.h"
#include "app/usage.h"
#include "slidespec/validate/validate.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> inputs;
};

void validate(const Options& options, Program& program) {
  refuse_repeated_stdin(options.inputs);
  for (const std::string& path : options.inputs) {
    const std::string name = display_name(path);
    const auto text = read_spec(path);
    if (!text) {
      program.fail_with(text.error());
      continue;
    }
    DiagnosticSink sink;
    const std::optional<Deck> deck = read_deck(*text, name, sink);
    program.console.print(sink);
    const auto count = [&sink](Severity severity) {
      return std::count_if(sink.begin(), sink.end(),
                           [severity](const Diagnostic& d) { return d.severity == severity; });
    };
    if (deck) {
      const auto warnings = count(Severity::Warning);
      program.console.info(fmt::format(
          "{}: valid, {} slide{}{}", name, deck->slides.size(), deck->slides.size() == 1 ? "" : "s",
          warnings == 0 ? "" : fmt::format(", {} warning{}", warnings, warnings == 1 ? "" : "s")));
    } else {
      const auto errors = count(Severity::Error);
      program.console.info(
          fmt::format("{}: not valid, {} error{}", name, errors, errors == 1 ? "" : "s"));
      program.status = worse(program.status, Status::Invalid);
    }
  }
}

}  // namespace

void add_validate(CLI::App& app, Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("validate", "Check SlideSpec files; every error with its place");
  command->add_option("spec", options->inputs, "SlideSpec files, or - for stdin")
      ->required()
      ->type_name("SPEC.json");
  command->footer(example_and_statuses("deckle validate deck.json"));
  command->callback([options, &program] { validate(*options, program); });
}

}  // namespace deckle::app
