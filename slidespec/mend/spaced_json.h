#pragma once
// JSON on one line with a blank after each colon and comma, as people write it.

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace deckle {

[[nodiscard]] std::string spaced_json(const nlohmann::ordered_json& value);

}  // namespace deckle
