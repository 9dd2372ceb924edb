#pragma once
// Numbers of the IR's JSON form: px as the shortest decimals that are read back as the same value.
//
// Text sizes and spacing are double points in memory; in JSON they are px, or multiples. They are
// converted on a grid of 1/10,000 (of a point, of a percent), a hundredth of what OOXML stores, so
// that 14.6667 px is 11 pt and not 11.000025. px_text() for lengths is declared in ir_json.h.

#include <string>

namespace deckle {

// Points of `px`, on the grid; and the shortest px that gives the same.
[[nodiscard]] double size_from_px(double px);
[[nodiscard]] std::string size_px_text(double pt);

// Percent of the 1.2 line that a CSS line-height multiple means (1.2 → 100), and back.
[[nodiscard]] double percent_from_line_height(double multiple);
[[nodiscard]] std::string line_height_text(double percent);

// 60,000ths of a degree, from 0 to below a full turn, of degrees; and the shortest degrees that
// give the same.
[[nodiscard]] int angle_from_degrees(double degrees);
[[nodiscard]] std::string degrees_text(int angle);

// A plain number with at most four decimals.
[[nodiscard]] std::string grid_text(double value);
[[nodiscard]] double on_grid(double value);

}  // namespace deckle
