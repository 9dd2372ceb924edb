#include "layout/pictures/subject.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// All ours: the edge of a picture, of its shorter side; the least difference of red, green and blue
// together that is seen as another thing; and how much of a picture its subject is.
constexpr double kEdgeShare = 0.08, kDifferent = 90, kLeastShare = 0.02, kMostShare = 0.7;
constexpr double kLeastCut = 0.04;  // of a side: less is not seen

struct Center {
  double x = 0.5, y = 0.5;
};

struct Pixel {
  double r = 0, g = 0, b = 0;
};

Pixel pixel_at(const PixelsIr& pixels, int x, int y) {
  const std::size_t at = (static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                          static_cast<std::size_t>(x)) *
                         4;
  const auto part = [&](std::size_t i) {
    return static_cast<double>(static_cast<unsigned char>(pixels.rgba[at + i]));
  };
  return {part(0), part(1), part(2)};
}

double difference(const Pixel& a, const Pixel& b) {
  return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
}

std::optional<Center> center_of_subject(const PixelsIr& pixels) {
  const int w = pixels.width, h = pixels.height;
  if (w < 8 || h < 8) return std::nullopt;
  const int edge = std::max(1, static_cast<int>(std::min(w, h) * kEdgeShare));
  // The means of the four edges: a sky and a floor are both behind the subject.
  std::array<Pixel, 4> edges{};
  std::array<double, 4> counts{};
  const auto add = [&](std::size_t side, int x, int y) {
    const Pixel p = pixel_at(pixels, x, y);
    edges[side].r += p.r;
    edges[side].g += p.g;
    edges[side].b += p.b;
    counts[side] += 1;
  };
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      if (y < edge) add(0, x, y);
      if (y >= h - edge) add(1, x, y);
      if (x < edge) add(2, x, y);
      if (x >= w - edge) add(3, x, y);
    }
  }
  for (std::size_t side = 0; side < edges.size(); ++side) {
    edges[side].r /= counts[side];
    edges[side].g /= counts[side];
    edges[side].b /= counts[side];
  }
  double all = 0, x_sum = 0, y_sum = 0, seen = 0;
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      const Pixel p = pixel_at(pixels, x, y);
      double least = 3 * 255;  // of the three colours
      for (const Pixel& side : edges) least = std::min(least, difference(p, side));
      if (least < kDifferent) continue;
      seen += 1;
      all += least;
      x_sum += least * (x + 0.5);
      y_sum += least * (y + 0.5);
    }
  }
  const double share = seen / (static_cast<double>(w) * h);
  if (share < kLeastShare || share > kMostShare) return std::nullopt;
  return Center{x_sum / all / w, y_sum / all / h};
}

// Which third of the cut is before the picture: 0, 1 or 2 halves, for a window whose centre comes
// nearest to the subject's.
int halves_before(double center, double cut) {
  if (cut < kLeastCut) return 1;
  const double wanted = std::clamp(center - (1 - cut) / 2, 0.0, cut);
  return static_cast<int>(std::lround(2 * wanted / cut));
}

}  // namespace

void keep_subject(ElementIr& picture) {
  if (picture.picture == nullptr || picture.picture->pixels == nullptr ||
      picture.picture->orientation != 1 || picture.fit.cut ||
      picture.fit.align != Align::Center || picture.fit.anchor != Anchor::Middle)
    return;
  const PicturePlacement placed = place_picture(picture.box, *picture.picture, picture.fit);
  const double across = placed.cut_left + placed.cut_right,
               down = placed.cut_top + placed.cut_bottom;
  if (!placed.filled || std::max(across, down) < kLeastCut) return;
  const std::optional<Center> center = center_of_subject(picture.picture->pixels->pixels());
  if (!center) return;
  constexpr std::array<Align, 3> kAligns = {Align::Left, Align::Center, Align::Right};
  constexpr std::array<Anchor, 3> kAnchors = {Anchor::Top, Anchor::Middle, Anchor::Bottom};
  picture.fit.align = kAligns[static_cast<std::size_t>(halves_before(center->x, across))];
  picture.fit.anchor = kAnchors[static_cast<std::size_t>(halves_before(center->y, down))];
}

}  // namespace deckle::layout
