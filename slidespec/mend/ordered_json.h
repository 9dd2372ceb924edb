#pragma once
// A JSON text as a value whose members are in the order of their author.

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

namespace deckle {

// Linear in the text: names that an object has twice, which JsonDocument::read() refuses, are not
// looked for. Empty: it is no JSON. Throws Cancelled.
[[nodiscard]] std::optional<nlohmann::ordered_json> read_ordered_json(std::string_view text);

}  // namespace deckle
