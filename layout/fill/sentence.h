#pragma once
// A single sentence or quotation is set larger than body text (docs/design.md, "Sizes and filling").

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The sizes that a single sentence may have, largest first.
inline constexpr double kSentenceSizesPt[] = {36, 32, 28};
// Ours: more lines are a paragraph to be read.
inline constexpr std::size_t kMostSentenceLines = 4;

// Gives `element`, one paragraph of one size, the largest of these sizes, largest first, above its own in which
// it has at most that many lines, fits its box and keeps its words whole. Returns whether it was changed.
bool enlarge_text(const measure::TextEngine& engine, std::span<const double> sizes_pt,
                  std::size_t most_lines, ElementIr& element);

// Gives `element`, one paragraph of one size, the largest of kSentenceSizesPt above its own in which
// it has at most four lines, fits its box and keeps its words whole, in the middle of its box. Returns whether it was changed.
bool enlarge_sentence(const measure::TextEngine& engine, ElementIr& element);

// The sizes of a quotation that is read at a glance, largest first, and the lines that it has at most.
inline constexpr double kQuotationSizesPt[] = {48, 44, 40};
inline constexpr std::size_t kMostQuotationLines = 3;  // ours

// Gives `element`, where it is the quotation of a layout for one, of these sizes the largest of those
// with which it has the fewest lines and fits its box, and bold letters where its author marks no words.
// Returns whether it was changed: a longer one stays as it is.
bool enlarge_quotation(const measure::TextEngine& engine, ElementIr& element);

// The only text of the slide besides its title and what deckle adds, or its quotation; nullptr where
// there is none, or where pictures, charts or other elements share the slide.
[[nodiscard]] ElementIr* lone_sentence(SlideIr& slide, const std::vector<std::string>& body_texts);

}  // namespace deckle::layout
