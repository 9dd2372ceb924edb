#pragma once
// The deckle program: one file per subcommand in commands/.

#include <string>
#include <string_view>

#include "app/command.h"
#include "app/console.h"
#include "slidespec/limits/limits.h"

namespace deckle::app {

// What every command uses, and the exit status it sets.
struct Program {
  Console console;
  Status status = Status::Clean;
  Limits limits;  // --limit

  // Prints an error that ends the work on one input, and sets the status.
  void fail_with(const Error& error);
  // Writes a result to a file or, with "-", to stdout. False when it could not be written; the
  // status is then set.
  bool deliver(const std::string& path, std::string_view bytes);
};

// Parses and runs; returns the exit status.
[[nodiscard]] int run_program(int argc, char** argv);

// The footer of a command's help: an example and, for commands on specs, the exit statuses.
[[nodiscard]] std::string example(const Console& console, const std::string& call);
[[nodiscard]] std::string example_and_statuses(const Console& console, const std::string& call);
// The same without status 1.
[[nodiscard]] std::string example_and_statuses_without_findings(const Console& console,
                                                                const std::string& call);

// Each adds its subcommand; the callback sets program.status.
void add_validate(Command app, Program& program);
void add_build(Command app, Program& program);
void add_fix(Command app, Program& program);
void add_doctor(Command app, Program& program);
void add_measure(Command app, Program& program);
void add_qc(Command app, Program& program);
void add_diff(Command app, Program& program);
void add_render(Command app, Program& program);
void add_ir(Command app, Program& program);
void add_refine(Command app, Program& program);
void add_layouts(Command app, Program& program);
void add_template(Command app, Program& program);
void add_schema(Command app, Program& program);
void add_new(Command app, Program& program);
void add_prompt(Command app, Program& program);
void add_mcp(Command app, Program& program);
void add_fonts(Command app, Program& program);
void add_rule(Command app, Program& program);
void add_icons(Command app, Program& program);
void add_themes(Command app, Program& program);
void add_limits(Command app, Program& program);
void add_completion(Command app, Program& program);
void add_help(Command app, Program& program);

}  // namespace deckle::app
