#include "layout/charts/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "layout/text/contrast.h"
#include "layout/text/hsv.h"

namespace deckle::layout {
namespace {

// The variants PowerPoint's own colour picker offers of an accent.
constexpr std::array<std::pair<int, int>, 4> kVariants = {{{60, 40}, {75, 0}, {40, 60}, {50, 0}}};
// Contrast to the background: WCAG 2.1, 1.4.11, for lines; bars also have a size and an axis (ours).
constexpr double kMinAreaContrast = 1.5, kMinLineContrast = 3;
// Of the palest slice, which its neighbours and its name show as well.
constexpr double kMinPaleContrast = 1.2;
// More than any difference of lightness (L* of CIELAB): accents are taken before their tints.
constexpr double kMaxLightness = 100;
constexpr double kPlainBonus = kMaxLightness;
// Ours: a red says that something is bad, so it comes after the other accents and before their tints. Of HSL.
constexpr double kRedPenalty = 50, kRedHue = 0.35, kRedSaturation = 0.5;
// Darker colours look black.
constexpr double kMinLightness = 22;
// Ours, of CIELAB (CIE 1976): two series in colours that are nearer are taken for one.
constexpr double kLeastDeltaE = 20;
// Ours: of the contrast of muted colours to the background, that of the one that stands out.
constexpr double kOverMuted = 1.5;
constexpr std::size_t kAccents = 6;  // of a theme
// Neighbours touch: up to so much their difference counts besides, by half.
constexpr double kNeighbourDistance = 25;

struct Hsl {
  double h = 0, s = 0, l = 0;
};

Hsl to_hsl(std::uint32_t rgb) {
  const double r = ((rgb >> 16) & 0xFF) / 255.0, g = ((rgb >> 8) & 0xFF) / 255.0,
               b = (rgb & 0xFF) / 255.0;
  const double high = std::max({r, g, b}), low = std::min({r, g, b}), delta = high - low;
  Hsl out{0, 0, (high + low) / 2};
  if (delta <= 0) return out;
  out.s = delta / (1 - std::abs(2 * out.l - 1));
  if (high == r)
    out.h = std::fmod((g - b) / delta + 6, 6);
  else if (high == g)
    out.h = (b - r) / delta + 2;
  else
    out.h = (r - g) / delta + 4;
  return out;
}

std::uint32_t to_rgb(const Hsl& hsl) {
  const double c = (1 - std::abs(2 * hsl.l - 1)) * hsl.s;
  const double x = c * (1 - std::abs(std::fmod(hsl.h, 2) - 1)), m = hsl.l - c / 2;
  const std::array<std::array<double, 3>, 6> sectors = {
      {{c, x, 0}, {x, c, 0}, {0, c, x}, {0, x, c}, {x, 0, c}, {c, 0, x}}};
  std::uint32_t rgb = 0;
  for (const double part : sectors[static_cast<std::size_t>(hsl.h) % 6]) {
    const double value = std::clamp((part + m) * 255, 0.0, 255.0);
    rgb = rgb << 8 | static_cast<std::uint32_t>(std::lround(value));
  }
  return rgb;
}

// L* of CIELAB: the lightness of a colour in grey print.
double lightness(std::uint32_t rgb) {
  const double y = relative_luminance(rgb);
  return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

// The distance of two colours in CIELAB, as of 1976, under the white of sRGB.
double delta_e(std::uint32_t a, std::uint32_t b) {
  const auto lab = [](std::uint32_t rgb) {
    std::array<double, 3> linear{};
    for (std::size_t i = 0; i < 3; ++i) {
      const double part = ((rgb >> (16 - 8 * i)) & 0xFF) / 255.0;
      linear[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    }
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const auto [r, g, blue] = linear;
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * blue) / 0.9505);
    const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * blue);
    const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * blue) / 1.089);
    return std::array<double, 3>{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const std::array<double, 3> one = lab(a), two = lab(b);
  return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

bool is_red(std::uint32_t rgb) {
  constexpr double kCircle = 6;
  const Hsl hsl = to_hsl(rgb);
  return hsl.s >= kRedSaturation && std::min(hsl.h, kCircle - hsl.h) <= kRedHue;
}

// The grey of the same luminance.
std::uint32_t neutral(std::uint32_t rgb) {
  const double y = relative_luminance(rgb);
  const double displayed = y <= 0.0031308 ? 12.92 * y : 1.055 * std::pow(y, 1 / 2.4) - 0.055;
  const auto part = static_cast<std::uint32_t>(std::clamp(std::lround(displayed * 255), 0L, 255L));
  return part << 16 | part << 8 | part;
}

}  // namespace

ChartColor modified(const TextContext& context, const char* scheme, int lum_mod, int lum_off) {
  ChartColor out{templates::resolve_color(context.layout, scheme), lum_mod, lum_off};
  Hsl hsl = to_hsl(out.color.rgb);
  hsl.l = std::clamp(hsl.l * lum_mod / 100 + lum_off / 100.0, 0.0, 1.0);
  if (lum_mod != 100 || lum_off != 0) out.color.rgb = to_rgb(hsl);
  return out;
}

std::vector<ChartColor> theme_accents(const TextContext& context) {
  static constexpr std::array<const char*, 6> kAccents = {"accent1", "accent2", "accent3",
                                                          "accent4", "accent5", "accent6"};
  std::vector<ChartColor> out;
  for (const char* accent : kAccents) out.push_back(modified(context, accent, 100, 0));
  for (const auto& [mod, off] : kVariants) {
    for (const char* accent : kAccents) out.push_back(modified(context, accent, mod, off));
  }
  return out;
}

std::vector<ChartColor> series_colors(const ChartOptions& options, std::size_t count, Mark mark) {
  const std::vector<ChartColor>& pool = options.accents;
  std::vector<ChartColor> chosen;
  std::vector<double> lightness_of_chosen;
  std::vector<bool> used(pool.size(), false);
  const double min_contrast = mark == Mark::Line ? kMinLineContrast : kMinAreaContrast;
  const auto take = [&](std::size_t i) {
    used[i] = true;
    chosen.push_back(pool[i]);
    lightness_of_chosen.push_back(lightness(pool[i].color.rgb));
  };
  if (pool.empty()) return std::vector<ChartColor>(count, options.foreground);
  // The first accent of the theme, where it is seen on what is behind the chart.
  std::size_t first = 0;
  const auto is_seen = [&](std::size_t i) {
    return contrast_ratio(pool[i].color.rgb, options.background.color.rgb) >= min_contrast;
  };
  while (first < pool.size() && !is_seen(first)) ++first;
  take(first < pool.size() ? first : 0);
  while (chosen.size() < count) {
    std::size_t best = pool.size();
    double best_distance = -1;
    enum class Pass { Apart, Seen, Any };
    for (const Pass pass : {Pass::Apart, Pass::Seen, Pass::Any}) {
      const bool strict = pass != Pass::Any;
      for (std::size_t i = 0; i < pool.size(); ++i) {
        if (used[i]) continue;
        if (strict &&
            contrast_ratio(pool[i].color.rgb, options.background.color.rgb) < min_contrast)
          continue;
        const double own = lightness(pool[i].color.rgb);
        if (strict && own < kMinLightness) continue;
        double distance = kMaxLightness;
        for (const double other : lightness_of_chosen)
          distance = std::min(distance, std::abs(own - other));
        const double neighbour = std::abs(own - lightness_of_chosen.back());
        distance += std::min(neighbour, kNeighbourDistance) / 2;
        if (pool[i].lum_mod == 100) distance += kPlainBonus;
        if (is_red(pool[i].color.rgb)) distance -= kRedPenalty;
        if (distance <= best_distance) continue;
        // Last, as it takes the most time.
        if (pass == Pass::Apart &&
            std::any_of(chosen.begin(), chosen.end(), [&](const ChartColor& other) {
              return delta_e(other.color.rgb, pool[i].color.rgb) < kLeastDeltaE;
            }))
          continue;
        best = i;
        best_distance = distance;
      }
      if (best < pool.size()) break;
    }
    if (best == pool.size())
      used.assign(pool.size(), false);
    else
      take(best);
  }
  chosen.resize(count);
  return chosen;
}

namespace {

enum class TintOf { Lightness, Background };

// A tint with that share of the accent, as the theme makes it, or mixed with what is behind the chart.
ChartColor tint_of(const ChartOptions& options, double share, TintOf way) {
  const ChartColor& accent = options.accents.front();
  if (way == TintOf::Background)
    return {{"", mixed_color(options.background.color.rgb, accent.color.rgb, share)}};
  const bool on_light = lightness(options.background.color.rgb) > 50;
  ChartColor tint = accent;
  tint.lum_mod = static_cast<int>(std::lround(share * 100));
  tint.lum_off = on_light ? 100 - tint.lum_mod : 0;
  Hsl hsl = to_hsl(accent.color.rgb);
  hsl.l = std::clamp(hsl.l * tint.lum_mod / 100 + tint.lum_off / 100.0, 0.0, 1.0);
  tint.color.rgb = to_rgb(hsl);
  return tint;
}

// Their lightness changes by equal steps, so that each is told from the next as well as any other.
std::vector<ChartColor> tints_of(const ChartOptions& options, std::size_t count, TintOf way) {
  constexpr double kLeastApart = 6;  // ours, of L*: slices touch, and names are beside them
  // Ours, of the accent: the palest, and of two the second.
  constexpr double kPalestOnLight = 0.25, kPalestOnDark = 0.33, kSecondOfTwo = 0.44;
  constexpr int kHalvings = 10;  // of shares: to a tenth of a percent
  const bool on_light = lightness(options.background.color.rgb) > 50;
  const double palest = count == 2 ? kSecondOfTwo : on_light ? kPalestOnLight : kPalestOnDark;
  const double from = lightness(options.accents.front().color.rgb);
  const double to = lightness(tint_of(options, palest, way).color.rgb);
  std::vector<ChartColor> out{options.accents.front()};
  for (std::size_t i = 1; i < count; ++i) {
    const double wanted =
        from + (to - from) * static_cast<double>(i) / static_cast<double>(count - 1);
    double low = palest, high = 1;
    for (int k = 0; k < kHalvings; ++k) {
      const double middle = (low + high) / 2;
      const double is = lightness(tint_of(options, middle, way).color.rgb);
      ((to > from) == (is > wanted) ? low : high) = middle;
    }
    out.push_back(tint_of(options, (low + high) / 2, way));
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (contrast_ratio(out[i].color.rgb, options.background.color.rgb) < kMinPaleContrast) return {};
    for (std::size_t k = 0; k < i; ++k) {
      if (std::abs(lightness(out[i].color.rgb) - lightness(out[k].color.rgb)) < kLeastApart)
        return {};
    }
  }
  return out;
}

}  // namespace

std::vector<ChartColor> ordered_tints(const ChartOptions& options, std::size_t count) {
  if (count < 2 || options.accents.empty()) return {};
  std::vector<ChartColor> out = tints_of(options, count, TintOf::Lightness);
  return out.empty() ? tints_of(options, count, TintOf::Background) : out;
}

std::uint32_t muted_base(std::uint32_t text, std::uint32_t accent, bool on_light) {
  constexpr double kSimilarHue = 2.0 / 3;  // ours, of sectors of 60 degrees
  if (!on_light || !is_tinted(text) || !is_tinted(accent)) return text;
  const double apart = std::abs(to_hsl(text).h - to_hsl(accent).h);
  return std::min(apart, 6 - apart) <= kSimilarHue ? mixed_color(text, accent, 0.5) : text;
}

std::vector<ChartColor> muted_colors(const ChartOptions& options, std::size_t count, Mark mark) {
  // Percent of white (of white on a dark background): lightest and darkest grey that are
  // unobtrusive but visible, and the one for a single series.
  struct Greys {
    int lightest, darkest, single;
  };
  static constexpr Greys kOnLight{82, 50, 75}, kOnDark{80, 35, 50};
  static constexpr Greys kLineOnLight{70, 50, 70}, kLineOnDark{80, 50, 60};
  // The lighter of foreground and background, darkened: a neutral grey.
  const bool on_light = lightness(options.background.color.rgb) > 50;
  // Of a hue: pale enough for dark labels, and apart from an accent of the same hue.
  static constexpr Greys kTintsOnLight{82, 60, 70};
  const bool tints = options.muted && is_tinted(*options.muted);
  const Greys& greys = mark == Mark::Line ? (on_light ? kLineOnLight : kLineOnDark)
                       : !on_light        ? kOnDark
                       : tints            ? kTintsOnLight
                                          : kOnLight;
  std::vector<ChartColor> out;
  for (std::size_t i = 0; i < count; ++i) {
    ChartColor grey = on_light ? options.background : options.foreground;
    const bool tinted = is_tinted(grey.color.rgb);
    if (tinted) grey.color.rgb = neutral(grey.color.rgb);
    grey.lum_mod = count > 1 ? greys.lightest : greys.single;
    if (count > 1) {
      // From the middle down through the light half, and each of the dark half between: neighbours
      // are about half of the range apart.
      const std::size_t half = (count + 1) / 2;
      const std::size_t rank = i % 2 == 0 ? half - 1 - i / 2 : count - 1 - i / 2;
      const double share = static_cast<double>(rank) / static_cast<double>(count - 1);
      grey.lum_mod -= static_cast<int>(std::lround(share * (greys.lightest - greys.darkest)));
    }
    if (options.muted) {
      // Ours: text colours have a lightness of about 15 % on light pages, and dark pages of 8 %.
      const double share = on_light ? (100 - grey.lum_mod) / 85.0 : (grey.lum_mod - 8) / 90.0;
      out.push_back({{"", mixed_color(options.background.color.rgb, *options.muted,
                                      std::clamp(share, 0.0, 1.0))}});
      continue;
    }
    Hsl hsl = to_hsl(grey.color.rgb);
    hsl.l = hsl.l * grey.lum_mod / 100;
    grey.color.rgb = to_rgb(hsl);
    // What is hardly a colour where it is bright is one when it is darker.
    const bool colored = is_tinted(grey.color.rgb);
    if (colored) grey.color.rgb = neutral(grey.color.rgb);
    if (tinted || colored) grey = {{"", grey.color.rgb}};  // no colour of the theme is this grey
    out.push_back(grey);
  }
  return out;
}

ChartColor highlight_color(const ChartOptions& options, Mark mark) {
  ChartColor usual = series_colors(options, 1, mark).front();
  if (options.muted) return usual;  // the themes are made for it
  const auto contrast = [&](const ChartColor& color) {
    return contrast_ratio(color.color.rgb, options.background.color.rgb);
  };
  const double least = kOverMuted * contrast(muted_colors(options, 1, mark).front());
  if (contrast(usual) >= least) return usual;
  for (std::size_t i = 0; i < std::min(kAccents, options.accents.size()); ++i) {
    if (contrast(options.accents[i]) >= least) return options.accents[i];
  }
  return contrast(options.foreground) > contrast(usual) ? options.foreground : usual;
}

ChartColor label_on(const ChartOptions& options, const ChartColor& background) {
  const auto contrast = [&](const ChartColor& color) {
    return contrast_ratio(color.color.rgb, background.color.rgb);
  };
  const ChartColor& better = contrast(options.foreground) >= contrast(options.background)
                                 ? options.foreground
                                 : options.background;
  if (contrast(better) >= options.text_contrast) return better;
  // Two colours of a theme may both be in the middle; of black and white one always passes.
  const ChartColor black{{"", 0x000000}}, white{{"", 0xFFFFFF}};
  return contrast(black) >= contrast(white) ? black : white;
}

}  // namespace deckle::layout
