#include "layout/covers/tinted_color.h"

#include <algorithm>
#include <cmath>

#include "layout/text/contrast.h"
#include "ooxml/drawing/color_transform.h"

namespace deckle::layout {
namespace {

constexpr std::uint32_t kWhite = 0xFFFFFF;
constexpr double kOfWhite = 0.55;  // ours

Color changed(const Color& color, int lum_mod, int lum_off) {
  Color out = color;
  ooxml::Hsl hsl = ooxml::to_hsl(ooxml::to_rgb(color.rgb));
  hsl.l = std::clamp(hsl.l * lum_mod / 100 + lum_off / 100.0, 0.0, 1.0);
  out.rgb = ooxml::pack(ooxml::from_hsl(hsl));
  // Of a colour that is changed already: both changes as one.
  out.lum_mod = color.lum_mod * lum_mod / 100;
  out.lum_off = color.lum_off * lum_mod / 100 + lum_off;
  if (color.scheme.empty()) out.lum_mod = 100, out.lum_off = 0;
  return out;
}

}  // namespace

Color tinted(const Color& color, int percent) {
  Color out = changed(color, 100 - percent, percent);
  // By luminance alone dark greens become shrill, and with white alone grey.
  if (color.scheme.empty())
    out.rgb = mixed_color(out.rgb, mixed_color(color.rgb, kWhite, percent / 100.0), kOfWhite);
  return out;
}

Color shaded(const Color& color, int percent) { return changed(color, percent, 0); }

bool have_one_hue(const Color& a, const Color& b) {
  constexpr double kGrey = 0.12, kNear = 40;  // ours: saturation; degrees
  const ooxml::Hsl x = ooxml::to_hsl(ooxml::to_rgb(a.rgb)), y = ooxml::to_hsl(ooxml::to_rgb(b.rgb));
  if (x.s < kGrey || y.s < kGrey) return false;
  const double apart = std::abs(x.h - y.h);
  return std::min(apart, 360 - apart) <= kNear;
}

}  // namespace deckle::layout
