#include "layout/footer/exhibit_sources.h"

#include <algorithm>

#include "layout/base/frame.h"

namespace deckle::layout {

namespace {

constexpr double kGapPt = 12;       // what the rules ask for between two elements
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

// The mark of the exhibit stands below its end; the band leaves it its place.
void shorten_before_marks(const SlideIr& slide, const measure::TextEngine& engine,
                          const ElementIr& band, Rect& box) {
  for (const ElementIr& mark : slide.elements) {
    const Rect near = mark.box.inflated(emu_from_pt(kGapPt));
    if (!mark.eid.starts_with("_marks_") || intersection(near, box).empty()) continue;
    Rect shorter = box;
    if (near.x > box.x + box.w / 2) {
      shorter.w = near.x - box.x;
    } else {
      shorter.x = near.right();
      shorter.w = box.right() - near.right();
    }
    if (to_pt(shorter.w) <= 0 || engine.height(band.text, to_pt(shorter.w)) >
                                     engine.height(band.text, to_pt(box.w)) + kTallerPt)
      continue;
    box = shorter;
  }
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
  shorten_before_marks(slide, engine, *band, box);
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
