#include "app/mcp/message.h"

#include <fmt/format.h>

#include "app/mcp/json_text.h"
#include "slidespec/core/display.h"
#include "slidespec/json/json_writer.h"

namespace deckle::app::mcp {
namespace {

Incoming refused(std::string_view id, ErrorNumber number, const std::string& why) {
  Incoming message;
  message.error = error_response(id, number, why);
  return message;
}

Incoming invalid(std::string_view id, const std::string& why) {
  return refused(id, ErrorNumber::InvalidRequest, "invalid request: " + why);
}

}  // namespace

std::string id_key(std::string_view json) {
  if (json.size() > kMaxIdBytes) return {};
  if (is_string(json)) return "\"" + string_value(json);
  return is_number(json) ? std::string(json) : std::string();
}

Incoming read_message(std::string_view line, const Limits& limits) {
  line = trimmed(line);
  switch (check_json(line, limits)) {
    case JsonState::Malformed:
      return refused("null", ErrorNumber::ParseError, "parse error: the line is not JSON in UTF-8");
    case JsonState::TooDeep:
      return invalid("null", exceeded(Limit::JsonDepth, limits.of(Limit::JsonDepth)).english());
    case JsonState::TooManyValues:
      return invalid("null", exceeded(Limit::JsonValues, limits.of(Limit::JsonValues)).english());
    case JsonState::Valid:
      break;
  }
  if (is_array(line))
    return invalid("null", "a batch; MCP 2025-06-18 has none: send one message on each line");
  if (!is_object(line)) return invalid("null", "a message is an object");

  std::string_view version, id, method, params;
  bool answer = false;
  for (const JsonMember& member : members_of(line)) {
    std::string_view* place = member.key == "jsonrpc"  ? &version
                              : member.key == "id"     ? &id
                              : member.key == "method" ? &method
                              : member.key == "params" ? &params
                                                       : nullptr;
    if (place != nullptr && !place->empty())
      return invalid("null", "\"" + member.key + "\" is there twice");
    if (place != nullptr) *place = member.value;
    answer = answer || member.key == "result" || member.key == "error";
  }
  Incoming message;
  if (method.empty() && answer) {
    message.kind = Incoming::Kind::Response;
    return message;
  }
  if (!id.empty() && id_key(id).empty())
    return invalid("null", fmt::format("\"id\" must be a string or a number of at most {} bytes",
                                       kMaxIdBytes));
  const std::string_view answered = id.empty() ? std::string_view("null") : id;
  if (!is_string(version) || string_value(version) != "2.0")
    return invalid(answered, "\"jsonrpc\" must be \"2.0\"");
  if (!is_string(method)) return invalid(answered, "\"method\" must be a string");
  message.method = string_value(method);
  if (!params.empty() && !is_object(params)) {
    // A notification has no answer, whatever is wrong with it.
    if (id.empty()) {
      message.kind = Incoming::Kind::Notification;
      message.method.clear();
      return message;
    }
    return refused(id, ErrorNumber::InvalidParams, "invalid params: they must be an object");
  }
  message.params = params;
  message.kind = id.empty() ? Incoming::Kind::Notification : Incoming::Kind::Request;
  if (!id.empty()) message.id = id;
  return message;
}

std::string response(std::string_view id, std::string_view result) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", id, result);
}

std::string error_response(std::string_view id, ErrorNumber number, const std::string& message) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{{"code":{},"message":{}}}}})", id,
                     static_cast<int>(number),
                     json_string(display_message(Message(message), Language::English)));
}

std::string notification(std::string_view method, std::string_view params) {
  return fmt::format(R"({{"jsonrpc":"2.0","method":{},"params":{}}})", json_string(method), params);
}

}  // namespace deckle::app::mcp
