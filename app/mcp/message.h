#pragma once
// Messages of JSON-RPC 2.0, as the Model Context Protocol uses it: each is one line.

#include <string>
#include <string_view>

#include "slidespec/limits/limits.h"

namespace deckle::app::mcp {

// https://www.jsonrpc.org/specification, "Error object"; the last is from the range for servers.
enum class ErrorNumber {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  Busy = -32000
};

struct Incoming {
  enum class Kind {
    Request,
    Notification,
    Response,  // of nothing that was asked: it is ignored
    Refused    // `error` is the answer
  };
  Kind kind = Kind::Refused;
  std::string id = "null";  // JSON text, as it was sent
  std::string method;
  std::string_view params;  // JSON text of an object; empty: there are none. Part of the line
  std::string error;        // the answer, a line without its end
};

// `line` must outlive the result.
[[nodiscard]] Incoming read_message(std::string_view line, const Limits& limits);

// The same text for ids that are equal: "7" and "\u0037" are, 7 and "7" are not. Empty: this JSON
// value is no id. An id is a string or a number and has at most kMaxIdBytes.
[[nodiscard]] std::string id_key(std::string_view json);
inline constexpr std::size_t kMaxIdBytes = 1024;

// Lines without their end. `id`, `result` and `params` are JSON texts on one line.
[[nodiscard]] std::string response(std::string_view id, std::string_view result);
[[nodiscard]] std::string error_response(std::string_view id, ErrorNumber number,
                                         const std::string& message);
[[nodiscard]] std::string notification(std::string_view method, std::string_view params);

}  // namespace deckle::app::mcp
