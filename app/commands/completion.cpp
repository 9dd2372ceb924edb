#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "app/messages/tr.h"
#include "app/program.h"
#include "qc/rules/registry.h"
#include "slidespec/schema/schemas.h"

namespace deckle::app {
namespace {

// The value of an option, or a positional argument.
struct Argument {
  std::vector<std::string> choices;  // one of these; if empty, any value,
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
        type == "FILE" || type.find('.') != std::string::npos;  // "SPEC.json", "OUT.pptx|DIR"
  }
  return out;
}

Parameter parameter_of(const CLI::Option& option) {
  Parameter parameter;
  for (const std::string& name : option.get_snames()) parameter.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) parameter.names.push_back("--" + name);
  parameter.help = option.get_description();
  parameter.takes_value = option.get_items_expected_max() > 0;
  if (parameter.takes_value) parameter.argument = argument_of(option.get_type_name());
  return parameter;
}

CommandSyntax syntax_of(const CLI::App& app) {
  CommandSyntax syntax{app.get_name(), app.get_description(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    Parameter parameter = parameter_of(*option);
    // These names are looked up by the command and have no check that CLI11 knows of.
    if (syntax.name == "rule" && parameter.names.empty()) {
      for (const qc::Rule& rule : qc::rules()) parameter.argument.choices.emplace_back(rule.doc.id);
    } else if (syntax.name == "schema" && parameter.names.empty()) {
      for (const auto& name : schema_names()) parameter.argument.choices.emplace_back(name);
    }
    syntax.parameters.push_back(std::move(parameter));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    syntax.subcommands.push_back(syntax_of(*command));
  return syntax;
}

// Every option that may follow the commands of `path`, the innermost command's first: an option may
// follow any command below the one it belongs to.
std::vector<const Parameter*> options_after(const std::vector<const CommandSyntax*>& path) {
  std::vector<const Parameter*> all;
  for (auto syntax = path.rbegin(); syntax != path.rend(); ++syntax) {
    for (const Parameter& parameter : (*syntax)->parameters) {
      if (parameter.names.empty()) continue;
      const bool known = std::any_of(all.begin(), all.end(), [&parameter](const Parameter* other) {
        return other->names.back() == parameter.names.back();
      });
      if (!known && (parameter.names.back() != "--version" || path.size() == 1)) all.push_back(&parameter);
    }
  }
  return all;
}

// Calls `visit` for the program and every command, with its path.
template <typename Visit>
void walk(std::vector<const CommandSyntax*>& path, const Visit& visit) {
  visit(path);
  for (const CommandSyntax& syntax : path.back()->subcommands) {
    path.push_back(&syntax);
    walk(path, visit);
    path.pop_back();
  }
}

// "fonts/resolve": the path of commands as one string for a shell's `case`; "" for the program
// itself.
std::string key_of(const std::vector<const CommandSyntax*>& path) {
  std::string key;
  for (std::size_t i = 1; i < path.size(); ++i) key += (i > 1 ? "/" : "") + path[i]->name;
  return key;
}

std::string in_single_quotes(std::string_view text, std::string_view quote) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'')
      out += quote;
    else
      out += c;
  }
  return out + "'";
}

// The options of bash's compgen that complete an argument.
std::string compgen_of(const Argument& argument) {
  if (!argument.choices.empty()) return fmt::format("-W '{}'", fmt::join(argument.choices, " "));
  return argument.folder ? "-d" : argument.file ? "-f" : "";
}

std::string bash_script(const CommandSyntax& top) {
  std::string commands, values, options;
  std::vector<const CommandSyntax*> path{&top};
  walk(path, [&](const std::vector<const CommandSyntax*>& at) {
    const std::string key = key_of(at);
    std::vector<std::string> names, subcommands;
    for (const Parameter* option : options_after(at)) {
      names.insert(names.end(), option->names.begin(), option->names.end());
      if (!option->takes_value) continue;
      for (const std::string& name : option->names)
        values +=
            fmt::format("    '{} {}') offer {} ;;\n", key, name, compgen_of(option->argument));
    }
    for (const CommandSyntax& syntax : at.back()->subcommands) {
      subcommands.push_back(syntax.name);
      commands += fmt::format("      '{} {}') at='{}{}{}' ;;\n", key, syntax.name, key,
                              key.empty() ? "" : "/", syntax.name);
    }
    std::string positional;
    for (const Parameter& parameter : at.back()->parameters)
      if (parameter.names.empty()) positional = compgen_of(parameter.argument);
    if (!subcommands.empty())
      positional = fmt::format("-W '{}'", fmt::join(subcommands, " "));
    options += fmt::format(
        "    '{}')\n      if [[ $cur == -* ]]; then offer -W '{}'; else offer {}; fi ;;\n", key,
        fmt::join(names, " "), positional);
  });
  return fmt::format(R"(# bash completion of deckle; generated by: deckle completion bash
_deckle() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} at='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at ${{COMP_WORDS[i]}}" in
{}    esac
  done
  offer() {{ [[ $# -gt 0 ]] && mapfile -t COMPREPLY < <(compgen "$@" -- "$cur"); }}
  case "$at $prev" in
{}    *) case "$at" in
{}    esac ;;
  esac
  unset -f offer
}}
complete -o filenames -F _deckle deckle
)",
                     commands, values, options);
}

