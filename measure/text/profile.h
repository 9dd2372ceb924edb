#pragma once
// The parameters in which the predicted layout engines differ (docs/text-layout.md, 9).

#include "measure/text/target.h"

namespace deckle::measure {

enum class AdvanceRounding { None, EighthPoint };
enum class BreakRules { PowerPoint, Chrome, LibreOffice };
enum class VerticalRules { PowerPoint, LibreOffice, Chrome };

struct Profile {
  AdvanceRounding rounding = AdvanceRounding::EighthPoint;
  BreakRules breaks = BreakRules::PowerPoint;
  VerticalRules vertical = VerticalRules::PowerPoint;
  bool kern_always = false;  // else only from RunStyle::kern_pt on
  bool ligatures = false;
  bool language_shapes = false;    // the language selects glyphs (locl)
  bool spaces_follow = false;      // a space is drawn with the face of the script before it
  bool either_face = true;         // a mark that two faces may draw takes the wider advance
  bool drop_edge_kern = false;     // the pair across a line break is not kerned
  bool middle_dot_apart = false;   // U+00B7 is no part of a Hangul run, nor has it Korean glyphs there
  bool hanging_marks = true;       // closing marks may hang where the paragraph allows it
  bool own_tab_stops = true;       // a:tabLst counts
  double script_scale = 2.0 / 3;   // glyphs of super- and subscripts
  double size_step_pt = 0;         // glyphs are scaled at multiples of this, rounded down; 0: as they are
  bool small_script_lines = true;  // a line of nothing else is as high as those glyphs
  double autospace_em = 0;         // added where East Asian and Latin letters meet unspaced
  double fit_tolerance_pt = 0.02;  // a line may exceed the space by this much
  double spacing_base = 1.2;       // percent space before and after counts this many font sizes
};

[[nodiscard]] const Profile& profile_of(Target target);

}  // namespace deckle::measure
