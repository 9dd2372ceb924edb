#include "app/program.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <new>
#include <sstream>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/usage.h"
#include "app/version.h"
#include "slidespec/system/startup.h"

namespace deckle::app {

namespace {

// Of commands that neither repair nor have --fail-on.
std::string statuses_without_findings(const Console& console) {
  return console.help(
      N_("Exit status: 0 valid, 2 usage error, 65 invalid input, 66 input not found,\n70 internal "
         "error, 73 cannot write output.\n\"-\" means stdin or stdout. Results go to stdout or -o, "
         "everything else to stderr."));
}

std::string statuses(const Console& console) {
  return console.help(
      N_("Exit status: 0 clean, 1 findings at or above --fail-on or slides that need a human "
         "edit,\n2 usage error, 65 invalid input, 66 input not found, 70 internal error, 73 "
         "cannot write output.\n\"-\" means stdin or stdout. Results go to stdout or -o, "
         "everything else to stderr."));
}

// --lang is needed before the command line is parsed, because option descriptions are given to the
// parser in that language. After `new` and `prompt` it is the language of the deck.
std::string requested_language(int argc, char** argv) {
  std::string requested;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "new" || word == "prompt") break;
    if (word == "--lang" && i + 1 < argc) requested = argv[i + 1];
    if (word.starts_with("--lang=")) requested = word.substr(7);
  }
  return requested == "ko" || requested == "en" ? requested : std::string();
}

// Help and version options, and the parser's own labels.
void set_help_texts(CLI::App& app, const Console& console) {
  app.set_help_flag("-h,--help", console.help(N_("Show this help")));
  app.set_version_flag("--version", version_text,
                       console.help(N_("Print the versions of deckle and its libraries")));
  const auto formatter = app.get_formatter();
  struct Label {
    const char *cli11, *text;
  };
  for (const Label& label : {Label{"Usage", N_("Usage")}, Label{"OPTIONS", N_("OPTIONS")},
                             Label{"SUBCOMMAND", N_("COMMAND")},
                             Label{"Positionals", N_("Arguments")},
                             Label{"REQUIRED", N_("REQUIRED")}, Label{"Needs", N_("Needs")}})
    formatter->label(label.cli11, console.help(label.text));
}

// The headings above options and commands; CLI11 stores them with each option and command.
void name_groups(CLI::App& app, const Console& console) {
  for (CLI::Option* option : app.get_options([](const CLI::Option*) { return true; }))
    option->group(console.help(N_("Options")));
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    command->group(console.help(N_("Commands")));
    name_groups(*command, console);
  }
}

// Prints a usage error of the program or of the chosen command, and where to find help.
int refuse(const CLI::App& app, const Message& why, const Console& console) {
  const auto chosen = app.get_subcommands();
  console.error({ErrorCode::Malformed, why, {}},
                chosen.empty() ? tr("see deckle --help")
                               : tr("see deckle {} --help", chosen.front()->get_name()));
  return static_cast<int>(Status::Usage);
}

// Why nothing can be done on this system; empty when something can.
Message lack() {
  constexpr std::size_t kKiB = 1024, kMiB = kKiB * kKiB;
  switch (scarce_resource()) {
    case Scarce::Memory:
      return tr("not enough memory: {} MiB more of address space are needed (see ulimit -v)",
                kLeastMemory / kMiB);
    case Scarce::OpenFiles:
      return tr("too few open files are allowed: {} more are needed (see ulimit -n)",
                kLeastOpenFiles);
    case Scarce::Stack:
      return tr("the stack is too small: {} KiB are needed (see ulimit -s)", kLeastStack / kKiB);
    case Scarce::Nothing:
      break;
  }
  return {};
}

void set_limit(Program& program, const std::string& assignment) {
  if (Result<void> set = program.limits.set(assignment); !set)
    throw UsageError(set.error().message);
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

std::string example(const Console& console, const std::string& call) {
  return console.help(N_("Example: ")) + call;
}

std::string example_and_statuses_without_findings(const Console& console,
                                                  const std::string& call) {
  return example(console, call) + "\n\n" + statuses_without_findings(console);
}

std::string example_and_statuses(const Console& console, const std::string& call) {
  return example(console, call) + "\n\n" + statuses(console);
}

namespace {

// Throws std::bad_alloc, and what is a bug in deckle.
int parse_and_run(int argc, char** argv, Program& program) {
  program.console.lang = requested_language(argc, argv);
  if (const Message why = lack(); !why.empty()) {
    program.console.reason(why);
    return static_cast<int>(Status::Internal);
  }
  CLI::App app{program.console.help(
                   N_("Builds PowerPoint decks from SlideSpec JSON; their text is checked to fit.")),
               "deckle"};
  app.require_subcommand(1);
  app.fallthrough();
  set_help_texts(app, program.console);
  app.add_flag("-q,--quiet", program.console.quiet,
               program.console.help(N_("Print errors only")));
  app.add_flag("-v,--verbose", program.console.verbose,
               program.console.help(N_("Also print notes and the repairs made")));
  app.add_option("--color", program.console.color,
                 program.console.help(N_("Coloured output: auto, always or never")))
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN")
      ->capture_default_str();
  app.add_option("--lang", program.console.lang,
                 program.console.help(N_(
                     "Language of messages: ko or en; default: that of deckle.toml, else of the "
                     "locale. JSON, SARIF and JUnit reports are in English unless this option or "
                     "deckle.toml sets a language")))
      ->check(CLI::IsMember({"ko", "en"}))
      ->type_name("LANG");
  std::vector<std::string> limits;
  app.add_option("--limit", limits,
                 program.console.help(N_(
                     "Allow larger inputs, such as xml-elements=2000000 or spec-bytes=128M; may be "
                     "repeated. 'deckle limits' lists the names")))
      ->each([&program](const std::string& assignment) { set_limit(program, assignment); })
      ->allow_extra_args(false)
      ->type_name("NAME=VALUE");
  Command top(app);
  add_validate(top, program);
  add_fix(top, program);
  add_build(top, program);
  add_qc(top, program);
  add_doctor(top, program);
  add_measure(top, program);
  add_render(top, program);
  add_diff(top, program);
  add_ir(top, program);
  add_refine(top, program);
  add_template(top, program);
  add_layouts(top, program);
  add_new(top, program);
  add_prompt(top, program);
  add_rule(top, program);
  add_icons(top, program);
  add_themes(top, program);
  add_limits(top, program);
  add_schema(top, program);
  add_fonts(top, program);
  add_mcp(top, program);
  add_completion(top, program);
  add_help(top, program);
  app.footer(statuses(program.console));  // last, or every command would inherit it
  name_groups(app, program.console);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    // Help and version are results; anything else is a usage error.
    if (e.get_exit_code() == 0) {
      std::ostringstream result;
      app.exit(e, result, result);
      program.deliver("-", result.str());
      return static_cast<int>(program.status);
    }
    return refuse(app, usage_message(app, e, argc, argv), program.console);
  } catch (const UsageError& e) {
    return refuse(app, e.message(), program.console);
  }
  return static_cast<int>(program.status);
}

}  // namespace

int run_program(int argc, char** argv) {
  try {
    Program program;
    try {
      return parse_and_run(argc, argv, program);
    } catch (const std::bad_alloc&) {
      program.console.reason(tr("not enough memory"));
    } catch (const std::exception& e) {
      program.console.reason(tr("internal error: {}", e.what()));
    }
  } catch (const std::bad_alloc&) {
    // Forming the message took more than there is.
    std::fputs("deckle: not enough memory\n", stderr);
  }
  return static_cast<int>(Status::Internal);
}

}  // namespace deckle::app
