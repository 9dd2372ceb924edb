#pragma once
// The text of metafiles as UTF-8. Internal to metafile/.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml::metafile {

inline constexpr std::uint8_t kSymbolCharset = 2;

// What is not a character, or none that is drawn, becomes U+FFFD.
[[nodiscard]] std::string utf8_of(std::u16string_view text);

// Of text in the code page of a CharacterSet ([MS-WMF] 2.1.1.5); each byte of the fonts of symbols
// is a character of its own. Empty: nothing here converts that character set.
[[nodiscard]] std::optional<std::string> utf8_of(std::string_view text, std::uint8_t charset);

// What the font called Symbol draws for codes of text, which may be in U+F000 to U+F0FF as Windows
// has them. Empty: another font of symbols, or no character of this one.
[[nodiscard]] std::optional<std::string> symbols_of(std::string_view text, std::string_view font);

}  // namespace deckle::ooxml::metafile
