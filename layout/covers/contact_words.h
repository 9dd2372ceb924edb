#pragma once
// What a line of a contact says, by its form.

#include <string>
#include <string_view>

namespace deckle::layout {

// The icon beside the line ("envelope", "telephone", "globe"); empty: it has no address or number.
[[nodiscard]] std::string_view contact_icon(std::string_view line);

// The icon beside a next step, by its words: a calendar where it has a date.
[[nodiscard]] std::string_view step_icon(std::string_view step);

// Whether the line is an address or a number, or has one behind a name or label: "a@example.com",
// "Jane Kim, a@example.com", "Call 02-123-4567". "Register at www.example.com by May" is none.
[[nodiscard]] bool is_lone_contact(std::string_view line);

// Whether a text is a contact: a few short lines with an address or number, or one that is called
// contact ("Contact:", "문의:").
[[nodiscard]] bool is_contact(std::string_view text);

}  // namespace deckle::layout
