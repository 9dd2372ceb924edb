#pragma once
// Forms messages in every language.
//
//   tr("rows[{}] has {} cells; the table has {} columns", row, cells, columns)
//
// `tr` is a Translator that each room declares in <room>/messages/tr.h over the room's own table.
// The English format string is the key. A key without a Korean entry stays English, and
// tests/architecture/messages_test fails. Arguments may be messages themselves. Plural forms are
// keys of their own: Korean has none.

#include <fmt/format.h>

#include <string_view>

#include "slidespec/core/message.h"
#include "slidespec/i18n/translation.h"

// A message as the argument of a plain fmt::format(): its English.
template <>
struct fmt::formatter<deckle::Message> : fmt::formatter<std::string_view> {
  template <typename Context>
  auto format(const deckle::Message& message, Context& context) const {
    return fmt::formatter<std::string_view>::format(message.english(), context);
  }
};

namespace deckle {

class Translator {
 public:
  // `catalogue` returns the room's table, which lives as long as the program.
  constexpr explicit Translator(const Catalogue& (*catalogue)()) : catalogue_(catalogue) {}

  // `key` is a literal: the tests read the sources.
  template <typename... Arguments>
  [[nodiscard]] Message operator()(fmt::format_string<const Arguments&...> key,
                                   const Arguments&... arguments) const {
    const fmt::string_view text = key;
    return format({text.data(), text.size()},
                  fmt::make_format_args(in(arguments, Language::English)...),
                  fmt::make_format_args(in(arguments, Language::Korean)...));
  }

  // The message of a text that N_() marks in a table; no arguments.
  [[nodiscard]] Message entry(std::string_view key) const;

 private:
  template <typename T>
  static const T& in(const T& argument, Language) {
    return argument;
  }
  static const std::string& in(const Message& argument, Language language) {
    return argument.in(language);
  }
  [[nodiscard]] Message format(std::string_view key, fmt::format_args english,
                               fmt::format_args korean) const;

  const Catalogue& (*catalogue_)();
};

// Marks a text of a table, for entry().
template <typename Text>
[[nodiscard]] constexpr Text N_(Text text) {
  return text;
}

}  // namespace deckle
