#pragma once
// The server: methods of the Model Context Protocol over lines of JSON
// (https://modelcontextprotocol.io/specification/2025-06-18).

#include <cstdint>

#include "app/mcp/tool.h"

namespace deckle::app::mcp {

// The only version of the protocol; it is also the answer to a client that asks for another.
inline constexpr const char* kProtocolVersion = "2025-06-18";

enum class Ended {
  InputEnded,  // all calls have been answered
  OutputGone   // nobody reads the answers; what ran was cancelled
};

// Answers the messages that come from `input` until it ends. Writes to `output`, and nothing else
// does. Calls run on a thread of their own. No message ends it.
[[nodiscard]] Ended serve(Service& service, int input, int output);

}  // namespace deckle::app::mcp
