#include "app/command_syntax.h"

#include <CLI/CLI.hpp>

#include "qc/rules/registry.h"
#include "slidespec/schema/schemas.h"

namespace deckle::app {
namespace {

// CLI11 lists the choices of an option in its type name: "SEVERITY:{error,warning,note}".
Argument argument_of(const std::string& type) {
  Argument out;
  const std::size_t brace = type.find(":{");
  if (brace != std::string::npos && type.ends_with('}')) {
    std::string choice;
    for (const char c : type.substr(brace + 2)) {
      if (c != ',' && c != '}') {
        choice += c;
        continue;
      }
      out.choices.push_back(choice);
      choice.clear();
    }
  } else if (type == "DIR") {
    out.folder = true;
  } else {
    out.file =
        type == "FILE" || type == "FILE|DIR" || type.find('.') != std::string::npos;  // "SPEC.json"
  }
  return out;
}

std::vector<std::string> rule_ids() {
  std::vector<std::string> ids;
  for (const qc::RuleDoc* doc : qc::documented()) ids.emplace_back(doc->id);
  return ids;
}

Parameter parameter_of(const CLI::Option& option) {
  Parameter parameter;
  for (const std::string& name : option.get_snames()) parameter.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) parameter.names.push_back("--" + name);
  parameter.help = option.get_description();
  parameter.takes_value = option.get_items_expected_max() > 0;
  if (parameter.takes_value) parameter.argument = argument_of(option.get_type_name());
  if (option.get_type_name() == "RULE") parameter.argument.choices = rule_ids();
  return parameter;
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

}  // namespace

CommandSyntax syntax_of(const CLI::App& app) {
  CommandSyntax syntax{app.get_name(), app.get_description(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    Parameter parameter = parameter_of(*option);
    // These names are looked up by the command and have no check that CLI11 knows of.
    if (syntax.name == "rule" && parameter.names.empty()) {
      parameter.argument.choices = rule_ids();
    } else if (syntax.name == "schema" && parameter.names.empty()) {
      for (const auto& name : schema_names()) parameter.argument.choices.emplace_back(name);
    } else if (syntax.name == "help" && parameter.names.empty()) {
      for (const CLI::App* command : commands_of(*app.get_parent()))
        parameter.argument.choices.push_back(command->get_name());
    }
    syntax.parameters.push_back(std::move(parameter));
  }
  for (const CLI::App* command : commands_of(app))
    syntax.subcommands.push_back(syntax_of(*command));
  return syntax;
}

}  // namespace deckle::app
