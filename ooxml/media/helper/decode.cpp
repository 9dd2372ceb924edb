#include "ooxml/media/helper/decode.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "ooxml/media/helper/draw.h"
#include "ooxml/media/metafile/metafile_svg.h"
#include "ooxml/media/svg.h"

namespace deckle::ooxml {
namespace {

struct Free {
  void operator()(GdkPixbufLoader* loader) const { g_object_unref(loader); }
  void operator()(GdkPixbuf* pixels) const { g_object_unref(pixels); }
  void operator()(GError* error) const { g_error_free(error); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

// Width and height with a longer side of at most `most`.
std::pair<int, int> reduced(int width, int height, int most) {
  const double scale = std::min(1.0, static_cast<double>(most) / std::max({width, height, 1}));
  const auto side = [scale, most](int px) {
    return std::clamp(static_cast<int>(std::lround(px * scale)), 1, most);
  };
  return {side(width), side(height)};
}

// A JPEG is decoded at a half, quarter or eighth where that is enough, which takes as much less
// time.
void on_size(GdkPixbufLoader* loader, int width, int height, gpointer most_px) {
  const auto [w, h] = reduced(width, height, *static_cast<const int*>(most_px));
  gdk_pixbuf_loader_set_size(loader, w, h);
}

// Drawn as SVG, and that as a picture of more pixels than are asked for.
PixelsAnswer decode_metafile(const std::string& metafile, int most_px) {
  const MetafileSvg svg = metafile_svg(metafile);
  if (svg.svg.empty()) return {false, 0, 0, svg.reason};
  const SvgAnswer drawn = draw(svg.svg, kMaxDrawnPixels);
  return drawn.drawn ? decode(drawn.content, most_px) : PixelsAnswer{false, 0, 0, drawn.content};
}

PixelsAnswer failed(GError* error) {
  const Owned<GError> owned(error);
  return {false, 0, 0, owned == nullptr ? "there is no image" : owned->message};
}

}  // namespace

PixelsAnswer decode(const std::string& picture, int most_px) {
  if (is_metafile(picture)) return decode_metafile(picture, most_px);
  const Owned<GdkPixbufLoader> loader(gdk_pixbuf_loader_new());
  g_signal_connect(loader.get(), "size-prepared", G_CALLBACK(on_size), &most_px);
  GError* error = nullptr;
  const bool read =
      gdk_pixbuf_loader_write(loader.get(), reinterpret_cast<const guchar*>(picture.data()),
                              picture.size(), &error) != FALSE;
  GError* at_end = nullptr;
  const bool closed = gdk_pixbuf_loader_close(loader.get(), read ? &at_end : nullptr) != FALSE;
  if (!read) return failed(error);
  if (!closed) return failed(at_end);
  GdkPixbuf* const image = gdk_pixbuf_loader_get_pixbuf(loader.get());
  if (image == nullptr) return failed(nullptr);
  const auto [w, h] = reduced(gdk_pixbuf_get_width(image), gdk_pixbuf_get_height(image), most_px);
  const Owned<GdkPixbuf> small(gdk_pixbuf_scale_simple(image, w, h, GDK_INTERP_BILINEAR));
  if (small == nullptr || gdk_pixbuf_get_bits_per_sample(small.get()) != 8)
    return {false, 0, 0, "no memory for the image"};
  const auto channels = static_cast<std::size_t>(gdk_pixbuf_get_n_channels(small.get()));
  const auto stride = static_cast<std::size_t>(gdk_pixbuf_get_rowstride(small.get()));
  const guint8* const pixels = gdk_pixbuf_read_pixels(small.get());
  PixelsAnswer answer{true, static_cast<std::uint64_t>(w), static_cast<std::uint64_t>(h), {}};
  answer.content.reserve(answer.width * answer.height * 4);
  for (std::size_t y = 0; y < answer.height; ++y) {
    for (std::size_t x = 0; x < answer.width; ++x) {
      const guint8* const at = pixels + y * stride + x * channels;
      for (std::size_t c = 0; c < 3; ++c) answer.content.push_back(static_cast<char>(at[c]));
      answer.content.push_back(channels > 3 ? static_cast<char>(at[3]) : '\xFF');
    }
  }
  return answer;
}

}  // namespace deckle::ooxml
