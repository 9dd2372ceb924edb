#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/usage.h"
#include "app/messages/tr.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::app {
namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// The innermost command that the line chose.
const CLI::App& chosen(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  return *at;
}

Message unknown_word(const std::string& word, const CLI::App& at) {
  std::vector<std::string> names;
  if (word.starts_with("-")) {
    for (const CLI::App* app = &at; app != nullptr; app = app->get_parent()) {
      for (const CLI::Option* option : app->get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  } else {
    for (const CLI::App* command : commands_of(at)) names.push_back(command->get_name());
  }
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::string nearest = nearest_name(word.substr(0, word.find('=')), known);
  if (!nearest.empty() && word.starts_with("-"))
    return tr("there is no option {} here; did you mean {}?", word, nearest);
  if (word.starts_with("-")) return tr("there is no option {} here", word);
  if (!nearest.empty()) return tr("there is no command \"{}\"; did you mean {}?", word, nearest);
  if (names.empty()) return tr("nothing is known to be done with \"{}\"", word);
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return tr("there is no command \"{}\"; there are {}", word, list);
}

// The first word of the line that stands where a command of `at` was wanted; empty when none does.
std::string word_for_command(const CLI::App& app, const CLI::App& at, int argc, char** argv) {
  bool inside = &at == &app;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.empty()) continue;
    if (word.front() == '-') {
      // Its value stands behind it, or in it.
      const CLI::Option* option = app.get_option_no_throw(word);
      if (option != nullptr && option->get_items_expected_max() > 0) ++i;
      continue;
    }
    if (inside) return word;
    inside = word == at.get_name();
  }
  return {};
}

// "1 to 256"
Message range_words(const std::string& range) {
  const std::size_t to = range.find(" to ");
  return to == std::string::npos ? Message(range)
                                 : tr("{} to {}", range.substr(0, to), range.substr(to + 4));
}

}  // namespace

Message refused_value(const std::string& what) {
  const std::size_t colon = what.find(": ");
  if (colon == std::string::npos) return Message(what);
  const std::string option = what.substr(0, colon), rest = what.substr(colon + 2);
  const std::size_t brace = rest.find(" not in {");
  if (brace != std::string::npos && rest.ends_with('}')) {
    std::string names;
    for (const char c : rest.substr(brace + 9, rest.size() - brace - 10))
      names += c == ',' ? ", " : std::string(1, c);
    return tr("{} is '{}'; one of {} was wanted", option, rest.substr(0, brace), names);
  }
  const std::size_t range = rest.find(" not in range ");
  if (rest.starts_with("Value ") && range != std::string::npos)
    return tr("{} is {}; a number in the range {} was wanted", option, rest.substr(6, range - 6),
               range_words(rest.substr(range + 14)));
  return tr("{}: {}", option, tr.entry(rest));
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
      if (const std::string word = word_for_command(app, at, argc, argv); !word.empty())
        return unknown_word(word, at);
      std::string list;
      for (const CLI::App* command : commands_of(at))
        list += (list.empty() ? "" : ", ") + command->get_name();
      return tr("a command is wanted: {}", list);
    }
    if (const std::size_t end = what.find(" is required"); end != std::string::npos) {
      return tr("{} is required", what.substr(0, end));
    }
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    const std::string words = after("expected: ");
    if (!words.empty()) return unknown_word(words.substr(0, words.find(' ')), at);
  }
  if (error.get_name() == "ValidationError") return refused_value(what);
  if (error.get_name() == "ConversionError") {
    const std::string pair = after("Could not convert: ");
    if (const std::size_t equals = pair.find(" = "); equals != std::string::npos)
      return tr("{} is '{}'; a number was wanted", pair.substr(0, equals),
                 pair.substr(equals + 3));
  }
  if (error.get_name() == "RequiresError") {
    if (const std::size_t at_word = what.find(" requires "); at_word != std::string::npos)
      return tr("{} is of use with {} only", what.substr(0, at_word), what.substr(at_word + 10));
  }
  if (error.get_name() == "ArgumentMismatch") {
    if (const std::size_t colon = what.find(": "); colon != std::string::npos)
      return tr("{} lacks its value", what.substr(0, colon));
  }
  return Message(what);
}

}  // namespace deckle::app
