#include "render/display/display_paint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/chart/dash_widths.h"
#include "render/display/geometry.h"
#include "slidespec/ir/picture_pixels.h"

namespace deckle::render {
namespace {

std::vector<ColorStop> stops_of(const PaintIr& paint) {
  std::vector<ColorStop> out;
  for (const GradientStopIr& stop : paint.stops) out.push_back({stop.at, {stop.rgb, stop.alpha}});
  return out;
}

// As slidespec/backdrop/paint_at.cpp computes it.
void linear(const PaintIr& paint, const Frame& box, DisplayPaint& out) {
  const double angle = paint.angle / double{kAnglePerDegree} * std::numbers::pi / 180;
  const double c = std::cos(angle), s = std::sin(angle);
  const double half = (std::abs(box.w * c) + std::abs(box.h * s)) / 2;
  const Point middle{box.x + box.w / 2, box.y + box.h / 2};
  out.kind = DisplayPaint::Kind::Linear;
  out.from = {middle.x - c * half, middle.y - s * half};
  out.to = {middle.x + c * half, middle.y + s * half};
}

void around_focus(const PaintIr& paint, const Frame& box, DisplayPaint& out) {
  const SidesIr& focus = paint.focus;
  const double cx = (focus.left + 1 - focus.right) / 2, cy = (focus.top + 1 - focus.bottom) / 2;
  if (paint.boxed) {
    out.kind = DisplayPaint::Kind::Boxed;
    out.outer = box;
    out.inner = {box.x + focus.left * box.w, box.y + focus.top * box.h,
                 std::max(0.0, 1 - focus.left - focus.right) * box.w,
                 std::max(0.0, 1 - focus.top - focus.bottom) * box.h};
    return;
  }
  const double r = std::hypot(std::max(cx, 1 - cx), std::max(cy, 1 - cy));
  out.kind = DisplayPaint::Kind::Radial;
  out.circle = {r * box.w, 0, 0, r * box.h, box.x + cx * box.w, box.y + cy * box.h};
}

void picture(const PaintIr& paint, const Frame& box, DisplayPaint& out) {
  out.kind = DisplayPaint::Kind::Picture;
  out.picture.picture = paint.picture;
  out.picture.alpha = paint.alpha;
  out.picture.duotone = paint.duotone;
  if (paint.tile.w > Emu(0) && paint.tile.h > Emu(0)) {
    out.picture.repeated = true;
    out.picture.place = unit_to({box.x + to_pt(paint.tile_at.w), box.y + to_pt(paint.tile_at.h),
                                 to_pt(paint.tile.w), to_pt(paint.tile.h)});
    return;
  }
  const PictureCut cut = paint.fit.cut.value_or(PictureCut{});
  const double shown_w = 1 - cut.left - cut.right, shown_h = 1 - cut.top - cut.bottom;
  const double w = shown_w > 0 ? box.w / shown_w : box.w, h = shown_h > 0 ? box.h / shown_h : box.h;
  out.picture.place = unit_to({box.x - cut.left * w, box.y - cut.top * h, w, h});
}

}  // namespace

DisplayPaint solid(std::uint32_t rgb, double alpha) {
  DisplayPaint out;
  out.kind = DisplayPaint::Kind::Solid;
  out.color = {rgb, alpha};
  return out;
}

DisplayPaint paint_of(const FillIr& fill) {
  return fill.kind == FillIr::Kind::Solid ? solid(fill.color.rgb, fill.alpha) : DisplayPaint{};
}

DisplayPaint paint_of(const PaintIr& paint, const Frame& box, std::string& problem) {
  DisplayPaint out;
  switch (paint.kind) {
    case PaintIr::Kind::None:
      break;
    case PaintIr::Kind::Solid:
      return solid(paint.rgb, paint.alpha);
    case PaintIr::Kind::Gradient:
      out.stops = stops_of(paint);
      if (out.stops.size() == 1) return solid(out.stops[0].color.rgb, out.stops[0].color.alpha);
      if (paint.radial)
        around_focus(paint, box, out);
      else
        linear(paint, box, out);
      break;
    case PaintIr::Kind::Pattern:
      if (paint.stops.size() < 2) break;
      out.kind = DisplayPaint::Kind::Pattern;
      out.color = {paint.stops[0].rgb, paint.stops[0].alpha};
      out.foreground = {paint.stops[1].rgb, paint.stops[1].alpha};
      out.share = paint.share;
      break;
    case PaintIr::Kind::Picture:
      problem = undrawable(paint.picture.get());
      if (problem.empty()) picture(paint, box, out);
      break;
    case PaintIr::Kind::Unknown:
      problem = paint.unknown;
      break;
  }
  return out;
}

DisplayStroke stroke_of(const DisplayPaint& paint, double width_pt, const std::string& dash) {
  DisplayStroke out;
  out.paint = paint;
  out.width = width_pt;
  for (const int width : dash_widths(dash)) out.dashes.push_back(width * std::max(width_pt, 0.1));
  return out;
}

std::string undrawable(const PictureIr* picture) {
  if (picture == nullptr) return "a picture that is missing";
  const bool svg = picture->format == PictureFormat::Svg;
  const auto& bytes = svg ? picture->fallback : picture->bytes;
  if (bytes == nullptr || picture->pixels == nullptr) return "a picture without its bytes";
  return {};
}

}  // namespace deckle::render
