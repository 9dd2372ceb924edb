#pragma once
// A change to a JSON document (RFC 6902), as part of a finding.

#include <string>
#include <vector>

namespace deckle {

struct PatchStep {
  enum class Op { Add, Remove, Replace, Move };
  Op op = Op::Replace;
  std::string path;   // JSON pointer of the value that is changed; its new place with Move
  std::string from;   // Move: where the value is
  std::string value;  // Add and Replace: the new value as JSON text
};

// Steps in order; each sees the document that those before it have made.
using JsonPatch = std::vector<PatchStep>;

[[nodiscard]] constexpr const char* to_string(PatchStep::Op op) {
  switch (op) {
    case PatchStep::Op::Add:
      return "add";
    case PatchStep::Op::Remove:
      return "remove";
    case PatchStep::Op::Replace:
      return "replace";
    case PatchStep::Op::Move:
      return "move";
  }
  return "replace";
}

}  // namespace deckle
