#pragma once
// Lays out text bodies: a paragraph is shaped once, then broken at any number of widths and sizes.
//
// Shaping (font fallback, advances, kerning, break opportunities) is independent of size and cached
// in the engine by text, faces, language and script, so the searches of layout and fixers shape a
// text only once. The rest is arithmetic. Lengths are points, as double; origin: top left of the
// text area (box less insets), y downward. Const calls may run on any number of threads.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "measure/fonts/font_catalog.h"
#include "measure/text/target.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// Lines tile their paragraph's text: each begins where the one before it ended.
struct Line {
  std::size_t paragraph = 0;
  std::size_t begin = 0, visible_end = 0,
              end = 0;  // UTF-8 bytes into the paragraph's joined run text
  double x = 0;         // left edge of the first glyph, alignment and indents applied
  double width = 0;     // advance of [begin, visible_end)
  double top = 0, bottom = 0, baseline = 0;  // from the top of the text
  double size_pt = 0;                        // largest run on the line
  bool hangs = false;       // ends in a closing mark that lies beyond the right edge
  bool forced = false;      // ends in an authored break or the paragraph's end
  bool split_word = false;  // a word wider than the line was cut between grapheme clusters
};

struct ShapedParagraph;

struct LaidOutText {
  std::vector<Line> lines;
  double height =
      0;  // of the whole text, insets excluded: what PowerPoint compares with the available height
  double plain_height = 0;  // with a last line that is as high as any other
  double width = 0;   // right edge of the widest line
  std::vector<FontUse> fonts;  // every face used, in order of first use
  std::vector<std::shared_ptr<const ShapedParagraph>> shapes;  // for heights() of the same body
};

// Closing marks at a line's end hang into the margin in PowerPoint for Windows and begin the next
// line in PowerPoint for Mac. Text must fit under both (docs/design.md, decision 17): Safest uses,
// for each paragraph, the lines of Windows unless those of the Mac are higher.
enum class HangingMarks { Safest, Windows, Mac };

struct LayoutOptions {
  double size_scale = 1;  // all run sizes times this
  bool whole_points = false;  // what that gives is rounded to whole points (autofit in PowerPoint)
  bool full_scripts = false;  // super- and subscripts at full size: autofit's comparison
  double spacing_reduction =
      0;  // percentage points taken off percent line spacing (lnSpcReduction)
  bool ignore_trailing_empty = false;  // normAutofit's comparison
  bool plain_last_line = false;  // the last line is as high as any other, likewise (see vertical.h)
  HangingMarks hanging = HangingMarks::Safest;
  bool table_cell =
      false;  // LibreOffice takes the leading of cells from their faces, of shapes as 1.2 sizes

  // The size at which text of `size_pt` is shown.
  [[nodiscard]] double shown_size(double size_pt) const;
};

class TextEngine {
 public:
  TextEngine(std::shared_ptr<const FontCatalog> fonts, Target target);
  ~TextEngine();

  // Lays `body` out in a text area `width_pt` wide (box less insets; > 0). With body.wrap false the
  // width only places aligned lines.
  [[nodiscard]] LaidOutText lay_out(const TextBodyIr& body, double width_pt,
                                    const LayoutOptions& options = {}) const;

  // Only the height, for searches.
  [[nodiscard]] double height(const TextBodyIr& body, double width_pt,
                              const LayoutOptions& options = {}) const;

  // The heights of a body that was laid out as `laid_out`, in other widths.
  [[nodiscard]] std::array<double, 2> heights(const TextBodyIr& body, const LaidOutText& laid_out,
                                              std::array<double, 2> widths_pt,
                                              const LayoutOptions& options) const;

  // The widest unbreakable piece and the longest line without wrapping: the minimum and maximum
  // width of a table column or a label.
  struct WidthRange {
    double min_pt = 0, max_pt = 0;
  };
  [[nodiscard]] WidthRange width_range(const TextBodyIr& body) const;

  [[nodiscard]] Target target() const;
  [[nodiscard]] const FontCatalog& fonts() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace deckle::measure
