#include "ooxml/media/helper/draw.h"

#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "ooxml/media/svg.h"

namespace deckle::ooxml {
namespace {

struct Free {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(GError* error) const { g_error_free(error); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

cairo_status_t append(void* out, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

// In px, 96 to the inch; the viewBox where no size is given.
void natural_size(RsvgHandle* handle, double& width, double& height) {
  rsvg_handle_set_dpi(handle, 96);
  if (rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != FALSE) return;
  gboolean has_box = FALSE, has_width = FALSE, has_height = FALSE;
  RsvgRectangle box{};
  RsvgLength w{}, h{};
  rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
  width = has_box != FALSE ? box.width : kNoSvgWidth;
  height = has_box != FALSE ? box.height : kNoSvgHeight;
}

bool is_size(double px) { return px >= kMinSvgPx && px <= kMaxSvgPx; }

SvgAnswer not_drawn(GError* error) {
  const Owned<GError> owned(error);
  return {false, 0, 0, owned == nullptr ? "unknown error" : owned->message};
}

}  // namespace

SvgAnswer draw(const std::string& svg, std::uint64_t max_pixels) {
  GError* error = nullptr;
  const Owned<RsvgHandle> handle(rsvg_handle_new_from_data(
      reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
  if (handle == nullptr) return not_drawn(error);
  SvgAnswer answer;
  natural_size(handle.get(), answer.width, answer.height);
  if (!is_size(answer.width) || !is_size(answer.height)) {
    answer.content = fmt::format("its size is {:g} by {:g}", answer.width, answer.height);
    return answer;
  }
  const double scale = drawn_scale(std::max(answer.width, answer.height));
  int w = std::max(1, static_cast<int>(std::lround(answer.width * scale)));
  int h = std::max(1, static_cast<int>(std::lround(answer.height * scale)));
  const auto most = static_cast<double>(max_pixels);
  if (double(w) * h > most) {
    // A line of one pixel cannot become thinner.
    const double smaller = std::sqrt(most / (double(w) * h));
    w = std::clamp(static_cast<int>(w * smaller), 1, static_cast<int>(std::min(most, kMaxDrawnPx)));
    h = std::clamp(static_cast<int>(h * smaller), 1, std::max(1, static_cast<int>(most / w)));
  }
  const Owned<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h));
  const Owned<cairo_t> cairo(cairo_create(surface.get()));
  const RsvgRectangle viewport{0, 0, double(w), double(h)};
  if (rsvg_handle_render_document(handle.get(), cairo.get(), &viewport, &error) == FALSE)
    return not_drawn(error);
  answer.drawn = cairo_surface_write_to_png_stream(surface.get(), append, &answer.content) ==
                 CAIRO_STATUS_SUCCESS;
  if (!answer.drawn) answer.content = "no memory for the drawing";
  return answer;
}

std::string drawing_libraries() {
  return fmt::format("librsvg {}.{}.{}, cairo {}", rsvg_major_version, rsvg_minor_version,
                     rsvg_micro_version, cairo_version_string());
}

}  // namespace deckle::ooxml
