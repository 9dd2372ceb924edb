#include "layout/geometry/quote_sizes.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kMostOfQuote = 0.85;  // ours

ElementIr* element_with_role(SlideIr& slide, std::string_view role) {
  const auto found =
      std::find_if(slide.elements.begin(), slide.elements.end(), [role](const ElementIr& element) {
        return element.role == role && !element.text.empty();
      });
  return found == slide.elements.end() ? nullptr : &*found;
}

}  // namespace

void keep_attribution_smaller(SlideIr& slide) {
  const ElementIr* quote = element_with_role(slide, "quote");
  ElementIr* attribution = element_with_role(slide, "attribution");
  if (quote == nullptr || attribution == nullptr || attribution->size_authored ||
      !attribution->allow_shrink)
    return;
  const double most = std::max(std::floor(largest_size_pt(quote->text) * kMostOfQuote),
                               attribution->min_font_pt);
  for (ParagraphIr& paragraph : attribution->text.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.size_pt = std::min(run.style.size_pt, most);
    paragraph.end.size_pt = std::min(paragraph.end.size_pt, most);
  }
}

}  // namespace deckle::layout
