#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "app/program.h"
#include "qc/rules/registry.h"
#include "app/messages/tr.h"
#include "slidespec/schema/schemas.h"

namespace deckle::app {
namespace {

// What stands behind an option, or in place of a positional argument.
struct Argument {
  std::vector<std::string> choices;  // one of these; else, perhaps,
  bool folder = false, file = false;
};

struct Word {
  std::vector<std::string> names;  // "-o", "--output"; empty: a positional argument
  std::string help;
  bool takes_value = false;
  Argument argument;
};

struct Verb {
  std::string name, help;
  std::vector<Word> words;
  std::vector<Verb> verbs;  // "list" and "resolve" of "fonts"
};

// CLI11 tells the choices of an option in the name of its type: "SEVERITY:{error,warning,note}".
Argument argument_of(const std::string& type) {
  Argument out;
  const std::size_t brace = type.find(":{");
  if (brace != std::string::npos && type.ends_with('}')) {
    std::string word;
    for (const char c : type.substr(brace + 2)) {
      if (c != ',' && c != '}') {
        word += c;
        continue;
      }
      out.choices.push_back(word);
      word.clear();
    }
  } else if (type == "DIR") {
    out.folder = true;
  } else {
    out.file =
        type == "FILE" || type.find('.') != std::string::npos;  // "SPEC.json", "OUT.pptx|DIR"
  }
  return out;
}

Word word_of(const CLI::Option& option) {
  Word word;
  for (const std::string& name : option.get_snames()) word.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) word.names.push_back("--" + name);
  word.help = option.get_description();
  word.takes_value = option.get_items_expected_max() > 0;
  if (word.takes_value) word.argument = argument_of(option.get_type_name());
  return word;
}

Verb verb_of(const CLI::App& app) {
  Verb verb{app.get_name(), app.get_description(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    Word word = word_of(*option);
    // Names that are looked up, and not checked on the way in.
    if (verb.name == "rule" && word.names.empty()) {
      for (const qc::Rule& rule : qc::rules()) word.argument.choices.emplace_back(rule.doc.id);
    } else if (verb.name == "schema" && word.names.empty()) {
      for (const auto& name : schema_names()) word.argument.choices.emplace_back(name);
    }
    verb.words.push_back(std::move(word));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    verb.verbs.push_back(verb_of(*command));
  return verb;
}

// Every option that may stand behind the commands of `path`, the innermost's first: an option may
// follow any command below the one it belongs to.
std::vector<const Word*> options_behind(const std::vector<const Verb*>& path) {
  std::vector<const Word*> all;
  for (auto verb = path.rbegin(); verb != path.rend(); ++verb) {
    for (const Word& word : (*verb)->words) {
      if (word.names.empty()) continue;
      const bool known = std::any_of(all.begin(), all.end(), [&word](const Word* other) {
        return other->names.back() == word.names.back();
      });
      if (!known && (word.names.back() != "--version" || path.size() == 1)) all.push_back(&word);
    }
  }
  return all;
}

// Calls `visit` for the program and every command, with the way to it.
template <typename Visit>
void walk(std::vector<const Verb*>& path, const Visit& visit) {
  visit(path);
  for (const Verb& verb : path.back()->verbs) {
    path.push_back(&verb);
    walk(path, visit);
    path.pop_back();
  }
}

// "fonts resolve", as one word for a shell's `case`; "" for the program itself.
std::string key_of(const std::vector<const Verb*>& path) {
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

// What a bash completion offers for an argument: options of compgen.
std::string compgen_of(const Argument& argument) {
  if (!argument.choices.empty()) return fmt::format("-W '{}'", fmt::join(argument.choices, " "));
  return argument.folder ? "-d" : argument.file ? "-f" : "";
}

std::string bash_script(const Verb& top) {
  std::string commands, values, options;
  std::vector<const Verb*> path{&top};
  walk(path, [&](const std::vector<const Verb*>& at) {
    const std::string key = key_of(at);
    std::vector<std::string> names, words;
    for (const Word* option : options_behind(at)) {
      names.insert(names.end(), option->names.begin(), option->names.end());
      if (!option->takes_value) continue;
      for (const std::string& name : option->names)
        values +=
            fmt::format("    '{} {}') offer {} ;;\n", key, name, compgen_of(option->argument));
    }
    for (const Verb& verb : at.back()->verbs) {
      words.push_back(verb.name);
      commands += fmt::format("      '{} {}') at='{}{}{}' ;;\n", key, verb.name, key,
                              key.empty() ? "" : "/", verb.name);
    }
    std::string positional;
    for (const Word& word : at.back()->words)
      if (word.names.empty()) positional = compgen_of(word.argument);
    if (!words.empty()) positional = fmt::format("-W '{}'", fmt::join(words, " "));
    options += fmt::format(
        "    '{}')\n      if [[ $cur == -* ]]; then offer -W '{}'; else offer {}; fi ;;\n", key,
        fmt::join(names, " "), positional);
  });
  return fmt::format(R"(# bash completion of deckle; made by: deckle completion bash
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

std::string zsh_function(const std::vector<const Verb*>& at) {
  const std::string key = key_of(at);
  std::string name = "_deckle";
  for (std::size_t i = 1; i < at.size(); ++i) name += "_" + at[i]->name;
  std::string out = fmt::format("{}() {{\n  _arguments -C", name);
  for (const Word* option : options_behind(at)) {
    const std::string spec = zsh_escaped(option->help);
    const std::string value =
        option->takes_value ? fmt::format(":value:{}", zsh_argument(option->argument)) : "";
    for (const std::string& one : option->names)
      out += " \\\n    " + in_single_quotes(fmt::format("{}[{}]{}", one, spec, value), "'\\''");
  }
  if (!at.back()->verbs.empty()) {
    out +=
        " \\\n    '1: :->command' '*:: :->argument'\n  case $state in\n    command)\n"
        "      local -a commands=(\n";
    std::string dispatch;
    for (const Verb& verb : at.back()->verbs) {
      out += "        " +
             in_single_quotes(fmt::format("{}:{}", verb.name, zsh_escaped(verb.help)), "'\\''") +
             "\n";
      dispatch += fmt::format("        {}) {}_{} ;;\n", verb.name, name, verb.name);
    }
    out += "      )\n      _describe command commands ;;\n    argument)\n      case $line[1] in\n" +
           dispatch + "      esac ;;\n  esac\n}\n\n";
    return out;
  }
  for (const Word& word : at.back()->words) {
    if (word.names.empty())
      out += " \\\n    " + in_single_quotes(fmt::format("*:{}:{}", zsh_escaped(word.help),
                                                        zsh_argument(word.argument)),
                                            "'\\''");
  }
  return out + "\n}\n\n";
}

std::string zsh_script(const Verb& top) {
  std::string out =
      "#compdef deckle\n# zsh completion of deckle; made by: deckle completion zsh\n\n";
  std::vector<const Verb*> path{&top};
  walk(path, [&out](const std::vector<const Verb*>& at) { out += zsh_function(at); });
  return out + "_deckle \"$@\"\n";
}

// fish quotes ' and \ with a backslash.
std::string fish_quoted(std::string_view text) { return in_single_quotes(text, "\\'"); }

std::string fish_script(const Verb& top) {
  std::string out =
      "# fish completion of deckle; made by: deckle completion fish\ncomplete -c deckle -f\n";
  std::vector<const Verb*> path{&top};
  walk(path, [&out](const std::vector<const Verb*>& at) {
    // The commands on the way were seen, and none below.
    std::string when;
    for (std::size_t i = 1; i < at.size(); ++i)
      when += fmt::format("{}__fish_seen_subcommand_from {}", i > 1 ? "; and " : "", at[i]->name);
    std::string head = "complete -c deckle";
    if (!when.empty()) head += " -n " + fish_quoted(when);
    // Options of the way hold behind every command below it: each is written once, where it
    // belongs.
    for (const Word& word : at.back()->words) {
      std::string line = word.names.empty() ? "" : head;
      for (const std::string& name : word.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      if (word.names.empty()) {
        if (!word.argument.choices.empty())
          line =
              head + " -a " + fish_quoted(fmt::format("{}", fmt::join(word.argument.choices, " ")));
        else if (word.argument.file)
          line = head + " -F";
        else
          continue;
      } else if (word.takes_value) {
        if (!word.argument.choices.empty())
          line += " -x -a " + fish_quoted(fmt::format("{}", fmt::join(word.argument.choices, " ")));
        else if (word.argument.folder)
          line += " -x -a '(__fish_complete_directories)'";
        else
          line += word.argument.file ? " -r -F" : " -x";
      }
      out += line + " -d " + fish_quoted(word.help) + "\n";
    }
    std::string below;
    for (const Verb& verb : at.back()->verbs) below += " " + verb.name;
    for (const Verb& verb : at.back()->verbs) {
      const std::string none = "not __fish_seen_subcommand_from" + below;
      out += fmt::format("complete -c deckle -n {} -a {} -d {}\n",
                         fish_quoted(when.empty() ? none : when + "; and " + none), verb.name,
                         fish_quoted(verb.help));
    }
  });
  return out;
}

}  // namespace

void add_completion(CLI::App& app, Program& program) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      "completion", program.console.help(N_("Print the completion script of a shell")));
  command->add_option("shell", *shell, program.console.help(N_("The shell: bash, zsh or fish")))
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("SHELL");
  command->footer(
      example(program.console,
              "deckle completion bash > ~/.local/share/bash-completion/completions/deckle"));
  command->callback([shell, &app, &program] {
    const Verb top = verb_of(app);
    program.deliver("-", *shell == "bash"  ? bash_script(top)
                         : *shell == "zsh" ? zsh_script(top)
                                           : fish_script(top));
  });
}

}  // namespace deckle::app
