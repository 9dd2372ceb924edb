#pragma once
// Text of the IR: bodies, paragraphs and runs with every property effective.
//
// Lengths are EMU; sizes and spacing of text are points.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/model/deck.h"

namespace deckle {

// Typefaces as names, theme references resolved. Which one a character takes follows its script
// (docs/text-layout.md, 4): Hangul, kana, Han and full-width forms `ea`; Arabic, Hebrew, Thai,
// Indic `cs`.
struct FontFaces {
  std::string latin, ea, cs;
  friend bool operator==(const FontFaces&, const FontFaces&) = default;
};

enum class Caps { None, Small, All };  // a:rPr/@cap: how letters are shown; the text is as typed

struct RunStyle {
  double size_pt = 18;
  bool bold = false, italic = false, underline = false, strike = false;
  Caps caps = Caps::None;
  Color color;
  FontFaces fonts;
  std::string lang;            // BCP 47 with region as OOXML requires it: "ko-KR"
  double kern_pt = 12;         // pairs are kerned from this size on; 0 = never (a:rPr/@kern)
  double spacing_pt = 0;       // a:rPr/@spc
  int baseline_pct = 0;        // a:rPr/@baseline in percent: > 0 superscript
  friend bool operator==(const RunStyle&, const RunStyle&) = default;
};

struct RunIr {
  std::string text;            // '\v' is a line break within the paragraph (a:br)
  RunStyle style;
  std::string link;            // URI, or # and the id of a slide of the deck; empty: no link
  enum class Field { None, SlideNumber, DateTime } field = Field::None;
  bool color_authored = false;  // the author chose its colour, and nothing changes it
};

struct SpacingIr {
  enum class Unit { Percent, Points } unit = Unit::Points;
  double value = 0;            // percent of the 1.2 line (100 = one line), or points
  friend bool operator==(const SpacingIr&, const SpacingIr&) = default;
};

struct BulletIr {
  ListKind kind = ListKind::None;
  std::string character = "•";          // for Bullet
  std::string numbering = "arabicPeriod";  // ST_TextAutonumberScheme, for Number
  int start_at = 1;
  std::string font;                     // typeface of the marker; empty = the text's
  std::optional<Color> color = {};      // of the marker; unset = the text's
  double size_pct = 100;                // of the text's size (a:buSzPct)
  double size_pt = 0;                   // a:buSzPts; 0 = size_pct counts
  friend bool operator==(const BulletIr&, const BulletIr&) = default;
};

struct TabStopIr {
  Emu position;  // from the left edge of the text area
  enum class Align { Left, Center, Right, Decimal } align = Align::Left;
  friend bool operator==(const TabStopIr&, const TabStopIr&) = default;
};

// How characters of different sizes on a line lie to each other (ST_TextFontAlignType).
enum class FontAlign { Auto, Top, Center, Baseline, Bottom };

struct ParagraphStyle {
  Align align = Align::Left;
  bool rtl = false;
  Emu margin_left, margin_right, indent;   // marL, marR, indent
  SpacingIr line_spacing{SpacingIr::Unit::Percent, 100};
  SpacingIr space_before, space_after;
  BulletIr bullet;
  bool ea_line_break = true;    // eaLnBrk
  bool latin_line_break = false;  // latinLnBrk
  bool hanging_punct = true;    // hangingPunct
  Emu default_tab = Emu(914400);
  std::vector<TabStopIr> tabs;  // a:tabLst
  FontAlign font_align = FontAlign::Auto;
  friend bool operator==(const ParagraphStyle&, const ParagraphStyle&) = default;
};

struct ParagraphIr {
  int level = 0;                // 0–8
  ParagraphStyle style;
  std::vector<RunIr> runs;      // empty: an empty line of `end`'s size
  RunStyle end;                 // the paragraph mark (a:endParaRPr)
};

// What PowerPoint does about text that does not fit (EG_TextAutofit). ShrinkText is a:normAutofit
// with its state (@fontScale, @lnSpcReduction), in percent: runs keep their sizes and are shown
// scaled. In the other modes the state is 100 and 0: None (a:noAutofit) leaves the text as it is,
// ResizeShape (a:spAutoFit) changes the box, and does so when the text is edited: what is shown is
// the box as saved.
struct AutofitIr {
  double font_scale_pct = 100;
  double spacing_reduction_pct = 0;
  enum class Mode { ShrinkText, None, ResizeShape } mode = Mode::ShrinkText;
  friend bool operator==(const AutofitIr&, const AutofitIr&) = default;
};

// In which direction text runs (ST_TextVerticalType; ECMA-376 Part 1, 20.1.10.82). Horz is upright.
// Vert is turned clockwise by a quarter, Vert270 by three; EaVert as Vert, but with East Asian
// letters upright; MongolianVert as EaVert, with lines from left to right. The two of WordArt put
// one upright letter below the other.
enum class VerticalText { Horz, Vert, Vert270, WordArtVert, EaVert, MongolianVert, WordArtVertRtl };

[[nodiscard]] DECKLE_API const char* to_string(VerticalText vert);  // "horz", "vert" …
[[nodiscard]] DECKLE_API std::optional<VerticalText> vertical_text_from(std::string_view name);
// Whether lines run along the height of the box.
[[nodiscard]] constexpr bool is_vertical(VerticalText vert) { return vert != VerticalText::Horz; }
[[nodiscard]] constexpr bool stacks_letters(VerticalText vert) {
  return vert == VerticalText::WordArtVert || vert == VerticalText::WordArtVertRtl;
}

struct TextBodyIr {
  std::vector<ParagraphIr> paragraphs;
  Insets insets = kDefaultInsets;
  Anchor anchor = Anchor::Top;  // of vertical text: turned with it, while insets stay with the box
  VerticalText vert = VerticalText::Horz;
  bool wrap = true;             // wrap="square"
  int rotation = 0;             // of the text within its shape, clockwise (ir/transform_ir.h)
  bool anchor_center = false;   // anchorCtr: the block of lines is centred as well
  bool edge_spacing = false;    // spcFirstLastPara: space before the first and after the last line
  int columns = 1;              // numCol
  Emu column_gap;               // spcCol
  WordBreak word_break = WordBreak::Normal;
  std::optional<AutofitIr> autofit;  // unset: shown at the runs' own sizes; the mode is inherited
  enum class Overflow { Overflow, Ellipsis } overflow = Overflow::Overflow;  // vertOverflow
  [[nodiscard]] bool empty() const;  // no paragraph has a run
};

// Plain text: paragraphs joined by '\n'.
[[nodiscard]] DECKLE_API std::string plain_text(const TextBodyIr& body);
// The largest run size in the body (the mark's where there are no runs); 0 for no paragraphs.
[[nodiscard]] DECKLE_API double largest_size_pt(const TextBodyIr& body);
// The smallest.
[[nodiscard]] DECKLE_API double smallest_size_pt(const TextBodyIr& body);

// What text inherits from the placeholder it is put in, so that a writer can leave out what is
// equal.
struct InheritedLevel {
  ParagraphStyle paragraph;
  RunStyle run;
};
struct InheritedText {
  std::array<InheritedLevel, 9> levels;
  Insets insets = kDefaultInsets;
  Anchor anchor = Anchor::Top;
  VerticalText vert = VerticalText::Horz;
  bool wrap = true;
  int columns = 1;
  Emu column_gap;
  int rotation = 0;
  bool anchor_center = false, edge_spacing = false;
  std::optional<AutofitIr> autofit;  // unset: no mode is set, which is None
  TextBodyIr::Overflow overflow = TextBodyIr::Overflow::Overflow;
};

}  // namespace deckle
