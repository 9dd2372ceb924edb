#pragma once
// Sets a shaped paragraph at a size and breaks it into lines: arithmetic over the stored advances.
//
// Greedy. Lengths are points; a line's width is the advance of its clusters without the trailing
// spaces.

#include <vector>

#include "measure/text/profile.h"
#include "measure/text/shaped_paragraph.h"

namespace deckle::measure {

struct BrokenLine {
  std::size_t begin = 0, visible_end = 0, end = 0;  // clusters
  double width = 0;                                 // of [begin, visible_end)
  double full_width = 0;                            // of [begin, end): trailing spaces too
  double size_pt = 0;  // largest run; the paragraph mark's on an empty line
  double start =
      0;  // where the line begins, from the left (right-to-left: right) edge of the text area
  double available = 0;  // available width from there
  bool hangs = false, forced = false, split_word = false;
};

// What the runs' sizes are multiplied by. `whole_points`: what results is rounded to whole points,
// halves up, as PowerPoint does where it shrinks text (docs/text-layout.md, 8). `full_scripts`:
// super- and subscripts have the size of other text.
struct SizeScale {
  double factor = 1;
  bool whole_points = false;
  bool full_scripts = false;
  [[nodiscard]] bool is_small(const RunStyle& style) const {
    return style.baseline_pct != 0 && !full_scripts;
  }
  [[nodiscard]] double of(double size_pt) const;
};

// Whether closing marks hang into the margin (Windows) or begin the next line (Mac).
enum class Hanging { Allowed, Forbidden };

// Advances of a paragraph's clusters at its runs' scaled sizes. Reuse one object for many
// paragraphs: it keeps its memory.
class SizedParagraph {
 public:
  void set(const ShapedParagraph& shaped, const ParagraphIr& paragraph, SizeScale scale,
           const Profile& profile);

  // Appends the lines of the paragraph to `lines`. `width` is the text area's; infinity does not
  // wrap.
  void break_lines(double width, Hanging hanging, std::vector<BrokenLine>& lines);

  // The advances of the clusters [begin, end) of a line that begins at `start` in the text area,
  // with the tabs as wide as they are there.
  [[nodiscard]] std::vector<double> line_advances(std::size_t begin, std::size_t end, double start);
  // The size at which the glyphs of a run are drawn.
  [[nodiscard]] double drawn_size(const RunStyle& style) const;

  // The widest unbreakable piece, and the longest line without wrapping.
  void width_range(double& narrowest, double& widest) const;

 private:
  struct Piece;
  void break_hard_line(std::size_t begin, std::size_t end, bool first, double width,
                       Hanging hanging, std::vector<BrokenLine>& lines);
  [[nodiscard]] BrokenLine line(std::size_t begin, std::size_t end) const;
  [[nodiscard]] double line_size(std::size_t begin, std::size_t end) const;
  [[nodiscard]] double edge_kern(std::size_t cluster) const;
  // Of the tab that begins at `from` in the text area, on a line whose text ends at `end`.
  [[nodiscard]] double tab_advance(std::size_t tab, std::size_t end, double from) const;
  [[nodiscard]] bool is_decimal_point(std::size_t cluster) const;

  const ShapedParagraph* shaped_ = nullptr;
  const ParagraphIr* paragraph_ = nullptr;
  const Profile* profile_ = nullptr;
  SizeScale scale_;
  double uniform_size_ = 0;      // of every run; 0 when they differ, or one is raised or lowered
  std::vector<double> advance_;  // per cluster, points
  std::vector<double> size_;     // per cluster, where they differ; negative: raised or lowered
};

}  // namespace deckle::measure
