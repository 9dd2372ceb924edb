#pragma once
// Addresses of links, checked once: what is written to a file is the URI that is found here.
//
// Internal to validate/ and ir_json/.

#include <string>

#include "slidespec/validate/spec_context.h"

namespace deckle {

// The URI of `address` (slidespec/address/link_address.h); "" when it has none. Reports a URI that
// differs from its address as a note "link-adjusted", an address without URI as a warning
// "invalid-link". `path` is the address's.
[[nodiscard]] std::string checked_address(const std::string& address, const JsonPath& path,
                                          SpecContext& context);

// The same for a link, which may also be # and the id of a slide of the deck; that is returned as
// it is.
[[nodiscard]] std::string checked_link(const std::string& link, const JsonPath& path,
                                       SpecContext& context);

// Whether `link` is # and an id.
[[nodiscard]] bool leads_to_slide(const std::string& link);

}  // namespace deckle
