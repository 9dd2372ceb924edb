#pragma once
// What is around the text of a document: another encoding, a level of escapes, HTML entities.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::lenient {

// UTF-8 of a text in UTF-16, with a byte order mark or without, as the zero bytes of ASCII show.
// Empty: it is not UTF-16.
[[nodiscard]] std::optional<std::string> from_utf16(std::string_view text);

// UTF-8 of a text in CP949, the Korean encoding of Windows. Empty: it is UTF-8, or what it would
// say is not mostly Korean.
[[nodiscard]] std::optional<std::string> from_cp949(std::string_view text);

// The text of a document that was written as a JSON string: with its quotes, or with \" for each
// quote. Empty: it was not.
[[nodiscard]] std::optional<std::string> without_escapes(std::string_view text);

// The text of a document whose quotes are all &quot;. Empty: they are not.
[[nodiscard]] std::optional<std::string> without_entities(std::string_view text);

// The text of a document that was written for a formatter of strings: {{ for each {, }} for each }.
// Empty: it was not.
[[nodiscard]] std::optional<std::string> without_doubled_braces(std::string_view text);

// Whether it is YAML: lines that begin with keys of a spec without quotes, out of brackets.
[[nodiscard]] bool looks_like_yaml(std::string_view text);

}  // namespace deckle::lenient
