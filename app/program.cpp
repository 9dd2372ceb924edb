#include "app/program.h"

#include <exception>

#include "app/file_io.h"
#include "app/usage.h"
#include "app/version.h"
#include "slidespec/say/say.h"

namespace deckle::app {

namespace {

constexpr const char* kStatuses =
    "Exit status: 0 clean, 1 findings at or above the threshold or a degraded deck, 2 wrong "
    "usage,\n"
    "65 invalid input, 66 input not found, 70 internal error, 73 cannot write.\n"
    "\"-\" is stdin or stdout. Results go to stdout or -o, everything else to stderr.";

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
  app.add_option("--lang", program.console.lang,
                 "Language of messages: ko or en; by default that of the locale. JSON reports are "
                 "English unless this is given")
      ->check(CLI::IsMember({"ko", "en"}))
      ->type_name("LANG");
  add_validate(app, program);
  add_build(app, program);
  add_qc(app, program);
  add_measure(app, program);
  add_layouts(app, program);
  add_new(app, program);
  add_rule(app, program);
  add_schema(app, program);
  add_fonts(app, program);
  add_completion(app, program);
  app.footer(kStatuses);  // last, or every command would inherit it
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    // Help and version are results; anything else is wrong usage.
    if (e.get_exit_code() == 0) return app.exit(e);
    const CLI::App* at = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    program.console.error(
        {ErrorCode::Malformed, usage_wording(app, e, argc, argv), {}},
        at == &app ? say("see deckle --help") : say("see deckle {} --help", at->get_name()));
    return static_cast<int>(Status::Usage);
  } catch (const std::exception& e) {
    program.console.reason(say("internal error: {}", e.what()));
    return static_cast<int>(Status::Internal);
  }
  return static_cast<int>(program.status);
}

}  // namespace deckle::app
