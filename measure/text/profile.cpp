#include "measure/text/profile.h"

namespace deckle::measure {
namespace {

// The tolerance is the prototype's; from -0.05 to +1 pt the recorded line counts do not move.
constexpr Profile kPowerPoint{};

constexpr Profile kLibreOffice{
    .rounding = AdvanceRounding::None,
    .breaks = BreakRules::LibreOffice,
    .vertical = VerticalRules::LibreOffice,
    .kern_always = true,
    .ligatures = true,
    .language_shapes = true,
    .spaces_follow = true,  // 0.28 em after Hangul of Noto Sans CJK KR, 0.226 after Carlito
    .drop_edge_kern = true,
    .hanging_marks = true,
    .script_scale = 0.58,
    .small_script_lines = false,
    .autospace_em = 0.36,      // 1.43 em over four changes (docs/text-layout.md, 3.2)
    .fit_tolerance_pt = 0.03,  // 1/100 mm
    .spacing_base = 1.0,
};

constexpr Profile kChrome{
    .rounding = AdvanceRounding::None,
    .breaks = BreakRules::Chrome,
    .vertical = VerticalRules::Chrome,
    .kern_always = true,
    .ligatures = false,
    .language_shapes = true,
    .either_face = false,  // its page says which one
    .drop_edge_kern = true,
    .middle_dot_apart = true,  // its scripts in Unicode 16 do not include Hangul
    .hanging_marks = false,
    .own_tab_stops = false,  // CSS has a distance of tab stops only
    .script_scale = 2.0 / 3,  // the size in the HTML report
    .size_step_pt = 0.75 / 64,  // FreeType's 1/64 px
    .small_script_lines = false,
    .autospace_em = 0,
    .fit_tolerance_pt = 0.75 / 64,  // 1/64 px
    .spacing_base = 1.2,
};

}  // namespace

const Profile& profile_of(Target target) {
  switch (target) {
    case Target::PowerPoint:
      return kPowerPoint;
    case Target::LibreOffice:
      return kLibreOffice;
    case Target::Chrome:
      return kChrome;
  }
  return kPowerPoint;
}

}  // namespace deckle::measure
