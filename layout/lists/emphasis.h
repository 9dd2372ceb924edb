#pragma once
// Weight, colour and size of a part of a paragraph, whatever runs it is made of. The text stays as
// it is.

#include <optional>
#include <string>

#include "layout/lists/text_pattern.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

// The text of a paragraph as figures and heads are looked for in it: fields and raised marks of
// sources are spaces. Offsets are those of the runs joined.
[[nodiscard]] std::string searchable(const ParagraphIr& paragraph);

struct Emphasised {
  std::optional<bool> bold = std::nullopt;
  std::optional<Color> color = std::nullopt;  // links keep theirs
  std::optional<double> size_pt = std::nullopt;
};

// Cuts runs at the ends of `span`.
void emphasise(ParagraphIr& paragraph, const Span& span, const Emphasised& how);

// Whether all runs have one style, but for faces and language: nothing is marked.
[[nodiscard]] bool is_unmarked(const ParagraphIr& paragraph);

// Inserts `text` (a tab, a line break) at an offset of the joined runs, in the style it has there.
void insert_text(ParagraphIr& paragraph, std::size_t at, const std::string& text);

// Cuts the paragraph: what begins at `rest` is returned, and it ends at `end`. What is between
// them, a space, is dropped.
[[nodiscard]] ParagraphIr take_rest(ParagraphIr& paragraph, std::size_t end, std::size_t rest);

void set_color(ParagraphIr& paragraph, const Color& color);

}  // namespace deckle::layout
