#include "layout/footer/exhibit_sources.h"

#include <algorithm>

#include "layout/base/frame.h"

namespace deckle::layout {

namespace {

constexpr double kGapPt = 6;        // ours: nearer than what belongs to something else
constexpr double kNarrowest = 0.4;  // of the band's own width
constexpr double kTallerPt = 0.5;   // lines may differ by rounding

bool is_exhibit(const ElementIr& element) {
  const bool kind = element.type == ElementType::Chart || element.type == ElementType::Table ||
                    element.type == ElementType::Image;
  return kind && !element.decorative && !element.full_bleed && element.shape.rfind("icon:", 0) != 0;
}

Rect seen_box(const ElementIr& element) {
  return element.type == ElementType::Table ? table_frame(element) : element.box;
}

}  // namespace

bool has_sources_below(const TextContext& context) {
  return context.t.theme != nullptr && context.t.theme->sources == templates::SourcePlace::Exhibit;
}

void place_below_exhibit(const TextContext& context, const measure::TextEngine& engine,
                         SlideIr& slide) {
  if (!has_sources_below(context)) return;
  ElementIr* band = find_element(slide, "_citations");
  if (band == nullptr ||
      std::count_if(slide.elements.begin(), slide.elements.end(), is_exhibit) != 1)
    return;
  const Rect exhibit =
      seen_box(*std::find_if(slide.elements.begin(), slide.elements.end(), is_exhibit));
  const Emu top = exhibit.bottom() + emu_from_pt(kGapPt);
  if (top >= band->box.y) return;
  Rect box = band->box;
  box.y = top;
  if (to_pt(exhibit.w) > to_pt(box.w) * kNarrowest) {
    const double own = engine.height(band->text, to_pt(box.w));
    if (engine.height(band->text, to_pt(exhibit.w)) <= own + kTallerPt) {
      box.x = exhibit.x;
      box.w = exhibit.w;
    }
  }
  const bool taken =
      std::any_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& element) {
        return &element != band && !is_exhibit(element) &&
               !intersection(element.box, box.inflated(emu_from_pt(kGapPt))).empty();
      });
  if (taken) return;
  band->box = box;
  band->text.anchor = Anchor::Top;
}

}  // namespace deckle::layout
