#pragma once
// What an address becomes as the target of a link.
//
// The schemes that a link may have are listed here and nowhere else. They open a page, a mail, a
// call or a catalogue, never a file, a script or a program's settings; so `javascript:`, `file:`,
// `data:`, `smb:`, `ms-word:` and `\\server\share` lead nowhere.

#include <cstddef>
#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

// INTERNET_MAX_URL_LENGTH of Windows' wininet.h, without the final NUL.
inline constexpr std::size_t kMaxLinkCharacters = 2083;

// Either `uri` or `flaw` is empty. Both messages are in lower case, to be read after the address.
struct LinkAddress {
  std::string uri;  // absolute, in ASCII (RFC 3986); System.Uri and PowerPoint accept it
  Message change;   // how the address differs from its URI; empty when it does not matter
  Message flaw;     // why the address has no URI
};

// `address` is UTF-8 as its author wrote it. White space around it is removed; a host name without
// scheme gets https: and a mail address mailto:; a host name beyond ASCII becomes its ASCII form
// (UTS #46); what a URI must not contain is percent-encoded. A URI that this function returned is
// returned again, without change. Never reads a file or asks a server.
[[nodiscard]] LinkAddress link_address(std::string_view address);

// Whether link_address() returned `uri`, so that it may be written as it is.
[[nodiscard]] bool is_link_uri(std::string_view uri);

}  // namespace deckle
