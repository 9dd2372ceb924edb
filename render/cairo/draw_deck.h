#pragma once
// Slides as PNG and PDF, drawn by cairo. The same lists give the same bytes on any number of
// threads and on any day.

#include <string>
#include <vector>

#include "render/cairo/picture_store.h"
#include "render/display/display_list.h"
#include "slidespec/core/result.h"

namespace deckle::render {

// Pixels of a picture at `scale` pixels to the point.
struct PixelSize {
  int width = 0, height = 0;
};
[[nodiscard]] PixelSize pixel_size(const DisplayList& list, double scale);

// The most pixels that one picture may have: what cairo can hold on a side, and 400 MB of memory.
inline constexpr double kMostPixelsOnSide = 32767, kMostPixels = 100e6;

// Opaque pixels 0x00RRGGBB, row by row.
struct Raster {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;
};

// Limit: the picture would be too large. NotFound: cairo is not installed. Internal: cairo fails.
// What cannot be decoded is added to `problems`. Any number of threads may draw at once.
[[nodiscard]] Result<Raster> draw_raster(const DisplayList& list, double scale,
                                         PictureStore& pictures, std::vector<NotDrawn>& problems);

struct PdfProperties {
  std::string title;
  std::string date;  // ISO 8601 of creation; empty: none is written
};

// One page for each slide. NotFound: cairo is not installed. Internal: cairo fails.
[[nodiscard]] Result<std::string> draw_pdf(const std::vector<DisplayList>& slides,
                                           const PdfProperties& properties, PictureStore& pictures,
                                           std::vector<std::vector<NotDrawn>>& problems);

}  // namespace deckle::render
