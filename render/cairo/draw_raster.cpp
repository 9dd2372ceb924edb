#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "render/cairo/cairo_library.h"
#include "render/cairo/cairo_painter.h"
#include "render/cairo/draw_deck.h"
#include "render/messages/tr.h"

namespace deckle::render {
namespace {

struct Destroy {
  void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

// Faces of this thread, for all slides that it draws.
CairoFonts& fonts_of_thread() {
  static thread_local CairoFonts fonts;
  return fonts;
}

}  // namespace

PixelSize pixel_size(const DisplayList& list, double scale) {
  const auto side = [scale](double pt) {
    return static_cast<int>(std::clamp(std::round(pt * scale - 1e-6), 1.0, kMostPixelsOnSide + 1));
  };
  return {side(list.width), side(list.height)};
}

Result<Raster> draw_raster(const DisplayList& list, double scale, PictureStore& pictures,
                           std::vector<NotDrawn>& problems) {
  const PixelSize size = pixel_size(list, scale);
  if (size.width > kMostPixelsOnSide || size.height > kMostPixelsOnSide ||
      static_cast<double>(size.width) * size.height > kMostPixels)
    return fail(ErrorCode::Limit, tr("the picture would have {} by {} pixels; at most {} on a side "
                                     "and {} million in all are drawn",
                                     size.width, size.height, static_cast<int>(kMostPixelsOnSide),
                                     static_cast<int>(kMostPixels / 1e6)));
  if (!has_cairo())
    return fail(ErrorCode::NotFound, tr("pictures are drawn with cairo, which is not installed"));
  const std::unique_ptr<cairo_surface_t, Destroy> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height));
  const std::unique_ptr<cairo_t, Destroy> cairo(cairo_create(surface.get()));
  cairo_set_source_rgb(cairo.get(), 1, 1, 1);
  cairo_paint(cairo.get());
  {
    CairoPainter painter(cairo.get(), fonts_of_thread(), pictures, CairoPainter::Medium::Pixels,
                         scale);
    painter.draw(list, problems);
  }
  cairo_surface_flush(surface.get());
  if (const cairo_status_t status = cairo_status(cairo.get()); status != CAIRO_STATUS_SUCCESS)
    return fail(ErrorCode::Internal, tr("cairo: {}", cairo_status_to_string(status)));
  Raster out{size.width, size.height, {}};
  out.pixels.resize(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height));
  const unsigned char* const data = cairo_image_surface_get_data(surface.get());
  const std::ptrdiff_t stride = cairo_image_surface_get_stride(surface.get());
  for (int y = 0; y < size.height; ++y) {
    const auto* row = reinterpret_cast<const std::uint32_t*>(data + y * stride);
    std::transform(row, row + size.width,
                   out.pixels.begin() + static_cast<std::ptrdiff_t>(y) * size.width,
                   [](std::uint32_t pixel) { return pixel & 0xFFFFFFU; });
  }
  return out;
}

}  // namespace deckle::render
