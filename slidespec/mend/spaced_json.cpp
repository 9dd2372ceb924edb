#include "slidespec/mend/spaced_json.h"

#include <nlohmann/json.hpp>

namespace deckle {

using json = nlohmann::ordered_json;

std::string spaced_json(const json& value) {
  const auto plain = [](const json& one) {
    return one.dump(-1, ' ', false, json::error_handler_t::replace);
  };
  if (value.is_array()) {
    std::string out;
    for (const json& item : value) out += (out.empty() ? "[" : ", ") + spaced_json(item);
    return out.empty() ? "[]" : out + "]";
  }
  if (value.is_object()) {
    std::string out;
    for (auto it = value.begin(); it != value.end(); ++it)
      out += (out.empty() ? "{" : ", ") + plain(it.key()) + ": " + spaced_json(*it);
    return out.empty() ? "{}" : out + "}";
  }
  return plain(value);
}

}  // namespace deckle
