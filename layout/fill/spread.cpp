#include "layout/fill/spread.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "measure/slide/text_area.h"

namespace deckle::layout {
namespace {

constexpr double kLine = 1.2;    // of the size: PowerPoint's single line
constexpr double kDeeper = 0.5;  // ours: an item of a deeper level stays nearer to the one above it

double space_pt(const SpacingIr& spacing, double size_pt) {
  return spacing.unit == SpacingIr::Unit::Points ? spacing.value
                                                 : kLine * size_pt * spacing.value / 100;
}

double size_of(const ParagraphIr& paragraph) {
  double size = paragraph.runs.empty() ? paragraph.end.size_pt : 0;
  for (const RunIr& run : paragraph.runs) size = std::max(size, run.style.size_pt);
  return size;
}

double share_of(const ParagraphIr& paragraph) { return paragraph.level == 0 ? 1 : kDeeper; }

// The space that each paragraph of the first level lacks for the text to fill kLeastFill of its
// box; 0: it fills it, or must stay as it is. Infinite for a single paragraph, which has none.
double missing_pt(const measure::TextEngine& engine, const ElementIr& element) {
  const TextBodyIr& text = element.text;
  if (text.anchor != Anchor::Top || text.columns > 1 || is_vertical(text.vert)) return 0;
  const Rect area = measure::text_area(element).rect;
  const double missing =
      kLeastFill * to_pt(area.h) - engine.height(text, std::max(1.0, to_pt(area.w)));
  if (missing <= 0) return 0;
  double shares = 0;
  for (std::size_t i = 1; i < text.paragraphs.size(); ++i) shares += share_of(text.paragraphs[i]);
  return shares > 0 ? missing / shares : std::numeric_limits<double>::infinity();
}

bool spread(TextBodyIr& text, double wanted_pt) {
  bool changed = false;
  for (std::size_t i = 1; i < text.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = text.paragraphs[i];
    const ParagraphIr& above = text.paragraphs[i - 1];
    const double size = size_of(paragraph);
    const double before = space_pt(paragraph.style.space_before, size);
    const double after = space_pt(above.style.space_after, size_of(above));
    const double line = kLine * size * share_of(paragraph);
    // Whole points, as a person would set them.
    const double more =
        std::floor(std::min(wanted_pt * share_of(paragraph), line - before - after));
    if (more <= 0) continue;
    paragraph.style.space_before = {SpacingIr::Unit::Points, before + more};
    changed = true;
  }
  return changed;
}

}  // namespace

bool spread_paragraphs(const measure::TextEngine& engine, const std::vector<ElementIr*>& texts) {
  double wanted = std::numeric_limits<double>::infinity();
  for (const ElementIr* element : texts) wanted = std::min(wanted, missing_pt(engine, *element));
  if (wanted <= 0 || std::isinf(wanted)) return false;
  bool changed = false;
  for (ElementIr* element : texts) changed = spread(element->text, std::ceil(wanted)) || changed;
  return changed;
}

}  // namespace deckle::layout
