#include "pptx/write/autofit.h"

#include <algorithm>

#include "measure/slide/text_area.h"

namespace deckle::pptx {

namespace {

bool is_fitted(const ElementIr& element) {
  switch (element.type) {
    case ElementType::Title:
    case ElementType::Bullets:
    case ElementType::Text:
    case ElementType::Citation:
      break;
    default:
      return false;
  }
  if (element.text.empty()) return false;
  if (!element.placeholder) return true;
  const std::string& type = element.placeholder->type;
  return type != "dt" && type != "ftr" && type != "sldNum" && type != "hdr";
}

}  // namespace

std::function<std::optional<measure::AutofitState>(const SlideIr&, const ElementIr&)>
measured_autofit(const measure::TextEngine& engine) {
  return
      [&engine](const SlideIr&, const ElementIr& element) -> std::optional<measure::AutofitState> {
        if (!is_fitted(element)) return std::nullopt;
        const Rect area = measure::text_area(element).rect;
        // A box narrower than its insets has no space, so the result is the last state of the
        // ladder.
        const double width = std::max(to_pt(area.w), 1.0);
        const double height = std::max(to_pt(area.h), 0.0);
        const auto kind = element.type == ElementType::Title ? measure::AutofitKind::Title
                                                             : measure::AutofitKind::Body;
        return measure::choose_autofit(engine, element.text, width, height, kind);
      };
}

}  // namespace deckle::pptx
