#pragma once
// Host names of addresses, as browsers and .NET's System.Uri accept them.

#include <string>
#include <string_view>

namespace deckle {

// `name` in ASCII, as a URI has it: labels of letters, digits, '-' and '_' that begin with a letter
// or digit, an IPv4 address, or an IPv6 address in brackets, without a zone. Names in other scripts
// are converted (UTS #46). "" when `name` is none of these.
[[nodiscard]] std::string ascii_host(std::string_view name);

// Whether `host`, a result of ascii_host(), is meant as a host even where no scheme says so:
// "localhost", an IP address, or a name whose last label may be a top-level domain.
[[nodiscard]] bool is_evident_host(std::string_view host);

}  // namespace deckle
