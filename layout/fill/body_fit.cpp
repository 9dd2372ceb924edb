#include "layout/fill/body_fit.h"

#include <algorithm>

#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/measured_slide.h"

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

Result<BodyFit> body_fit(const SlideIr& slide, const std::vector<std::string>& eids,
                         const std::vector<std::string>& sharing,
                         const measure::TextEngine& engine) {
  SlideIr bodies;
  bodies.size = slide.size;
  bodies.language = slide.language;
  for (const ElementIr& element : slide.elements) {
    if (!element.text.empty() && contains(eids, element.eid))
      bodies.elements.push_back(element);
  }
  BodyFit fit;
  if (bodies.elements.empty()) return fit;
  const Result<MeasuredSlide> measured = measure::NativeMeasurer(engine).measure(bodies);
  if (!measured) return tl::unexpected(measured.error());
  fit.any = true;
  for (std::size_t i = 0; i < measured->elements.size(); ++i) {
    const MeasuredElement& m = measured->elements[i];
    if (overflows(m)) fit.fits = false;
    const ElementIr& element = bodies.elements[i];
    if (!element.member && !contains(sharing, element.eid) && !has_pieces(slide, element.eid) && m.available_height > Emu(0))
      fit.fill = std::max(fit.fill, to_pt(m.text_height) / to_pt(m.available_height));
  }
  return fit;
}

}  // namespace deckle::layout
