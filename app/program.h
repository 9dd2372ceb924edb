#pragma once
// The deckle program: one subcommand a file in commands/.

#include <string>
#include <string_view>

#include "app/console.h"

namespace CLI {
class App;
}

namespace deckle::app {

// What every command gets, and the status it leaves.
struct Program {
  Console console;
  Status status = Status::Clean;

  // An error that ends the work on one input: printed, and kept in the status.
  void fail_with(const Error& error);
  // A result to a file or, with "-", to stdout. False when it could not be written; then that is
  // the status.
  bool deliver(const std::string& path, std::string_view bytes);
};

// Parses and runs; returns the exit status.
[[nodiscard]] int run_program(int argc, char** argv);

// The foot of a command's help: how it is called, and, for commands that work on specs, with which
// statuses it ends.
[[nodiscard]] std::string example(const Console& console, const std::string& call);
[[nodiscard]] std::string example_and_statuses(const Console& console, const std::string& call);

// Each adds its subcommand; the callback sets program.status.
void add_validate(CLI::App& app, Program& program);
void add_build(CLI::App& app, Program& program);
void add_measure(CLI::App& app, Program& program);
void add_qc(CLI::App& app, Program& program);
void add_layouts(CLI::App& app, Program& program);
void add_schema(CLI::App& app, Program& program);
void add_new(CLI::App& app, Program& program);
void add_fonts(CLI::App& app, Program& program);
void add_rule(CLI::App& app, Program& program);
void add_completion(CLI::App& app, Program& program);

}  // namespace deckle::app
