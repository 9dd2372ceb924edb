#pragma once
// A JSON text that is changed by patches (RFC 6902) and otherwise kept as its author wrote it:
// blanks, line breaks, the order of members, the spelling of numbers and strings.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/diag/json_patch.h"

namespace deckle {

class JsonTree;
struct JsonNode;

class JsonText {
 public:
  // `text` must be JSON (JsonDocument::read() found no error in it).
  explicit JsonText(std::string text);
  ~JsonText();

  // All steps or none. NotFound: a step names a value that is not there. Malformed: it cannot be
  // applied to what is there. The work does not depend on the length of the text, but for the
  // number of members and items on the way.
  [[nodiscard]] Result<void> apply(const JsonPatch& patch);

  [[nodiscard]] std::string text() const;

 private:
  using Tokens = std::vector<std::string>;
  using Undo = std::function<void()>;

  [[nodiscard]] Result<Undo> apply_step(const PatchStep& step);
  [[nodiscard]] Result<Undo> add(const std::string& pointer, JsonNode value);
  // Where add() would put an entry. `found`: there is one already.
  struct Target;
  [[nodiscard]] Result<Target> target(const std::string& pointer);
  [[nodiscard]] Result<Undo> remove(const std::string& pointer);
  [[nodiscard]] Result<Undo> replace(const std::string& pointer, JsonNode value);
  [[nodiscard]] Result<Undo> move(const std::string& from, const std::string& to);
  // The value at the first `count` tokens; null: there is none.
  [[nodiscard]] JsonNode* find(const Tokens& tokens, std::size_t count);
  [[nodiscard]] JsonNode* parent(const Tokens& tokens);

  std::unique_ptr<JsonTree> tree_;
};

// The tokens of a JSON pointer (RFC 6901), unescaped.
[[nodiscard]] std::vector<std::string> pointer_tokens(std::string_view pointer);

}  // namespace deckle
