#pragma once
// A JSON text read strictly: the value, and for any JSON pointer the line and column of its key and
// value.
//
// Strict means RFC 8259 and docs/contracts.md, "Bytes and characters": UTF-8, no duplicate keys, no
// characters that a .pptx cannot hold, depth, number of values and size within limits. \r\n in strings is folded to
// \n. Doubles with an integral value are stored as integers ("80.0" is an integer to JSON Schema),
// integers beyond int64 as doubles. Immutable once read.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_positions.h"
#include "slidespec/limits/limits.h"

namespace deckle {

class JsonDocument {
 public:
  // Errors (rule "json") go to the sink with file, line and column, at most a few hundred. Without
  // syntax errors a document is returned even so, with the flaws replaced, so that the caller can
  // find more; it may be used only when the sink has no error. `text` is read during the call and
  // by place(): it must outlive the document. `bytes` is the limit of its size. Throws Cancelled,
  // and std::bad_alloc.
  [[nodiscard]] static std::optional<JsonDocument> read(std::string_view text,
                                                        const std::string& name,
                                                        DiagnosticSink& sink,
                                                        const Limits& limits = {},
                                                        Limit bytes = Limit::SpecBytes);
  JsonDocument(JsonDocument&&) noexcept;
  JsonDocument& operator=(JsonDocument&&) noexcept;
  ~JsonDocument();

  [[nodiscard]] const nlohmann::json& root() const;
  [[nodiscard]] const std::string& name() const;
  [[nodiscard]] const Limits& limits() const;  // that it was read with

  // File, line, column and pointer. A pointer without a value gives the place of the innermost
  // existing value on its path.
  [[nodiscard]] Place place(const std::string& pointer, At at = At::Value) const;
  // Line and column of many pointers' values, in one pass over the text.
  void locate(std::span<Place* const> places) const;
  // What place() needs, for findings that are made when the values are no longer needed. It leaves
  // the document without places.
  [[nodiscard]] JsonPositions take_positions() &&;

  struct Data;

 private:
  explicit JsonDocument(std::unique_ptr<Data> data);
  std::unique_ptr<Data> data_;
};

// `token` as one segment of a JSON pointer (RFC 6901): ~ and / escaped.
[[nodiscard]] std::string pointer_token(std::string_view token);

}  // namespace deckle
