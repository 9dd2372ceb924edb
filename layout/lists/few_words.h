#pragma once
// Few words on cards, panels and rows: the size that they may have, whether they are a name, and
// where they stand below a picture of deckle's.
//
// Words below a picture, sign or icon in the middle of its panel are centred, where no sibling has
// more than two lines. Longer ones begin at the left, and so does what is above them. One rule for
// all lists and patterns.

#include <cstddef>

#include "layout/counts/draw_counts.h"
#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// The most lines that are centred below a picture, and those of few words.
inline constexpr std::size_t kMostCentredLines = 4, kFewLines = 2;

// The size of the slide's title; 0: it has none.
[[nodiscard]] double title_size_pt(const SlideIr& slide);

// Whether text of that size still looks smaller than the title of the slide.
[[nodiscard]] bool is_below_title(const ListContext& context, double size_pt);

// Whether the text has at most so many lines and no split word, `slack` of the width being kept for
// other faces.
[[nodiscard]] bool has_few_lines(const measure::TextEngine& engine, const TextBodyIr& body,
                                 double width_pt, std::size_t most, double slack);

// Whether the words name something and are no sentence; nothing of them is marked.
[[nodiscard]] bool is_short_name(const ParagraphIr& paragraph);

// Where the picture above a text stands: in the middle, or where its words begin. Of a slide that
// is mirrored later, before that.
[[nodiscard]] CountAlign picture_align(const ListContext& context, const TextBodyIr& text);

// Centres paragraphs whose alignment the author did not set.
void centre_lines(const Element& element, TextBodyIr& body);

}  // namespace deckle::layout
