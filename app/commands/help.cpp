#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"

namespace deckle::app {
namespace {

// What --help prints after the same words.
std::string help_of(const CLI::App& top, const std::vector<std::string>& words) {
  const CLI::App* at = &top;
  std::string name = top.get_name();
  for (const std::string& word : words) {
    const auto below = at->get_subcommands(
        [&word](const CLI::App* command) { return command->get_name() == word; });
    if (below.empty()) throw UsageError(unknown_argument(word, *at));
    at = below.front();
    name += " " + word;
  }
  // App::help() would print the help of the command that is running.
  return at->get_formatter()->make_help(at, name, CLI::AppFormatMode::Normal);
}

}  // namespace

void add_help(Command app, Program& program) {
  auto words = std::make_shared<std::vector<std::string>>();
  Command command = app.add_command(
      "help", program.console.help(N_("Show the help of deckle or of a command, as --help does")));
  command.add_option("command", *words, program.console.help(N_("Command"))).type_name("COMMAND");
  command.footer(example(program.console, "deckle help build"));
  command.action([words, app, &program] { program.deliver("-", help_of(app.parser(), *words)); });
}

}  // namespace deckle::app
