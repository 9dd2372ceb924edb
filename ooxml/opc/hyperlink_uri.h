#pragma once
// Hyperlink targets that applications accept.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml {

// `link` as a URI (RFC 3986): characters not allowed in one are percent-encoded, a host name in
// other scripts becomes its ASCII form (UTS #46). nullopt for links that are not allowed or that
// PowerPoint would repair: no scheme, a scheme other than http, https, mailto, tel, ftp and sms, no
// host after "//".
[[nodiscard]] std::optional<std::string> hyperlink_uri(std::string_view link);

}  // namespace deckle::ooxml
