#include "slidespec/backdrop/paint_at.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "slidespec/ir/picture_pixels.h"

namespace deckle {
namespace {

SampleIr of_rgb(std::uint32_t rgb, double alpha) {
  return {static_cast<double>((rgb >> 16) & 0xFF), static_cast<double>((rgb >> 8) & 0xFF),
          static_cast<double>(rgb & 0xFF), alpha};
}

SampleIr between(const SampleIr& a, const SampleIr& b, double share) {
  return {a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share, a.b + (b.b - a.b) * share,
          a.alpha + (b.alpha - a.alpha) * share};
}

// How far from the focus to the edge of the area, 0 to 1, along one axis.
double from_focus(double at, double low, double high) {
  const double end = 1 - high;
  if (at < low) return low > 0 ? (low - at) / low : 0;
  if (at > end) return end < 1 ? (at - end) / (1 - end) : 0;
  return 0;
}

// ECMA-376 Part 1, 20.1.8.41 and 20.1.8.46: the vector of a linear gradient ends where its
// perpendiculars meet the corners of the area.
double along_gradient(const PaintIr& paint, const Size& area, double x, double y) {
  if (paint.radial) {
    const double dx = from_focus(x, paint.focus.left, paint.focus.right);
    const double dy = from_focus(y, paint.focus.top, paint.focus.bottom);
    return paint.boxed ? std::max(dx, dy) : std::min(1.0, std::hypot(dx, dy) / std::numbers::sqrt2);
  }
  const double angle = paint.angle / double{kAnglePerDegree} * std::numbers::pi / 180;
  const double w = to_px(area.w), h = to_px(area.h);
  const double c = std::cos(angle), s = std::sin(angle);
  const double length = std::abs(w * c) + std::abs(h * s);
  if (length <= 0) return 0;
  return ((x - 0.5) * w * c + (y - 0.5) * h * s) / length + 0.5;
}

SampleIr gradient_at(const PaintIr& paint, double at) {
  if (paint.stops.empty()) return {};
  const auto color = [](const GradientStopIr& stop) { return of_rgb(stop.rgb, stop.alpha); };
  const GradientStopIr* before = &paint.stops.front();
  if (at <= before->at) return color(*before);
  for (const GradientStopIr& stop : paint.stops) {
    if (at < stop.at)
      return between(color(*before), color(stop), (at - before->at) / (stop.at - before->at));
    before = &stop;
  }
  return color(*before);
}

double repeated(double at, double first, double length) {
  const double share = (at - first) / length;
  return share - std::floor(share);
}

SampleIr picture_at(const PaintIr& paint, const Size& area, double x, double y) {
  const SampleIr unknown{0, 0, 0, paint.alpha, false};
  if (paint.picture == nullptr || paint.picture->pixels == nullptr) return unknown;
  const PixelsIr& pixels = paint.picture->pixels->pixels();
  if (pixels.width <= 0 || pixels.height <= 0) return unknown;
  const bool tiled = paint.tile.w > Emu(0) && paint.tile.h > Emu(0);
  if (tiled) {
    x = repeated(x * to_px(area.w), to_px(paint.tile_at.w), to_px(paint.tile.w));
    y = repeated(y * to_px(area.h), to_px(paint.tile_at.h), to_px(paint.tile.h));
  }
  const PictureCut cut = paint.fit.cut.value_or(PictureCut{});
  x = cut.left + x * (1 - cut.left - cut.right);
  y = cut.top + y * (1 - cut.top - cut.bottom);
  if (x < 0 || x > 1 || y < 0 || y > 1) return {};
  const int column = std::clamp(static_cast<int>(x * pixels.width), 0, pixels.width - 1);
  const int row = std::clamp(static_cast<int>(y * pixels.height), 0, pixels.height - 1);
  const auto byte = [&](std::size_t channel) {
    const std::size_t at = (static_cast<std::size_t>(row) * static_cast<std::size_t>(pixels.width) +
                            static_cast<std::size_t>(column)) *
                               4 +
                           channel;
    return static_cast<double>(static_cast<unsigned char>(pixels.rgba[at]));
  };
  SampleIr out{byte(0), byte(1), byte(2), paint.alpha * byte(3) / 255};
  if (paint.duotone) {
    // a:duotone: from the first colour to the second by luma (ITU-R BT.709).
    const double luma = (0.2126 * out.r + 0.7152 * out.g + 0.0722 * out.b) / 255;
    out = between(of_rgb(paint.duotone->first, out.alpha), of_rgb(paint.duotone->second, out.alpha),
                  luma);
  }
  return out;
}

// Evenly spread over the cells: the fractions of multiples of the golden ratio.
bool is_foreground(double share, std::size_t cell) {
  const double at = static_cast<double>(cell) * std::numbers::phi;
  return at - std::floor(at) < share;
}

}  // namespace

SampleIr paint_at(const PaintIr& paint, const Size& area, double x, double y, std::size_t cell) {
  switch (paint.kind) {
    case PaintIr::Kind::None:
      return {};
    case PaintIr::Kind::Solid:
      return of_rgb(paint.rgb, paint.alpha);
    case PaintIr::Kind::Gradient:
      return gradient_at(paint, along_gradient(paint, area, x, y));
    case PaintIr::Kind::Picture:
      return picture_at(paint, area, x, y);
    case PaintIr::Kind::Pattern: {
      if (paint.stops.size() < 2) return {};
      const GradientStopIr& stop = paint.stops[is_foreground(paint.share, cell) ? 1 : 0];
      return of_rgb(stop.rgb, stop.alpha);
    }
    case PaintIr::Kind::Unknown:
      return {0, 0, 0, paint.alpha, false};
  }
  return {};
}

}  // namespace deckle
