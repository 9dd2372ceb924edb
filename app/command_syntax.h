#pragma once
// The commands, options and arguments that a command line may have, for what is generated from
// them.

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace deckle::app {

// The value of an option, or a positional argument.
struct Argument {
  std::vector<std::string> choices;  // one of these; if empty, any value
  bool folder = false, file = false;
};

struct Parameter {
  std::vector<std::string> names;  // "-o", "--output"; empty: a positional argument
  std::string help;
  bool takes_value = false;
  Argument argument;
};

struct CommandSyntax {
  std::string name, help;
  std::vector<Parameter> parameters;
  std::vector<CommandSyntax> subcommands;  // "list" and "resolve" of "fonts"
};

// The syntax of a command and of all commands below it.
[[nodiscard]] CommandSyntax syntax_of(const CLI::App& app);

}  // namespace deckle::app
