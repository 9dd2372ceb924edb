#pragma once
// What a line of a contact says, by its form.

#include <string>
#include <string_view>

namespace deckle::layout {

// The icon beside the line ("envelope", "telephone", "globe"); empty: it has no address or number.
[[nodiscard]] std::string_view contact_icon(std::string_view line);

// Whether a text is a contact: a few short lines with an address or number, or one that is called
// contact ("Contact:", "문의:").
[[nodiscard]] bool is_contact(std::string_view text);

}  // namespace deckle::layout
