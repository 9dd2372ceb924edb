#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <vector>

#include "app/messages/tr.h"
#include "app/usage.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::app {
namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// "a, b, c"
std::string listed(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

// The innermost command on the command line.
const CLI::App& chosen(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  return *at;
}

// The first argument in the place where a command of `at` is expected; empty when there is none.
std::string argument_for_command(const CLI::App& app, const CLI::App& at, int argc, char** argv) {
  bool inside = &at == &app;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.empty()) continue;
    if (argument.front() == '-') {
      // Its value follows, or is part of the argument.
      const CLI::Option* option = app.get_option_no_throw(argument);
      if (option != nullptr && option->get_items_expected_max() > 0) ++i;
      continue;
    }
    if (inside) return argument;
    inside = argument == at.get_name();
  }
  return {};
}

std::vector<std::string> split_at_commas(const std::string& list) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    parts.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  return parts;
}

// "1 to 256"
Message range_text(const std::string& range) {
  const std::size_t to = range.find(" to ");
  return to == std::string::npos ? Message(range)
                                 : tr("{} to {}", range.substr(0, to), range.substr(to + 4));
}

}  // namespace

Message unknown_argument(const std::string& argument, const CLI::App& at) {
  std::vector<std::string> names;
  if (argument.starts_with("-")) {
    for (const CLI::App* app = &at; app != nullptr; app = app->get_parent()) {
      for (const CLI::Option* option : app->get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  } else {
    for (const CLI::App* command : commands_of(at)) names.push_back(command->get_name());
  }
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::string nearest = nearest_name(argument.substr(0, argument.find('=')), known);
  if (!nearest.empty() && argument.starts_with("-"))
    return tr("unknown option {}; did you mean {}?", argument, nearest);
  if (argument.starts_with("-")) return tr("unknown option {}", argument);
  if (!nearest.empty()) return tr("unknown command \"{}\"; did you mean {}?", argument, nearest);
  if (names.empty()) return tr("unexpected argument \"{}\"", argument);
  return tr("unknown command \"{}\"; commands: {}", argument, listed(names));
}

Message refused_value(const std::string& what) {
  const std::size_t colon = what.find(": ");
  if (colon == std::string::npos) return Message(what);
  const std::string option = what.substr(0, colon), reason = what.substr(colon + 2);
  const std::size_t brace = reason.find(" not in {");
  if (brace != std::string::npos && reason.ends_with('}')) {
    const std::string value = reason.substr(0, brace);
    const std::vector<std::string> names =
        split_at_commas(reason.substr(brace + 9, reason.size() - brace - 10));
    const std::string nearest =
        nearest_name(value, std::vector<std::string_view>(names.begin(), names.end()));
    return nearest.empty() ? tr("{}: expected one of {}; got '{}'", option, listed(names), value)
                           : tr("{}: expected one of {}; got '{}'; did you mean {}?", option,
                                listed(names), value, nearest);
  }
  const std::size_t range = reason.find(" not in range ");
  if (reason.starts_with("Value ") && range != std::string::npos)
    return tr("{}: expected a number from {}; got {}", option,
              range_text(reason.substr(range + 14)), reason.substr(6, range - 6));
  return tr("{}: {}", option, tr.entry(reason));
}

Message usage_message(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const CLI::App& at = chosen(app);
  const std::string what = error.what();
  const auto after = [&what](const std::string& mark) {
    const std::size_t found = what.find(mark);
    return found == std::string::npos ? std::string() : what.substr(found + mark.size());
  };
  if (error.get_name() == "RequiredError") {
    if (!commands_of(at).empty()) {
      if (const std::string argument = argument_for_command(app, at, argc, argv); !argument.empty())
        return unknown_argument(argument, at);
      std::vector<std::string> names;
      for (const CLI::App* command : commands_of(at)) names.push_back(command->get_name());
      return tr("missing command; one of: {}", listed(names));
    }
    if (const std::size_t end = what.find(" is required"); end != std::string::npos) {
      return tr("{} is required", what.substr(0, end));
    }
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    const std::string arguments = after("expected: ");
    if (!arguments.empty()) return unknown_argument(arguments.substr(0, arguments.find(' ')), at);
  }
  if (error.get_name() == "ValidationError") return refused_value(what);
  if (error.get_name() == "ConversionError") {
    const std::string pair = after("Could not convert: ");
    if (const std::size_t equals = pair.find(" = "); equals != std::string::npos)
      return tr("{}: expected a number; got '{}'", pair.substr(0, equals),
                 pair.substr(equals + 3));
  }
  if (error.get_name() == "RequiresError") {
    if (const std::size_t at_requires = what.find(" requires "); at_requires != std::string::npos)
      return tr("{} requires {}", what.substr(0, at_requires), what.substr(at_requires + 10));
  }
  if (error.get_name() == "ExcludesError") {
    if (const std::size_t between = what.find(" excludes "); between != std::string::npos)
      return tr("{} and {} cannot be used together", what.substr(0, between),
                what.substr(between + 10));
  }
  if (error.get_name() == "ArgumentMismatch") {
    if (const std::size_t colon = what.find(": "); colon != std::string::npos)
      return tr("{} requires a value", what.substr(0, colon));
  }
  return Message(what);
}

}  // namespace deckle::app