// zsh: '(-o --output)'{-o,--output}'[help]:value:action'
std::string zsh_argument(const Argument& argument) {
  if (!argument.choices.empty()) return fmt::format("({})", fmt::join(argument.choices, " "));
  return argument.folder ? "_files -/" : argument.file ? "_files" : " ";
}

std::string zsh_escaped(std::string_view help) {
  std::string out;
  for (const char c : help) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string zsh_function(const std::vector<const CommandSyntax*>& at) {
  const std::string key = key_of(at);
  std::string name = "_deckle";
  for (std::size_t i = 1; i < at.size(); ++i) name += "_" + at[i]->name;
  std::string out = fmt::format("{}() {{\n  _arguments -C", name);
  for (const Parameter* option : options_after(at)) {
    const std::string spec = zsh_escaped(option->help);
    const std::string value =
        option->takes_value ? fmt::format(":value:{}", zsh_argument(option->argument)) : "";
    for (const std::string& one : option->names)
      out += " \\\n    " + in_single_quotes(fmt::format("{}[{}]{}", one, spec, value), "'\\''");
  }
  if (!at.back()->subcommands.empty()) {
    out +=
        " \\\n    '1: :->command' '*:: :->argument'\n  case $state in\n    command)\n"
        "      local -a commands=(\n";
    std::string dispatch;
    for (const CommandSyntax& syntax : at.back()->subcommands) {
      out += "        " +
             in_single_quotes(fmt::format("{}:{}", syntax.name, zsh_escaped(syntax.help)), "'\\''") +
             "\n";
      dispatch += fmt::format("        {}) {}_{} ;;\n", syntax.name, name, syntax.name);
    }
    out += "      )\n      _describe command commands ;;\n    argument)\n      case $line[1] in\n" +
           dispatch + "      esac ;;\n  esac\n}\n\n";
    return out;
  }
  for (const Parameter& parameter : at.back()->parameters) {
    if (parameter.names.empty())
      out += " \\\n    " + in_single_quotes(fmt::format("*:{}:{}", zsh_escaped(parameter.help),
                                                        zsh_argument(parameter.argument)),
                                            "'\\''");
  }
  return out + "\n}\n\n";
}

std::string zsh_script(const CommandSyntax& top) {
  std::string out =
      "#compdef deckle\n# zsh completion of deckle; generated by: deckle completion zsh\n\n";
  std::vector<const CommandSyntax*> path{&top};
  walk(path, [&out](const std::vector<const CommandSyntax*>& at) { out += zsh_function(at); });
  return out + "_deckle \"$@\"\n";
}

// fish quotes ' and \ with a backslash.
std::string fish_quoted(std::string_view text) { return in_single_quotes(text, "\\'"); }

std::string fish_script(const CommandSyntax& top) {
  std::string out =
      "# fish completion of deckle; generated by: deckle completion fish\ncomplete -c deckle -f\n";
  std::vector<const CommandSyntax*> path{&top};
  walk(path, [&out](const std::vector<const CommandSyntax*>& at) {
    // All commands of the path have been typed, and none below.
    std::string when;
    for (std::size_t i = 1; i < at.size(); ++i)
      when += fmt::format("{}__fish_seen_subcommand_from {}", i > 1 ? "; and " : "", at[i]->name);
    std::string head = "complete -c deckle";
    if (!when.empty()) head += " -n " + fish_quoted(when);
    // Options of a command are also valid after every command below it: each is written once, for
    // the command that it belongs to.
    for (const Parameter& parameter : at.back()->parameters) {
      std::string line = parameter.names.empty() ? "" : head;
      for (const std::string& name : parameter.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      if (parameter.names.empty()) {
        if (!parameter.argument.choices.empty())
          line =
              head + " -a " + fish_quoted(fmt::format("{}", fmt::join(parameter.argument.choices, " ")));
        else if (parameter.argument.file)
          line = head + " -F";
        else
          continue;
      } else if (parameter.takes_value) {
        if (!parameter.argument.choices.empty())
          line += " -x -a " + fish_quoted(fmt::format("{}", fmt::join(parameter.argument.choices, " ")));
        else if (parameter.argument.folder)
          line += " -x -a '(__fish_complete_directories)'";
        else
          line += parameter.argument.file ? " -r -F" : " -x";
      }
      out += line + " -d " + fish_quoted(parameter.help) + "\n";
    }
    std::string below;
    for (const CommandSyntax& syntax : at.back()->subcommands) below += " " + syntax.name;
    for (const CommandSyntax& syntax : at.back()->subcommands) {
      const std::string none = "not __fish_seen_subcommand_from" + below;
      out += fmt::format("complete -c deckle -n {} -a {} -d {}\n",
                         fish_quoted(when.empty() ? none : when + "; and " + none), syntax.name,
                         fish_quoted(syntax.help));
    }
  });
  return out;
}

}  // namespace

void add_completion(CLI::App& app, Program& program) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      "completion", program.console.help(N_("Print a shell completion script")));
  command->add_option("shell", *shell, program.console.help(N_("Shell: bash, zsh or fish")))
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("SHELL");
  command->footer(
      example(program.console,
              "deckle completion bash > ~/.local/share/bash-completion/completions/deckle"));
  command->callback([shell, &app, &program] {
    const CommandSyntax top = syntax_of(app);
    program.deliver("-", *shell == "bash"  ? bash_script(top)
                         : *shell == "zsh" ? zsh_script(top)
                                           : fish_script(top));
  });
}

}  // namespace deckle::app
