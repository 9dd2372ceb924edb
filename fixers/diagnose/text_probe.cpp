#include "fixers/diagnose/text_probe.h"

#include <algorithm>
#include <limits>

#include "fixers/patch/slide_patch.h"
#include "slidespec/ir_json/px.h"

namespace deckle::fixers {

TextProbe::TextProbe(const SlideIr& slide, const measure::SlideMeasurer& measurer)
    : slide_(slide), measurer_(measurer), known_(slide.elements.size()) {}

MeasuredElement TextProbe::measured(std::size_t element, double w, double h, double font_px) {
  ++measurements_;
  SlideIr alone;
  alone.size = slide_.size;
  alone.elements.push_back(slide_.elements[element]);
  ElementIr& one = alone.elements.front();
  one.box.w = emu_from_px(w);
  one.box.h = emu_from_px(h);
  if (font_px > 0) set_text_size(one.text, size_from_px(font_px), one.min_font_pt);
  auto result = measurer_.measure(alone);
  if (result && !result->elements.empty()) return std::move(result->elements.front());
  MeasuredElement none;  // what cannot be measured fits nowhere
  none.overflow_x = none.overflow_y = none.text_height = emu_from_px(1e6);
  return none;
}

TextProbe::Need TextProbe::need(std::size_t element, double w, double font_px) {
  for (const Known& known : known_[element]) {
    if (known.w == w && known.font_px == font_px) return known.need;
  }
  const ElementIr& given = slide_.elements[element];
  const MeasuredElement m = measured(element, w, to_px(given.box.h), font_px);
  const Insets& sides = given.text.insets;
  Need need;
  need.w = w + to_px(m.overflow_x);
  need.h = to_px(needed_height(m) + sides.top + sides.bottom);
  for (const MeasuredLine& line : m.lines) need.area += to_px(line.width) * to_px(line.bottom - line.top);
  known_[element].push_back({w, font_px, need});
  return need;
}

bool TextProbe::fits(std::size_t element, double w, double h, double font_px) {
  return !overflows(measured(element, w, h, font_px));
}

}  // namespace deckle::fixers
