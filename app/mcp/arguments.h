#pragma once
// The arguments of a tool: how they are declared, and one call's, checked. A declaration gives the
// tool's inputSchema and the check, so that these agree.

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::app::mcp {

using Json = nlohmann::ordered_json;

struct Parameter {
  enum class Kind {
    Text,
    Choice,    // one of `choices`
    Flag,      // true or false
    TextList,  // of at most kMaxListItems
    JsonText   // an object, or a string with its JSON: kept as it is written
  };
  Kind kind = Kind::Text;
  std::string_view name;
  std::string_view description;  // for a language model
  bool required = false;
  std::vector<std::string_view> choices = {};
};
inline constexpr std::size_t kMaxListItems = 200;

// The inputSchema of a tool.
[[nodiscard]] Json schema_of(const std::vector<Parameter>& parameters);

class Arguments {
 public:
  // `json` is the text of an object, or empty for none. An error is for the message of an
  // invalid-params response: the argument, what is there, what was expected.
  [[nodiscard]] static tl::expected<Arguments, std::string> read(
      std::string_view json, const std::vector<Parameter>& parameters);

  // Of a text or a choice; nullopt when it is not given.
  [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
  [[nodiscard]] bool flag(std::string_view name) const;  // false when it is not given
  [[nodiscard]] std::vector<std::string> list(std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const;
  // The text of a Kind::JsonText: of an object as it was sent, of a string its value.
  [[nodiscard]] std::optional<std::string> json(std::string_view name) const;

 private:
  Json values_ = Json::object();
  std::map<std::string, std::string, std::less<>> json_;
};

}  // namespace deckle::app::mcp
