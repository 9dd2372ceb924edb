#pragma once
// The deckle program: one subcommand a file in commands/.

#include <CLI/CLI.hpp>

#include "app/console.h"

namespace deckle::app {

// What every command gets, and the status it leaves.
struct Program {
  Console console;
  Status status = Status::Clean;
};

// Parses and runs; returns the exit status.
[[nodiscard]] int run_program(int argc, char** argv);

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

}  // namespace deckle::app
