#pragma once
// Hyperlink targets that readers accept.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml {

// `link` as a URI (RFC 3986): what is not allowed in one is percent-encoded, a host name in other
// scripts becomes its ASCII form (UTS #46). nullopt for what a deck must not link to or readers
// would repair: no scheme, a scheme other than http, https, mailto, tel, ftp and sms, no host after
// "//".
[[nodiscard]] std::optional<std::string> hyperlink_uri(std::string_view link);

}  // namespace deckle::ooxml
