#pragma once
// The paragraphs of a presentation file that its audience reads, for rules that compare them over
// the deck. Hidden slides, and date, footer and number of each page, are left out.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/file_context.h"

namespace deckle::qc {

struct ShownParagraph {
  const FileSlide* slide = nullptr;
  const ElementIr* element = nullptr;
  const ParagraphIr* ir = nullptr;
  std::string text;  // breaks as spaces; without white space at the ends, never empty
  bool in_cell = false;
  std::size_t row = 0, column = 0;  // of the cell
};

// In the order of the slides. The context must outlive them.
[[nodiscard]] std::vector<ShownParagraph> shown_paragraphs(const FileContext& context);

// A line that names where something is from: it quotes the spelling of others.
[[nodiscard]] bool is_source_line(std::string_view text);

// Whether the characters beside [begin, end) of a text show that it is a part of a longer word,
// number, address or file name.
[[nodiscard]] bool is_part_of_word(std::string_view text, std::size_t begin, std::size_t end);

// A Hangul syllable, one of U+AC00 to U+D7A3.
[[nodiscard]] constexpr bool is_hangul(char32_t c) { return c >= 0xAC00 && c <= 0xD7A3; }

}  // namespace deckle::qc
