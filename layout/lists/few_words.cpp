#include "layout/lists/few_words.h"

#include <algorithm>

#include "layout/lists/emphasis.h"
#include "layout/lists/text_ems.h"
#include "layout/text/reading_direction.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: by so much a title is larger than the largest words below it.
constexpr double kBelowTitlePt = 4;
// Ours: Latin letters; Hangul, kana and Han are two each.
constexpr std::size_t kMostNameEms = 28;

}  // namespace

double title_size_pt(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title && !element.text.empty())
      return largest_size_pt(element.text);
  }
  return 0;
}

bool is_below_title(const ListContext& context, double size_pt) {
  return size_pt + kBelowTitlePt <= context.title_pt;
}

bool has_few_lines(const measure::TextEngine& engine, const TextBodyIr& body, double width_pt,
                   std::size_t most, double slack) {
  const double width = width_pt * (1 - slack);
  if (width <= 1) return false;
  const measure::LaidOutText laid = engine.lay_out(body, width);
  return laid.lines.size() <= most &&
         std::none_of(laid.lines.begin(), laid.lines.end(),
                      [](const measure::Line& line) { return line.split_word; });
}

bool is_short_name(const ParagraphIr& paragraph) {
  const std::size_t ems = text_ems(searchable(paragraph));
  return ems > 0 && ems <= kMostNameEms && is_unmarked(paragraph);
}

CountAlign picture_align(const ListContext& context, const TextBodyIr& text) {
  if (text.paragraphs.empty()) return CountAlign::Center;
  // The places of a mirrored slide are exchanged later, and the alignment of its words is not.
  const bool mirrored = mirrors(context.text);
  switch (text.paragraphs.front().style.align) {
    case Align::Center:
      return CountAlign::Center;
    case Align::Left:
      return mirrored ? CountAlign::Right : CountAlign::Left;
    case Align::Right:
      return mirrored ? CountAlign::Left : CountAlign::Right;
    case Align::Justify:
      break;
  }
  return CountAlign::Left;
}

void centre_lines(const Element& element, TextBodyIr& body) {
  if (element.style.align) return;
  for (ParagraphIr& paragraph : body.paragraphs) paragraph.style.align = Align::Center;
}

}  // namespace deckle::layout
