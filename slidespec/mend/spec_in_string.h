#pragma once
// A spec that its author wrote as a string of a JSON document.

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace deckle {

// The string of a document that is no spec, but around one: a string alone, the answer of a chat
// model, the arguments of a call. Empty: there is none.
[[nodiscard]] std::optional<std::string> spec_in_string(const nlohmann::json& root);

// `text`, whose value is `root`, with "deck" and "slides" that are strings as JSON. Empty: none of
// them is JSON in a string.
[[nodiscard]] std::optional<std::string> without_strings_around_parts(std::string_view text,
                                                                      const nlohmann::json& root);

}  // namespace deckle
