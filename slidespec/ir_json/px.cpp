#include "slidespec/ir_json/px.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>

#include "slidespec/ir/transform_ir.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle {
namespace {

constexpr double kGrid = 10000;

std::string without_zeros(std::string text) {
  if (text.find('.') == std::string::npos) return text;
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

double parsed(const std::string& text) {
  double value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// The decimal of `guess` with the fewest places that `crossing` turns into `target`.
template <typename Crossing>
std::string shortest(double guess, double target, Crossing crossing) {
  constexpr int kPlaces = 9;
  for (int places = 0; places < kPlaces; ++places) {
    const std::string text = fmt::format("{:.{}f}", guess, places);
    if (crossing(parsed(text)) == target) return without_zeros(text);
  }
  return without_zeros(fmt::format("{:.{}f}", guess, kPlaces));
}

}  // namespace

double on_grid(double value) { return std::round(value * kGrid) / kGrid; }

double size_from_px(double px) { return on_grid(pt_from_px(px)); }
std::string size_px_text(double pt) { return shortest(px_from_pt(pt), on_grid(pt), size_from_px); }

double percent_from_line_height(double multiple) { return on_grid(multiple / 1.2 * 100); }
std::string line_height_text(double percent) {
  return shortest(percent / 100 * 1.2, on_grid(percent), percent_from_line_height);
}

int angle_from_degrees(double degrees) {
  return normalized_angle(std::llround(degrees * kAnglePerDegree));
}
std::string degrees_text(int angle) {
  return shortest(static_cast<double>(angle) / kAnglePerDegree, angle, angle_from_degrees);
}

std::string grid_text(double value) { return shortest(value, on_grid(value), on_grid); }

std::string px_text(Emu e) {
  const std::int64_t value = e.value();
  const bool negative = value < 0;
  // Split first, so that nothing overflows; the remainder is what needs decimals.
  const std::int64_t whole = std::abs(value / kEmuPerPx);
  const std::int64_t remainder = std::abs(value % kEmuPerPx);
  // Four places are 0.9525 EMU apart, so rounding to them is within half an EMU.
  std::int64_t scale = 1;
  for (int places = 0; places <= 4; ++places, scale *= 10) {
    const std::int64_t fraction = (remainder * scale * 2 + kEmuPerPx) / (kEmuPerPx * 2);
    const std::int64_t error = std::abs(fraction * kEmuPerPx - remainder * scale);
    if (error * 2 > scale) continue;
    const std::int64_t carried = whole + fraction / scale, decimals = fraction % scale;
    std::string number = fmt::format("{}{}", negative ? "-" : "", carried);
    if (places > 0) number += fmt::format(".{:0{}}", decimals, places);
    // Exactly half an EMU away: the double parsed from the text decides to which side it is
    // rounded.
    if (error * 2 < scale || emu_from_px(parsed(number)) == e) return number;
  }
  return fmt::format("{}", to_px(e));
}

}  // namespace deckle
