#pragma once
// Result<T>: the result of an operation that can fail (CONTRIBUTING.md, "Errors").
//
// Flaws of a deck are not errors: they are pushed into a DiagnosticSink and work goes on.

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "slidespec/core/message.h"

namespace deckle {

enum class ErrorCode {
  Malformed,    // the input breaks its format (exit 65)
  Limit,        // the input is larger or deeper than allowed (exit 65)
  NotFound,     // a file, font or template is not there (exit 66)
  CannotWrite,  // the output cannot be written (exit 73)
  Internal,     // our mistake (exit 70)
  Cancelled,    // the caller asked for it to end (exit 70; the program itself never asks)
};

// The message is lower case without a full stop; `where` is a path, part name or JSON pointer, or
// empty.
struct Error {
  ErrorCode code = ErrorCode::Internal;
  Message message;
  Message where;
  std::string_view limit = {};  // Limit: the name of it in the catalogue (slidespec/limits), if any
};

template <typename T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, Message message,
                                                Message where = {}) {
  return tl::unexpected<Error>(Error{code, std::move(message), std::move(where)});
}

// Adds what the caller was doing: "reading slide 3: " + message. Use with map_error.
[[nodiscard]] inline Error while_doing(const Message& doing, Error error) {
  error.message = doing + ": " + error.message;
  return error;
}

// "where: message", for people.
[[nodiscard]] inline Message message_of(const Error& error) {
  return error.where.empty() ? error.message : error.where + ": " + error.message;
}

// The same in English.
[[nodiscard]] inline std::string to_string(const Error& error) {
  return message_of(error).english();
}

}  // namespace deckle
