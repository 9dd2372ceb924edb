#include "fixers/text/bake_breaks.h"

#include <algorithm>

#include "fixers/base/fixer.h"

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

// Each break is one byte: offsets after it increase by one.
void shift_offsets(std::vector<MeasuredLine>& lines, const std::vector<measure::Line>& broken) {
  for (MeasuredLine& line : lines) {
    std::size_t begin = 0, end = 0;
    for (const measure::Line& other : broken) {
      if (other.forced || other.paragraph != line.paragraph) continue;
      begin += other.end <= line.begin ? 1 : 0;
      end += other.end < line.end ? 1 : 0;
    }
    line.begin += begin;
    line.end += end;
  }
}

}  // namespace

void bake_line_breaks(SlideIr& slide, MeasuredSlide& measured, const measure::TextEngine& engine) {
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    ElementIr& element = slide.elements[i];
    if (element.text.word_break != WordBreak::KeepAll || !element.text.wrap) continue;
    const measure::LaidOutText text = engine.lay_out(element.text, text_width_pt(element));
    // From the last, so that earlier offsets remain valid.
    for (auto line = text.lines.rbegin(); line != text.lines.rend(); ++line) {
      if (!line->forced) insert_break(element.text.paragraphs[line->paragraph], line->end);
    }
    if (i < measured.elements.size()) shift_offsets(measured.elements[i].lines, text.lines);
  }
}

}  // namespace deckle::fixers
