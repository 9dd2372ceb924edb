#pragma once
// The sizes that the cards of a slide share, so that their figures are equally large.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "layout/lists/figure_parts.h"

namespace deckle::layout {

// Sizes of what is below the figure.
inline constexpr double kLabelPt = 20, kChangePt = 18;
inline constexpr double kLargestValuePt = 60;
inline constexpr double kPillPadPt = 14, kPillHeightPt = 34, kPillGapPt = 12;

struct FigureCard {
  std::size_t index = 0;  // in the slide
  const Element* element = nullptr;
  FigureParts parts;
};

// Size of values and height of text that all cards share.
struct CardSizes {
  double value_pt = 0;
  Emu tallest;
  bool pills = true;
  Emu above_pill = {};
};

// The largest, and at most `most_pt`, at which each figure is one line and each card holds its text;
// nullopt: there is none. `pills`: changes stand in pills below the text.
[[nodiscard]] std::optional<CardSizes> sizes_for(const ListContext& context, const SlideIr& slide,
                                                 const std::vector<FigureCard>& cards, bool pills,
                                                 double most_pt = kLargestValuePt);

// In a high card the change stands apart from the figure that it belongs to.
[[nodiscard]] Emu above_pill(const SlideIr& slide, const std::vector<FigureCard>& cards,
                             const CardSizes& sizes);

// A label is a little more than half as large as its value (ours), and at most kLabelPt.
void set_labels(const FigureParts& parts, double value_pt, TextBodyIr& body);

// Letters up to those of Western Europe, and signs of currencies.
[[nodiscard]] bool is_latin(std::string_view text);

// The width that a value of this size needs on one line, also where other programs set it wider.
[[nodiscard]] double needed_width(const ListContext& context, const ParagraphIr& value,
                                  double size_pt);

// The width of a paragraph on one line, in points.
[[nodiscard]] double width_of(const ListContext& context, const ParagraphIr& paragraph);

}  // namespace deckle::layout
