#pragma once
// Commands and options of the command line, as the commands declare them.
//
// A thin cover of CLI11, whose header takes 3 s to compile wherever it is included. Both classes
// are handles: copying one does not copy the command or the option, which live as long as the
// parser that run_program() makes.

#include <functional>
#include <string>
#include <vector>

#include "slidespec/core/message.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace deckle::app {

// Each function returns the option, so that calls can be chained.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  Option& required();
  // The option is refused unless `other` is given too.
  Option& needs(const Option& other);
  // The option is refused if `other` is given too.
  Option& excludes(const Option& other);
  // Help shows this word for the value: "FILE".
  Option& type_name(const std::string& name);
  Option& description(const std::string& text);
  // Help shows the present value of the variable as the default.
  Option& show_default();
  // Of a list: each occurrence takes one value, instead of all words up to the next option.
  Option& one_value_each();
  // Of a positional list: exactly one value.
  Option& exactly_one();

  Option& one_of(std::vector<std::string> values);
  Option& range(int lowest, int highest);
  // `reason` returns why a value is refused, or an empty string.
  Option& check(std::function<std::string(const std::string&)> reason);

 private:
  CLI::Option* option_;
};

class Command {
 public:
  explicit Command(CLI::App& command) : command_(&command) {}

  [[nodiscard]] std::string name() const;
  // For what reads all declared commands and options.
  [[nodiscard]] CLI::App& parser() const { return *command_; }

  Command add_command(const std::string& name, const std::string& description);
  // One of the commands below this one has to be given.
  void require_command();

  // Declare an option ("-o,--output") or a positional argument ("spec"), with the variable that
  // receives its value when the command line is parsed.
  Option add_option(const std::string& names, std::string& value, const std::string& description);
  Option add_option(const std::string& names, int& value, const std::string& description);
  Option add_option(const std::string& names, std::vector<std::string>& values,
                    const std::string& description);
  void add_flag(const std::string& names, bool& value, const std::string& description);
  [[nodiscard]] Option option(const std::string& name) const;  // one that has been added

  // The text below the help.
  void footer(const std::string& text);
  // What the command does once the command line is parsed. It may throw UsageError.
  void action(std::function<void()> run);

  // Whether the option is on the command line.
  [[nodiscard]] bool is_given(const std::string& option) const;
  // Gives an option of this command, or of the program, the values of a configuration file, unless
  // it is on the command line or belongs to another command. The reason when it refuses one.
  [[nodiscard]] Message set_unless_given(const std::string& option,
                                         const std::vector<std::string>& values);

 private:
  CLI::App* command_;
};

}  // namespace deckle::app
