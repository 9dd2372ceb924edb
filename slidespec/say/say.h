#pragma once
// The one way in which deckle words what people read.
//
//   say("row {} has {} cells; the table has {} columns", row, cells, columns)
//
// The English format string is the key; its Korean is in korean/<room>.cpp. A key without a Korean
// entry stays English there, and tests/architecture/say_test fails. Arguments may be wordings
// themselves. Plural forms are keys of their own: Korean has none.

#include <fmt/format.h>

#include <string_view>

#include "slidespec/say/wording.h"

// A wording as the argument of a plain fmt::format(): its English.
template <>
struct fmt::formatter<deckle::Wording> : fmt::formatter<std::string_view> {
  template <typename Context>
  auto format(const deckle::Wording& wording, Context& context) const {
    return fmt::formatter<std::string_view>::format(wording.english(), context);
  }
};

namespace deckle {

namespace detail {

template <typename T>
const T& spoken(const T& argument, Language) {
  return argument;
}
inline const std::string& spoken(const Wording& argument, Language language) {
  return argument.in(language);
}

[[nodiscard]] Wording say_with(std::string_view key, fmt::format_args english,
                               fmt::format_args korean);

}  // namespace detail

// `key` is a literal: the tests read the sources.
template <typename... Arguments>
[[nodiscard]] Wording say(fmt::format_string<const Arguments&...> key,
                          const Arguments&... arguments) {
  const fmt::string_view text = key;
  return detail::say_with({text.data(), text.size()},
                          fmt::make_format_args(detail::spoken(arguments, Language::English)...),
                          fmt::make_format_args(detail::spoken(arguments, Language::Korean)...));
}

// A text of a table, marked there by to_say(), with its translation; no arguments.
[[nodiscard]] Wording say_entry(std::string_view key);

// Marks a text that say_entry() will be asked for.
template <typename Text>
[[nodiscard]] constexpr Text to_say(Text text) {
  return text;
}

}  // namespace deckle
