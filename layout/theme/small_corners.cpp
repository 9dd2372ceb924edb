#include "layout/theme/small_corners.h"

#include <algorithm>
#include <cmath>

#include "slidespec/geometry/preset_paths.h"

namespace deckle::layout {
namespace {

constexpr double kCornerPt = 8;               // ours, where the theme has no corners of its own
constexpr double kPreset = 0.16667;           // the adjustment of the preset, of the shorter side
constexpr double kFromArc = 0.29289;          // as measure/slide/text_area.cpp has it
constexpr double kAdjustOfWhole = 100000;
// The file has the adjustment in whole numbers: the text area must not be narrower than measured.
const Emu kRounded = emu_from_pt(0.5);

}  // namespace

void make_corners_small(const TextContext& context, SlideIr& slide) {
  if (!context.t.path.empty()) return;
  const double theme = context.t.theme == nullptr ? 0 : context.t.theme->corner;
  const double corner = theme > 0 ? theme : kCornerPt;
  for (ElementIr& element : slide.elements) {
    if (element.type != ElementType::Shape || element.shape != "roundRect" || element.bend ||
        element.pinned)
      continue;
    const double side = to_pt(std::min(element.box.w, element.box.h));
    if (side <= 0 || side * kPreset <= corner) continue;
    element.bend = static_cast<int>(std::round(corner / side * kAdjustOfWhole));
    const Emu before = preset_text_rect(element.shape, element.box).x - element.box.x;
    const Emu after = emu_from_pt(side * *element.bend / kAdjustOfWhole * kFromArc);
    Insets& in = element.text.insets;
    for (Emu* edge : {&in.left, &in.top, &in.right, &in.bottom}) *edge += std::max(Emu(0), before - after - kRounded);
  }
}

}  // namespace deckle::layout
