#pragma once
// MeasuredSlide: the measured text of a slide (docs/repair-loop.md, 4), with its lines. The native
// engine and the reference browser both return it; rules do not distinguish them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle {

// How the lines of rotated or vertical text are drawn: they are measured upright, and rotated
// clockwise about the pivot on the slide.
struct TextTurn {
  int rotation = 0;  // 60,000 to the degree (ir/transform_ir.h); 0: drawn as measured
  Emu x, y;          // the pivot, slide-local
  friend bool operator==(const TextTurn&, const TextTurn&) = default;
};

// The bounds on the slide of an upright rectangle of the text, after rotation.
[[nodiscard]] DECKLE_API Rect turned(const Rect& upright, const TextTurn& turn);

// One line of text, slide-local, in EMU, before its element's TextTurn.
struct MeasuredLine {
  std::string text;
  Emu x, baseline, top, bottom, width;
  double size_pt = 0;            // largest run on the line
  // Where its text comes from: bytes [begin, end) of that paragraph's joined run text.
  std::size_t paragraph = 0, begin = 0, end = 0;
};

// The requested face and the one whose advances were used.
struct FontUse {
  std::string requested;         // "Malgun Gothic"
  std::string used;              // "Carlito", or "built-in metrics"
  enum class Source { Exact, BuiltIn, MetricCompatible, Fallback, Missing } source = Source::Exact;
  double width_error = 0;        // expected relative error of a line's width; 0 when advances are known
  std::string sample;            // the first character set in it, UTF-8
  // Set if only characters are set in it that the face of the family lacks: how the family was
  // found. Fallback means that the family is not there at all.
  std::optional<Source> family = std::nullopt;
  friend bool operator==(const FontUse&, const FontUse&) = default;
};

// Adds a use, or what is new of it, to those of a text, a table or a deck: one for each requested
// family, face and source. The sample is the first of those with the largest error.
DECKLE_API void add_use(std::vector<FontUse>& uses, const FontUse& use);

// "exact", "built-in", "metric-compatible", "fallback", "missing": as reports write it.
[[nodiscard]] DECKLE_API const char* to_string(FontUse::Source source);

// The lines of one cell; rows count the header first.
struct MeasuredCell {
  std::size_t row = 0, column = 0;
  std::vector<MeasuredLine> lines;
};

enum class FitVerdict { Fits, Tight, Overflows };  // Tight: lines wider by the guard band would be more

struct MeasuredElement {
  std::string eid;
  Rect bbox;                     // bounds of the shape as turned; of a picture, what is seen of it
  Rect safe_box;                 // bbox inflated by kSafePadding
  Rect content_box;              // union of the lines as turned; empty without text
  int z = 10;
  double font_size_pt = 0;       // largest
  double min_size_pt = 0;        // smallest
  double line_height = 1.2;      // as CSS: pitch over font size
  std::vector<MeasuredLine> lines;
  TextTurn turn;  // of the lines, and of those of the cells
  // Along the lines (width) and across them (height), also where they are turned.
  Emu text_height;               // laid-out height without insets
  Emu text_width;                // widest line, from the left of the text area
  Emu available_height, available_width;  // bbox less insets, and less the reserve
  double reserve = 0;  // share of the height kept free, where East Asian text is approximated
  Emu overflow_x, overflow_y;    // 0 when it fits
  double overflow_lines = 0;     // overflow_y in lines of the last pitch
  FitVerdict verdict = FitVerdict::Fits;
  std::vector<FontUse> fonts;
  std::vector<MeasuredCell> cells;  // of a table, row by row; those without text are left out
};

// The smallest excess that is an overflow. PowerPoint rounds percent line pitches, and with them
// heights, to 0.01 pt, so a smaller excess is rounding.
inline constexpr Emu kFitTolerance{kEmuPerPt / 100};

// The only test of whether text fits, for measuring, checking and repairing. `excess`: size of the
// text less the available size.
[[nodiscard]] constexpr bool exceeds(Emu excess) { return excess >= kFitTolerance; }
[[nodiscard]] inline bool too_high(const MeasuredElement& m) { return exceeds(m.overflow_y); }
[[nodiscard]] inline bool too_wide(const MeasuredElement& m) { return exceeds(m.overflow_x); }
[[nodiscard]] inline bool overflows(const MeasuredElement& m) { return too_high(m) || too_wide(m); }

// The height at which text that is too high would fit: its own, and the reserve of that height.
[[nodiscard]] DECKLE_API Emu needed_height(const MeasuredElement& m);

struct MeasuredSlide {
  std::string slide_id;
  int index = 0;
  Size size;
  std::vector<MeasuredElement> elements;   // in the order of the SlideIr
};

[[nodiscard]] DECKLE_API const MeasuredElement* find_element(const MeasuredSlide& slide, const std::string& eid);

// SAFE_PADDING of docs/repair-loop.md, 1.
inline constexpr Emu kSafePadding{8 * kEmuPerPx};

}  // namespace deckle
