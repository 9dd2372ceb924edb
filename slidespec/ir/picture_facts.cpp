#include "slidespec/ir/picture_facts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "slidespec/core/color.h"
#include "slidespec/ir/picture_pixels.h"

namespace deckle {
namespace {

// Ours. A pixel is seen from half of its opacity on; a picture is see-through where a fiftieth of
// it is not seen.
constexpr int kSeenAlpha = 128;
constexpr double kSeeThroughShare = 0.02;
// Ours, of 250 real pictures at 320 px: one colour (in steps of 4 of 256) is at most a fifth of a
// photograph, and at least a quarter of a diagram, a screenshot or a logo. Their lines and letters
// are sharp at more than a hundredth of the neighbouring pixels, which a thing on a plain
// background has not.
constexpr double kCommonShare = 0.25, kSharpShare = 0.01;
constexpr int kSharp = 120;  // of red, green and blue together
constexpr int kColorStepBits = 2;
constexpr double kOutlier = 0.1;  // of the pixels of a mark: edges mixed with what is beside them
constexpr std::size_t kLeastMark = 3;  // pixels; fewer are noise

class Raster {
 public:
  explicit Raster(const PixelsIr& pixels)
      : pixels_(pixels),
        width_(static_cast<std::size_t>(pixels.width)),
        height_(static_cast<std::size_t>(pixels.height)) {}

  [[nodiscard]] bool is_valid() const {
    return width_ > 0 && height_ > 0 && pixels_.rgba.size() >= size() * 4;
  }
  [[nodiscard]] std::size_t size() const { return width_ * height_; }
  [[nodiscard]] std::size_t width() const { return width_; }
  [[nodiscard]] std::size_t height() const { return height_; }
  [[nodiscard]] int part(std::size_t pixel, std::size_t channel) const {
    return static_cast<unsigned char>(pixels_.rgba[pixel * 4 + channel]);
  }
  [[nodiscard]] bool is_seen(std::size_t pixel) const { return part(pixel, 3) >= kSeenAlpha; }
  [[nodiscard]] std::uint32_t rgb(std::size_t pixel) const {
    return static_cast<std::uint32_t>(part(pixel, 0) << 16 | part(pixel, 1) << 8 | part(pixel, 2));
  }
  [[nodiscard]] bool differ(std::size_t a, std::size_t b) const {
    int sum = 0;
    for (std::size_t channel = 0; channel < 3; ++channel)
      sum += std::abs(part(a, channel) - part(b, channel));
    return sum > kSharp;
  }

 private:
  const PixelsIr& pixels_;
  const std::size_t width_, height_;
};

double common_share(const Raster& raster) {
  constexpr std::size_t kBits = 8 - kColorStepBits;
  std::vector<std::uint32_t> counts(std::size_t{1} << (3 * kBits), 0);
  for (std::size_t i = 0; i < raster.size(); ++i) {
    std::size_t bin = 0;
    for (std::size_t channel = 0; channel < 3; ++channel)
      bin = bin << kBits | static_cast<std::size_t>(raster.part(i, channel) >> kColorStepBits);
    ++counts[bin];
  }
  return static_cast<double>(*std::max_element(counts.begin(), counts.end())) /
         static_cast<double>(raster.size());
}

double sharp_share(const Raster& raster) {
  std::size_t pairs = 0, sharp = 0;
  for (std::size_t y = 0; y < raster.height(); ++y) {
    for (std::size_t x = 0; x < raster.width(); ++x) {
      const std::size_t here = y * raster.width() + x;
      if (x + 1 < raster.width()) {
        ++pairs;
        sharp += raster.differ(here, here + 1) ? 1U : 0U;
      }
      if (y + 1 < raster.height()) {
        ++pairs;
        sharp += raster.differ(here, here + raster.width()) ? 1U : 0U;
      }
    }
  }
  return pairs == 0 ? 0 : static_cast<double>(sharp) / static_cast<double>(pairs);
}

// All pixels that are connected with the first one.
std::vector<std::size_t> connected(const Raster& raster, std::size_t first,
                                   std::vector<bool>& taken) {
  std::vector<std::size_t> found{first};
  taken[first] = true;
  const auto add = [&](std::size_t pixel) {
    if (taken[pixel] || !raster.is_seen(pixel)) return;
    taken[pixel] = true;
    found.push_back(pixel);
  };
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t at = found[i], x = at % raster.width(), y = at / raster.width();
    if (x > 0) add(at - 1);
    if (x + 1 < raster.width()) add(at + 1);
    if (y > 0) add(at - raster.width());
    if (y + 1 < raster.height()) add(at + raster.width());
  }
  return found;
}

std::vector<PictureMark> marks_of(const Raster& raster, std::size_t seen) {
  std::vector<PictureMark> marks;
  std::vector<bool> taken(raster.size(), false);
  for (std::size_t i = 0; i < raster.size(); ++i) {
    if (taken[i] || !raster.is_seen(i)) continue;
    const std::vector<std::size_t> pixels = connected(raster, i, taken);
    if (pixels.size() < kLeastMark) continue;
    std::vector<double> light;
    light.reserve(pixels.size());
    for (const std::size_t pixel : pixels) light.push_back(relative_luminance(raster.rgb(pixel)));
    std::sort(light.begin(), light.end());
    const auto outliers = static_cast<std::size_t>(kOutlier * static_cast<double>(light.size()));
    marks.push_back({static_cast<double>(pixels.size()) / static_cast<double>(seen),
                     light[outliers], light[light.size() - 1 - outliers]});
  }
  return marks;
}

double contrast(double a, double b) {
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);  // WCAG 2.1
}

}  // namespace

PictureFacts facts_of(const PixelsIr& pixels) {
  const Raster raster(pixels);
  PictureFacts facts;
  if (!raster.is_valid()) return facts;
  facts.known = true;
  std::size_t seen = 0;
  for (std::size_t i = 0; i < raster.size(); ++i) seen += raster.is_seen(i) ? 1U : 0U;
  facts.see_through = static_cast<double>(raster.size() - seen) >
                      kSeeThroughShare * static_cast<double>(raster.size());
  facts.drawing = facts.see_through ||
                  (common_share(raster) >= kCommonShare && sharp_share(raster) >= kSharpShare);
  if (facts.see_through && seen > 0) facts.marks = marks_of(raster, seen);
  return facts;
}

double lost_on(const PictureFacts& facts, std::uint32_t ground) {
  const double behind = relative_luminance(ground);
  double lost = 0;
  for (const PictureMark& mark : facts.marks) {
    if (contrast(mark.darkest, behind) < kSeenContrast &&
        contrast(mark.lightest, behind) < kSeenContrast)
      lost += mark.share;
  }
  return lost;
}

const PictureFacts& PicturePixels::facts() const {
  // A Cancelled while decoding leaves the flag as it is.
  std::call_once(facts_once_, [this] { facts_ = facts_of(pixels()); });
  return facts_;
}

}  // namespace deckle
