#include "render/cairo/picture_store.h"

#include <algorithm>
#include <cmath>

#include "slidespec/ir/picture_pixels.h"

namespace deckle::render {
namespace {

// Sizes that pictures are decoded at: few, so that slides share them.
int side_for(double wanted) {
  constexpr int kSmallest = 256;
  int side = kSmallest;
  while (side < wanted && side < kMostDrawnPx) side *= 2;
  return std::min(side, kMostDrawnPx);
}

double luminance(double r, double g, double b) { return 0.2126 * r + 0.7152 * g + 0.0722 * b; }

std::uint32_t premultiplied(double r, double g, double b, double alpha) {
  const auto part = [alpha](double value) {
    return static_cast<std::uint32_t>(std::lround(std::clamp(value, 0.0, 255.0) * alpha / 255));
  };
  return static_cast<std::uint32_t>(std::lround(alpha)) << 24U | part(r) << 16U | part(g) << 8U |
         part(b);
}

Bitmap bitmap_of(const PixelsIr& decoded, const PlacedPicture& picture) {
  Bitmap out;
  out.missing = decoded.missing;
  out.width = decoded.width;
  out.height = decoded.height;
  out.pixels.reserve(decoded.rgba.size() / 4);
  for (std::size_t i = 0; i + 3 < decoded.rgba.size(); i += 4) {
    const auto channel = [&](std::size_t k) {
      return static_cast<double>(static_cast<unsigned char>(decoded.rgba[i + k]));
    };
    double r = channel(0), g = channel(1), b = channel(2);
    if (picture.duotone) {
      const double share = luminance(r, g, b) / 255;
      const auto between = [&](unsigned shift) {
        const double dark = (picture.duotone->first >> shift) & 0xFFU,
                     light = (picture.duotone->second >> shift) & 0xFFU;
        return dark + (light - dark) * share;
      };
      r = between(16);
      g = between(8);
      b = between(0);
    }
    out.pixels.push_back(premultiplied(r, g, b, channel(3)));
  }
  return out;
}

}  // namespace

std::shared_ptr<const Bitmap> PictureStore::get(const PlacedPicture& picture, double wanted) {
  const int side = side_for(wanted);
  const std::uint64_t tones =
      picture.duotone ? (std::uint64_t{picture.duotone->first} << 32U | picture.duotone->second) + 1
                      : 0;
  std::shared_ptr<Entry> entry;
  {
    const std::scoped_lock lock(mutex_);
    std::shared_ptr<Entry>& found = entries_[{picture.picture.get(), side, tones}];
    if (found == nullptr) found = std::make_shared<Entry>();
    entry = found;
  }
  std::call_once(entry->once, [&] {
    entry->bitmap = std::make_shared<const Bitmap>(
        bitmap_of(picture.picture->pixels->for_drawing(side), picture));
  });
  return entry->bitmap;
}

}  // namespace deckle::render
