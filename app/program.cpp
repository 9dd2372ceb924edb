#include "app/program.h"

#include <cstdio>
#include <exception>

#include "app/file_io.h"
#include "app/version.h"

namespace deckle::app {

namespace {

constexpr const char* kStatuses =
    "Exit status: 0 clean, 1 findings at or above the threshold or a degraded deck, 2 wrong "
    "usage,\n"
    "65 invalid input, 66 input not found, 70 internal error, 73 cannot write.\n"
    "\"-\" is stdin or stdout. Results go to stdout or -o, everything else to stderr.";

// CLI11 says only that a subcommand is required; a word that is none should be named.
std::string usage_message(const CLI::App& app, const CLI::ParseError& error, int argc,
                          char** argv) {
  const CLI::App* at = &app;
  if (!app.get_subcommands().empty()) at = app.get_subcommands().front();
  if (error.get_name() != "RequiredError" ||
      at->get_subcommands([](const CLI::App*) { return true; }).empty())
    return error.what();
  bool inside = at == &app;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.empty() || word.front() == '-') continue;
    if (!inside) {
      inside = word == at->get_name();
      continue;
    }
    std::string known;
    for (const CLI::App* command : at->get_subcommands([](const CLI::App*) { return true; }))
      known += (known.empty() ? "" : ", ") + command->get_name();
    return "there is no command \"" + word + "\"; there are " + known;
  }
  return error.what();
}

}  // namespace

void Program::fail_with(const Error& error) {
  console.error(error);
  status = worse(status, status_of(error));
}

bool Program::deliver(const std::string& path, std::string_view bytes) {
  const auto written = write_output(path, bytes);
  if (!written) fail_with(written.error());
  return written.has_value();
}

std::string example(const std::string& call) { return "Example: " + call; }

std::string example_and_statuses(const std::string& call) {
  return example(call) + "\n\n" + kStatuses;
}

int run_program(int argc, char** argv) {
  Program program;
  CLI::App app{"SlideSpec JSON in, PowerPoint decks that are known to fit out.", "deckle"};
  app.require_subcommand(1);
  app.fallthrough();
  app.set_version_flag("--version", version_text);
  app.add_flag("-q,--quiet", program.console.quiet, "Print errors only");
  app.add_flag("-v,--verbose", program.console.verbose, "Print notes and what the fixers did, too");
  app.add_option("--color", program.console.color, "Colour on a terminal: auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN")
      ->capture_default_str();
  add_validate(app, program);
  add_build(app, program);
  add_qc(app, program);
  add_measure(app, program);
  add_layouts(app, program);
  add_new(app, program);
  add_rule(app, program);
  add_schema(app, program);
  add_fonts(app, program);
  app.footer(kStatuses);  // last, or every command would inherit it
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    // Help and version are results; anything else is wrong usage.
    if (e.get_exit_code() == 0) return app.exit(e);
    std::fprintf(stderr, "deckle: %s\n", usage_message(app, e, argc, argv).c_str());
    const CLI::App* at = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    std::fprintf(stderr, "    see deckle %s%s--help\n", at == &app ? "" : at->get_name().c_str(),
                 at == &app ? "" : " ");
    return static_cast<int>(Status::Usage);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "deckle: internal error: %s\n", e.what());
    return static_cast<int>(Status::Internal);
  }
  return static_cast<int>(program.status);
}

}  // namespace deckle::app
