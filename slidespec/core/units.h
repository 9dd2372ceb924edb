#pragma once
// Lengths. Positions and sizes are integer EMU (English Metric Units), the unit of DrawingML
// (ECMA-376 Part 1, 20.1.2.1): 914,400 to the inch. Text is measured in points, as double.
//
// 1 pt = 12,700 EMU and 1 px = 9,525 EMU (96 to the inch) exactly. Every crossing from a real number
// to Emu is here and rounds half away from zero.

#include <cmath>
#include <compare>
#include <cstdint>

namespace deckle {

class Emu {
 public:
  constexpr Emu() = default;
  constexpr explicit Emu(std::int64_t value) : value_(value) {}

  [[nodiscard]] constexpr std::int64_t value() const { return value_; }

  friend constexpr auto operator<=>(Emu, Emu) = default;
  constexpr Emu& operator+=(Emu other) { return value_ += other.value_, *this; }
  constexpr Emu& operator-=(Emu other) { return value_ -= other.value_, *this; }
  friend constexpr Emu operator+(Emu a, Emu b) { return Emu(a.value_ + b.value_); }
  friend constexpr Emu operator-(Emu a, Emu b) { return Emu(a.value_ - b.value_); }
  friend constexpr Emu operator-(Emu a) { return Emu(-a.value_); }
  friend constexpr Emu operator*(Emu a, std::int64_t n) { return Emu(a.value_ * n); }
  friend constexpr Emu operator/(Emu a, std::int64_t n) { return Emu(a.value_ / n); }

 private:
  std::int64_t value_ = 0;
};

inline constexpr std::int64_t kEmuPerInch = 914400;
inline constexpr std::int64_t kEmuPerPt = 12700;
inline constexpr std::int64_t kEmuPerPx = 9525;

[[nodiscard]] inline Emu emu_from_pt(double pt) { return Emu(std::llround(pt * double{kEmuPerPt})); }
[[nodiscard]] inline Emu emu_from_px(double px) { return Emu(std::llround(px * double{kEmuPerPx})); }
[[nodiscard]] inline Emu emu_from_inches(double in) { return Emu(std::llround(in * double{kEmuPerInch})); }
[[nodiscard]] constexpr double to_pt(Emu e) { return static_cast<double>(e.value()) / double{kEmuPerPt}; }
[[nodiscard]] constexpr double to_px(Emu e) { return static_cast<double>(e.value()) / double{kEmuPerPx}; }

// Font sizes cross between px (IR JSON) and pt (everything else): 96 px = 72 pt.
[[nodiscard]] constexpr double pt_from_px(double px) { return px * 0.75; }
[[nodiscard]] constexpr double px_from_pt(double pt) { return pt / 0.75; }

}  // namespace deckle
