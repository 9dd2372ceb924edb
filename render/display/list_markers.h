#pragma once
// The numbers of numbered paragraphs.

#include <array>
#include <string>

#include "slidespec/ir/text_ir.h"

namespace deckle::render {

// Markers of paragraphs in their order, by level; a shallower paragraph restarts deeper ones.
class Numbering {
 public:
  // Empty: it has none.
  [[nodiscard]] std::string marker(const ParagraphIr& paragraph);

 private:
  std::array<int, 9> next_{};
};

}  // namespace deckle::render
