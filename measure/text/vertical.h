#pragma once
// Where lines are placed: pitch, spacing and baselines of the predicted engine.
//
// PowerPoint: docs/text-layout.md, 7 and 10 (pitch, spacing, last line), 1.1 and 13 (baselines).
// LibreOffice: docs/text-layout.md, 1.2. Chrome: docs/text-layout.md, 1.3. Lengths are points, y
// downward.

#include <span>

#include "measure/fonts/font_file.h"
#include "measure/text/profile.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// The measures of one line.
struct LineMetrics {
  double size_pt = 0;  // largest run
  bool empty = false;  // no character on it
  // The faces on the line, the paragraph mark's included where it takes part: the largest share
  // above and below the baseline, each relative to its own face (they need not add up to one).
  double ascent_share = 0.75, descent_share = 0.25;
  // hhea metrics of the first family of the line's first run, for Chrome.
  double hhea_ascent = 0.95, hhea_descent = 0.25;
  // The largest hhea metrics of the faces on the line, for LibreOffice's cells.
  double face_ascent = 0.95, face_descent = 0.25;
  double last_descent = 0.25;  // 1.2 x share below the baseline: D of the last-line rule
};

struct LinePlacement {
  double pitch = 0;     // the line's height
  double baseline = 0;  // from its top
};

enum class Place { Shape, TableCell };

// `spacing_reduction` in percentage points, taken off percent spacing only.
[[nodiscard]] LinePlacement place_line(const LineMetrics& line, const SpacingIr& spacing,
                                       double spacing_reduction, const Profile& profile,
                                       Place place = Place::Shape);

// The difference in height of the last line of a text when its spacing is not 100 % (PowerPoint).
// `alone`: it is the text's only line, or the text does not wrap (docs/text-layout.md, 10).
[[nodiscard]] double last_line_correction(const LineMetrics& line, const SpacingIr& spacing,
                                          const Profile& profile, bool alone);

// Space before or after a paragraph whose nearest line is `size_pt` high.
[[nodiscard]] double paragraph_space(const SpacingIr& space, double size_pt,
                                     const Profile& profile);

}  // namespace deckle::measure
