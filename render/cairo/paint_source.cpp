#include "render/cairo/paint_source.h"

#include <cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace deckle::render {
namespace {

double part(std::uint32_t rgb, unsigned shift) { return ((rgb >> shift) & 0xFFU) / 255.0; }

void add_stops(cairo_pattern_t* pattern, const std::vector<ColorStop>& stops) {
  for (const ColorStop& stop : stops) {
    const std::uint32_t rgb = stop.color.rgb;
    cairo_pattern_add_color_stop_rgba(pattern, stop.at, part(rgb, 16), part(rgb, 8), part(rgb, 0),
                                      stop.color.alpha);
  }
}

void take(cairo_t* cairo, cairo_pattern_t* pattern) {
  cairo_set_source(cairo, pattern);
  cairo_pattern_destroy(pattern);
}

std::uint32_t premultiplied(const Rgba& color) {
  const auto channel = [&](unsigned shift) {
    return static_cast<std::uint32_t>(std::lround(part(color.rgb, shift) * color.alpha * 255))
           << shift;
  };
  return static_cast<std::uint32_t>(std::lround(color.alpha * 255)) << 24U | channel(16) |
         channel(8) | channel(0);
}

// Which of 4 by 4 points are foreground, in the order in which more of it takes them (Bayer).
constexpr std::array<int, 16> kOrder = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
constexpr int kSide = 4;
constexpr double kDotPt = 0.75;  // a pixel at 96 to the inch, as PowerPoint's patterns on a screen

void set_pattern(cairo_t* cairo, const DisplayPaint& paint) {
  cairo_surface_t* const surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, kSide, kSide);
  unsigned char* const data = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  for (int i = 0; i < kSide * kSide; ++i) {
    const bool front = kOrder[static_cast<std::size_t>(i)] + 0.5 < paint.share * kSide * kSide;
    auto* const row =
        reinterpret_cast<std::uint32_t*>(data + static_cast<std::ptrdiff_t>(i / kSide) * stride);
    row[i % kSide] = premultiplied(front ? paint.foreground : paint.color);
  }
  cairo_surface_mark_dirty(surface);
  cairo_pattern_t* const pattern = cairo_pattern_create_for_surface(surface);
  cairo_surface_destroy(surface);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, 1 / kDotPt, 1 / kDotPt);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
  take(cairo, pattern);
}

}  // namespace

bool set_source(cairo_t* cairo, const DisplayPaint& paint) {
  switch (paint.kind) {
    case DisplayPaint::Kind::Solid: {
      const std::uint32_t rgb = paint.color.rgb;
      cairo_set_source_rgba(cairo, part(rgb, 16), part(rgb, 8), part(rgb, 0), paint.color.alpha);
      return paint.color.alpha > 0;
    }
    case DisplayPaint::Kind::Linear: {
      cairo_pattern_t* const pattern =
          cairo_pattern_create_linear(paint.from.x, paint.from.y, paint.to.x, paint.to.y);
      add_stops(pattern, paint.stops);
      take(cairo, pattern);
      return true;
    }
    case DisplayPaint::Kind::Radial: {
      cairo_matrix_t matrix;
      const Matrix& c = paint.circle;
      cairo_matrix_init(&matrix, c.a, c.b, c.c, c.d, c.e, c.f);
      if (cairo_matrix_invert(&matrix) != CAIRO_STATUS_SUCCESS) return false;
      cairo_pattern_t* const pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1);
      add_stops(pattern, paint.stops);
      cairo_pattern_set_matrix(pattern, &matrix);
      take(cairo, pattern);
      return true;
    }
    case DisplayPaint::Kind::Pattern:
      set_pattern(cairo, paint);
      return true;
    case DisplayPaint::Kind::None:
    case DisplayPaint::Kind::Boxed:
    case DisplayPaint::Kind::Picture:
      break;
  }
  return false;
}

void paint_boxed(cairo_t* cairo, const DisplayPaint& paint) {
  const Frame &o = paint.outer, &i = paint.inner;
  const std::array<Point, 4> outer = {
      {{o.x, o.y}, {o.x + o.w, o.y}, {o.x + o.w, o.y + o.h}, {o.x, o.y + o.h}}};
  const std::array<Point, 4> inner = {
      {{i.x, i.y}, {i.x + i.w, i.y}, {i.x + i.w, i.y + i.h}, {i.x, i.y + i.h}}};
  // Without antialiasing, which would let the background through between two sides.
  cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE);
  for (std::size_t side = 0; side < 4; ++side) {
    const std::size_t next = (side + 1) % 4;
    const bool upright = side % 2 == 1;  // the sides on the right and on the left
    const Point from = inner[side];
    const Point to = upright ? Point{outer[side].x, from.y} : Point{from.x, outer[side].y};
    if (from == to) continue;
    cairo_pattern_t* const pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y);
    add_stops(pattern, paint.stops);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    take(cairo, pattern);
    cairo_new_path(cairo);
    cairo_move_to(cairo, outer[side].x, outer[side].y);
    cairo_line_to(cairo, outer[next].x, outer[next].y);
    cairo_line_to(cairo, inner[next].x, inner[next].y);
    cairo_line_to(cairo, inner[side].x, inner[side].y);
    cairo_close_path(cairo);
    cairo_fill(cairo);
  }
  if (i.w > 0 && i.h > 0 && !paint.stops.empty()) {
    DisplayPaint middle;
    middle.kind = DisplayPaint::Kind::Solid;
    middle.color = paint.stops.front().color;
    if (set_source(cairo, middle)) {
      cairo_rectangle(cairo, i.x, i.y, i.w, i.h);
      cairo_fill(cairo);
    }
  }
  cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT);
}

}  // namespace deckle::render
