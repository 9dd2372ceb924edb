#pragma once
// Text on its way to people: to a terminal, the log of a build server, a report as text, HTML or
// JUnit XML.
//
// A message quotes what was read: ids, keys, paths, names inside a template, words of a library.
// Such words must not act on what displays them. So messages are formed from the words as they are,
// and escaped here, where they are displayed; tr() also forms texts that are written into decks.
//
//   \n \r \t   line breaks and tabs
//   \u{9B}     other controls: C0, DEL, C1, the separators U+2028 and U+2029, the bidi controls
//              (Unicode 15, 23.2), and U+FFFE and U+FFFF, which XML cannot hold
//   \x{FF}     a byte that is not UTF-8
//   \u{3A}     the first colon where a text begins with "::", and
//   \u{23}     the first of two number signs in "##[" and "##name[": commands to a build server
//
// GitHub's runner (src/Runner.Common/ActionCommand.cs) takes "::name …::" for a command after any
// white space at the start of a line, and "##[" anywhere in it; Azure Pipelines
// (Microsoft.VisualStudio.Services.Agent/Command.cs) takes "##vso[" anywhere in a line.
// Nothing else is changed.

#include <cstddef>
#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

// The longest that is displayed, in characters as displayed; what is longer is cut in the middle,
// where "…" stands, because the start and the end of a path or a pointer say most. Both limits are
// ours: no id of a spec is longer than 80, and a message may quote several values.
inline constexpr std::size_t kMaxValueChars = 200, kMaxMessageChars = 1000;

// `text` escaped, on one line and whole: for text that a person is to read, such as a proposal.
[[nodiscard]] std::string display_line(std::string_view text);

// An id, a path, a name: at most kMaxValueChars.
[[nodiscard]] std::string display_value(std::string_view value);

// A message or a hint: at most kMaxMessageChars, and of a word in it (a stretch without spaces, as
// a quoted path or key) at most kMaxValueChars.
[[nodiscard]] std::string display_message(const Message& message, Language language);

// The same limits without escapes, for JSON and for messages that would be stored many times.
[[nodiscard]] std::string shortened(std::string_view value, std::size_t max_chars = kMaxValueChars);
[[nodiscard]] std::string shortened_message(const Message& message, Language language);
[[nodiscard]] Message shortened_message(const Message& message);

// A control that JSON need not escape but a terminal or an editor may act on: DEL, C1, U+2028,
// U+2029 and the bidi controls.
[[nodiscard]] bool is_wide_control(char32_t c);

// The character at `offset` as display_line() escapes it, if neither XML 1.0 nor HTML can hold it:
// controls but for tab and line feed, U+FFFE, U+FFFF, a byte that is not UTF-8. Else empty.
// `length` becomes the number of its bytes.
[[nodiscard]] std::string escape_for_markup(std::string_view text, std::size_t offset,
                                            std::size_t& length);

}  // namespace deckle
