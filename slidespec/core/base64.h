#pragma once
// Bytes from base64 (RFC 4648, section 4), and base64 of bytes.

#include <string>
#include <string_view>

namespace deckle {

// Characters that are not of the alphabet, as white space and padding, are passed over.
[[nodiscard]] std::string decode_base64(std::string_view text);
[[nodiscard]] std::string encode_base64(std::string_view bytes);

}  // namespace deckle
