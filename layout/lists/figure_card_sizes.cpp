#include "layout/lists/figure_card_sizes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "layout/lists/emphasis.h"
#include "layout/lists/figure_units.h"
#include "layout/text/script_spaces.h"
#include "layout/text/unknown_letters.h"
#include "slidespec/core/utf8.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: values take the largest of these in which all cards of the slide have theirs.
constexpr std::array<double, 14> kValueSizesPt = {
    80, 72, kLargestValuePt, 54, 48, 44, 40, 36, 32, 28, 26, 24, 22, 20};
constexpr double kValueSlack = 13.0 / 12;
// Larger values are a gain only where other fonts leave them whole: what stands in for Calibri in Latin
// letters is as wide, Korean a twelfth wider. Arabic ones are a third wider, at any size.
constexpr double kUsualValuePt = 44, kLargeKnownSlack = 1.12;

TextBodyIr without(const TextBodyIr& body, int paragraph) {
  TextBodyIr out = body;
  if (paragraph >= 0) out.paragraphs.erase(out.paragraphs.begin() + paragraph);
  return out;
}

}  // namespace

bool is_latin(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    if (!is_latin_letter(utf8::next(text, i))) return false;
  }
  return true;
}

double needed_width(const ListContext& context, const ParagraphIr& value, double size_pt) {
  const std::string text = searchable(value);
  // Other renderers set Korean wider than measured, and a figure must not wrap.
  const double slack = has_unknown_letters(text) ? kUnknownSlack
                       : size_pt > kUsualValuePt ? kLargeKnownSlack
                                                 : kValueSlack;
  return width_of(context, value) * slack + script_changes(text) * kScriptSpaceEm * size_pt;
}

double width_of(const ListContext& context, const ParagraphIr& paragraph) {
  TextBodyIr body;
  body.paragraphs.push_back(paragraph);
  return context.engine.width_range(body).max_pt;
}

void set_labels(const FigureParts& parts, double value_pt, TextBodyIr& body) {
  constexpr double kLabelShare = 0.55, kLeastLabelPt = 16;
  const double size = std::clamp(std::round(value_pt * kLabelShare), kLeastLabelPt, kLabelPt);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    const int index = static_cast<int>(i);
    if (index != parts.value && index != parts.change) set_size(body.paragraphs[i], size);
  }
}

std::optional<CardSizes> sizes_for(const ListContext& context, const SlideIr& slide,
                                   const std::vector<FigureCard>& cards, bool pills,
                                   double most_pt) {
  for (const double size : kValueSizesPt) {
    if (size > most_pt) continue;
    CardSizes sizes{size, Emu(0), pills};
    bool fits = true;
    for (const FigureCard& card : cards) {
      const ElementIr& element = slide.elements[card.index];
      TextBodyIr body = element.text;
      ParagraphIr& value = body.paragraphs[static_cast<std::size_t>(card.parts.value)];
      set_value_size(value, size);
      set_labels(card.parts, size, body);
      const double available = to_pt(preset_text_rect(element.shape, element.box).w - body.insets.left - body.insets.right);
      fits = fits && needed_width(context, value, size) <= available;
      Emu rest = emu_from_pt(2 * kPillGapPt);
      if (pills && card.parts.change >= 0) {
        const ParagraphIr& change = body.paragraphs[static_cast<std::size_t>(card.parts.change)];
        fits = fits && width_of(context, change) + 2 * kPillPadPt <= available;
        rest += emu_from_pt(kPillGapPt + kPillHeightPt);
        body = without(body, card.parts.change);
      }
      const Emu height = emu_from_pt(context.engine.height(body, std::max(1.0, available)));
      sizes.tallest = std::max(sizes.tallest, height);
      fits = fits && height + rest <= element.box.h;
    }
    if (fits) return sizes;
  }
  return std::nullopt;
}

Emu above_pill(const SlideIr& slide, const std::vector<FigureCard>& cards, const CardSizes& sizes) {
  constexpr double kShare = 0.2, kMostPt = 36;  // ours, of what is left of the card's height
  Emu least = slide.elements[cards.front().index].box.h;
  for (const FigureCard& card : cards) least = std::min(least, slide.elements[card.index].box.h);
  const double left = to_pt(least - sizes.tallest) - kPillHeightPt;
  return emu_from_pt(std::clamp(kShare * left, kPillGapPt, kMostPt));
}

}  // namespace deckle::layout
