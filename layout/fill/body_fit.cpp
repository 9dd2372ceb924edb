#include "layout/fill/body_fit.h"

#include <algorithm>

#include "measure/slide/slide_measurer.h"

namespace deckle::layout {
namespace {

bool contains(const std::vector<std::string>& eids, const std::string& eid) {
  return std::find(eids.begin(), eids.end(), eid) != eids.end();
}

}  // namespace

bool has_pieces(const SlideIr& slide, const std::string& eid) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&eid](const ElementIr& e) {
    return e.eid != eid && e.source_eid == eid;
  });
}

BodyFit body_fit(const SlideIr& slide, const std::vector<std::string>& eids,
                         const std::vector<std::string>& sharing,
                         const measure::TextEngine& engine) {
  BodyFit fit;
  for (const ElementIr& element : slide.elements) {
    if (element.text.empty() || !contains(eids, element.eid)) continue;
    fit.any = true;
    const measure::TextFit text = measure::text_fit(engine, element);
    fit.fits = fit.fits && text.fits;
    if (!element.member && !contains(sharing, element.eid) && !has_pieces(slide, element.eid) &&
        text.available_height > 0)
      fit.fill = std::max(fit.fill, text.text_height / text.available_height);
  }
  return fit;
}

}  // namespace deckle::layout
