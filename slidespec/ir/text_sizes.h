#pragma once
// Gives text one size.

#include "slidespec/ir/text_ir.h"

namespace deckle {

// All runs of the paragraph, and its mark.
inline void set_size(ParagraphIr& paragraph, double size_pt) {
  for (RunIr& run : paragraph.runs) run.style.size_pt = size_pt;
  paragraph.end.size_pt = size_pt;
}

inline void set_size(TextBodyIr& text, double size_pt) {
  for (ParagraphIr& paragraph : text.paragraphs) set_size(paragraph, size_pt);
}

}  // namespace deckle
