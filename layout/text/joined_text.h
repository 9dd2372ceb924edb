#pragma once
// The text of a paragraph's runs as one.

#include <string>

#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

[[nodiscard]] inline std::string joined_text(const ParagraphIr& paragraph) {
  std::string text;
  for (const RunIr& run : paragraph.runs) text += run.text;
  return text;
}

}  // namespace deckle::layout
