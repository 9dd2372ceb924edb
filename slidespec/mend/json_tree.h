#pragma once
// A JSON text taken apart without loss: every blank is in the tree, so that writing it gives the
// text again, and what is changed in between keeps its surroundings.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

struct JsonEntry;

// A value. Its texts are views into the JsonTree that made it.
struct JsonNode {
  enum class Kind { Scalar, Object, Array };
  Kind kind = Kind::Scalar;
  std::string_view scalar;         // of a scalar, as written
  std::string_view inside;         // blanks between the brackets of an empty object or array
  std::vector<JsonEntry> entries;  // of an object or array
};

// A member of an object, or an item of an array.
struct JsonEntry {
  std::string_view before;  // blanks before it
  std::string_view key;     // with its quotes; empty in an array
  std::string_view colon;   // the colon with the blanks around it
  JsonNode value;
  std::string_view after;  // blanks between it and the comma or bracket that follows
};

class JsonTree {
 public:
  // `text` must be JSON (JsonDocument::read() found no error in it), or a value of it.
  explicit JsonTree(std::string text);
  JsonTree(const JsonTree&) = delete;
  JsonTree& operator=(const JsonTree&) = delete;

  [[nodiscard]] JsonNode& root() { return root_; }
  [[nodiscard]] std::string write() const;

  // A value from its text, and a view of a text, both kept as long as the tree.
  [[nodiscard]] JsonNode parse(std::string value);
  [[nodiscard]] std::string_view keep(std::string text);

  // The entry that a token of a pointer names. Empty: there is none.
  [[nodiscard]] static std::optional<std::size_t> find(const JsonNode& in,
                                                       const std::string& token);

 private:
  std::deque<std::string> texts_;    // their addresses stay
  std::string_view before_, after_;  // blanks around the document
  JsonNode root_;
};

// A JSON string as the token of a pointer, without quotes and escapes.
[[nodiscard]] std::string decoded_key(std::string_view quoted);

}  // namespace deckle
