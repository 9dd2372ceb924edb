#include "fixers/text/bake_breaks.h"

#include "fixers/fixer.h"

namespace deckle::fixers {
namespace {

// Inserts a break into the paragraph's runs at byte `offset` of their joined text.
void insert_break(ParagraphIr& paragraph, std::size_t offset) {
  std::size_t start = 0;
  for (RunIr& run : paragraph.runs) {
    const std::size_t end = start + run.text.size();
    if (offset > start && offset <= end) {
      run.text.insert(offset - start, 1, '\v');
      return;
    }
    start = end;
  }
}

}  // namespace

void bake_line_breaks(SlideIr& slide, const measure::TextEngine& engine) {
  for (ElementIr& element : slide.elements) {
    if (element.text.word_break != WordBreak::KeepAll || !element.text.wrap) continue;
    const measure::LaidOutText text = engine.lay_out(element.text, text_width_pt(element));
    // From the back, so that offsets before stay true.
    for (auto line = text.lines.rbegin(); line != text.lines.rend(); ++line) {
      if (!line->forced) insert_break(element.text.paragraphs[line->paragraph], line->end);
    }
  }
}

}  // namespace deckle::fixers
