#include "fixers/patch/text_scale.h"

#include <algorithm>
#include <cmath>

#include "fixers/patch/patch.h"

namespace deckle::fixers {

void set_largest_size(TextBodyIr& body, double largest_pt, double min_pt) {
  const double delta = largest_size_pt(body) - largest_pt;
  if (delta <= 0) return;
  const auto lower = [delta, min_pt](RunStyle& style) {
    style.size_pt = std::min(style.size_pt, std::max(style.size_pt - delta, min_pt));
  };
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) lower(run.style);
    lower(paragraph.end);
  }
}

void set_line_spacing(TextBodyIr& body, double pct, double keep) {
  for (ParagraphIr& paragraph : body.paragraphs) {
    SpacingIr& spacing = paragraph.style.line_spacing;
    if (spacing.unit == SpacingIr::Unit::Percent)
      spacing.value = std::min(spacing.value, std::max(pct, std::ceil(spacing.value * keep)));
  }
}

void scale_space(TextBodyIr& body, double scale) {
  for (ParagraphIr& paragraph : body.paragraphs) {
    paragraph.style.space_before.value *= scale;
    paragraph.style.space_after.value *= scale;
  }
}

std::vector<double> smaller_sizes(double current, double min_pt) {
  std::vector<double> sizes;
  for (double size = current - kSizeStepPt; size > min_pt; size -= kSizeStepPt)
    sizes.push_back(size);
  if (min_pt < current) sizes.push_back(min_pt);
  return sizes;
}

std::vector<double> sizes_of_round(const ElementIr& element) {
  const double current = largest_size_pt(element.text);
  std::vector<double> sizes = smaller_sizes(current, element.min_font_pt);
  if (element.priority >= kHighPriority)
    std::erase_if(sizes, [floor = current * (1 - kHighPrioritySizeBudget)](double size) {
      return size < floor;
    });
  return sizes;
}

}  // namespace deckle::fixers
