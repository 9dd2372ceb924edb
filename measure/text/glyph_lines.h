#pragma once
// The glyphs of lines that were measured, for drawing: the faces, sizes and places that the
// measurement used.
//
// Lengths are points, as double; x from the line's left edge, y downward from its baseline.

#include <cstdint>
#include <string>
#include <vector>

#include "measure/text/line_breaker.h"
#include "measure/text/text_engine.h"

namespace deckle::measure {

struct PlacedGlyph {
  std::uint32_t glyph = 0;
  double x = 0, y = 0;
};

// The text of some glyphs of a run: as many of each follow one another from left to right.
struct GlyphCluster {
  std::string text;  // UTF-8
  std::size_t glyphs = 0;
};

// Glyphs of one face at one size, of one run of the paragraph, from left to right.
struct GlyphRun {
  const FontFile* file = nullptr;  // never null; lives as long as the catalogues
  std::size_t run = 0;             // of the paragraph
  double size_pt = 0;
  double stretch = 1;    // the glyphs are as much wider than in their face
  bool slanted = false;  // the text is italic and the face is not
  double baseline = 0;   // of super- and subscripts: y of it
  double left = 0, right = 0;
  bool rtl = false;  // the text runs against the glyphs
  std::vector<PlacedGlyph> glyphs;
  std::vector<GlyphCluster> clusters;
  double underline_y = 0, underline_pt = 0, strike_y = 0,
         strike_pt = 0;  // of the face at this size
};

// One paragraph, shaped for drawing. Not for several threads.
class GlyphLines {
 public:
  // `drawn` has the faces for what `engine` measures with tables (FontOptions::use_builtin false).
  GlyphLines(const TextEngine& engine, const FontCatalog& drawn, const ParagraphIr& paragraph,
             WordBreak word_break, const LayoutOptions& options = {});

  // The bytes [begin, end) of the paragraph's text as one line. `width`: what justified text is
  // spread to; 0: as it is.
  [[nodiscard]] std::vector<GlyphRun> line(std::size_t begin, std::size_t end, double width = 0);

 private:
  [[nodiscard]] std::vector<std::size_t> visual_order(std::size_t begin, std::size_t end) const;
  void spread(std::vector<double>& advances, std::size_t begin, double width) const;
  void add_cluster(std::size_t cluster, double x, double advance,
                   std::vector<GlyphRun>& runs) const;

  ParagraphIr paragraph_;
  LayoutOptions options_;
  ShapedParagraph shaped_;
  std::string text_;
  std::vector<std::uint8_t> levels_;  // by byte; empty: all from left to right
  std::vector<ShapedGlyph> glyphs_;   // sorted by cluster
  std::vector<std::size_t> run_of_;   // by cluster
  SizedParagraph sized_;
};

}  // namespace deckle::measure
