#include "app/command.h"

#include <CLI/CLI.hpp>
#include <utility>

#include "app/usage.h"

namespace deckle::app {

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::needs(const Option& other) {
  option_->needs(other.option_);
  return *this;
}

Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

Option& Option::type_name(const std::string& name) {
  option_->type_name(name);
  return *this;
}

Option& Option::description(const std::string& text) {
  option_->description(text);
  return *this;
}

Option& Option::show_default() {
  option_->capture_default_str();
  return *this;
}

Option& Option::one_value_each() {
  option_->allow_extra_args(false);
  return *this;
}

Option& Option::exactly_one() {
  option_->expected(1);
  return *this;
}

Option& Option::one_of(std::vector<std::string> values) {
  option_->check(CLI::IsMember(std::move(values)));
  return *this;
}

Option& Option::range(int lowest, int highest) {
  option_->check(CLI::Range(lowest, highest));
  return *this;
}

Option& Option::check(std::function<std::string(const std::string&)> reason) {
  option_->check(std::move(reason));
  return *this;
}

std::string Command::name() const { return command_->get_name(); }

Command Command::add_command(const std::string& name, const std::string& description) {
  return Command(*command_->add_subcommand(name, description));
}

void Command::require_command() { command_->require_subcommand(1); }

Option Command::add_option(const std::string& names, std::string& value,
                           const std::string& description) {
  return Option(*command_->add_option(names, value, description));
}

Option Command::add_option(const std::string& names, int& value, const std::string& description) {
  return Option(*command_->add_option(names, value, description));
}

Option Command::add_option(const std::string& names, std::vector<std::string>& values,
                           const std::string& description) {
  return Option(*command_->add_option(names, values, description));
}

void Command::add_flag(const std::string& names, bool& value, const std::string& description) {
  command_->add_flag(names, value, description);
}

Option Command::option(const std::string& name) const {
  return Option(*command_->get_option(name));
}

void Command::footer(const std::string& text) { command_->footer(text); }

void Command::action(std::function<void()> run) { command_->callback(std::move(run)); }

bool Command::is_given(const std::string& option) const {
  const CLI::Option* found = command_->get_option_no_throw(option);
  return found != nullptr && found->count() > 0;
}

Message Command::set_unless_given(const std::string& option,
                                  const std::vector<std::string>& values) {
  CLI::Option* found = command_->get_option_no_throw(option);
  if (found == nullptr && command_->get_parent() != nullptr)
    found = command_->get_parent()->get_option_no_throw(option);
  if (found == nullptr || found->count() > 0 || values.empty()) return {};
  try {
    for (const std::string& value : values) found->add_result(value);
    found->run_callback();
  } catch (const CLI::ParseError& error) {
    return refused_value(error.what());
  }
  return {};
}

}  // namespace deckle::app
