#pragma once
// Pictures whose pixels tests paint: a diagram, a photograph, marks on nothing.

#include <cstdint>
#include <memory>
#include <string>

#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/picture_pixels.h"

namespace deckle::test {

class PaintedPixels final : public PicturePixels {
 public:
  // `paint` gives red, green, blue and opacity as 0xRRGGBBAA.
  template <typename Paint>
  PaintedPixels(int width, int height, const Paint& paint) {
    pixels_.width = width;
    pixels_.height = height;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        const std::uint32_t rgba = paint(x, y);
        for (const int shift : {24, 16, 8, 0})
          pixels_.rgba += static_cast<char>(static_cast<unsigned char>(rgba >> shift & 0xFF));
      }
    }
  }
  [[nodiscard]] const PixelsIr& pixels() const override { return pixels_; }

 private:
  PixelsIr pixels_;
};

// Blocks of plain colours on white, with lines of black letters.
inline std::shared_ptr<const PicturePixels> diagram_pixels() {
  return std::make_shared<PaintedPixels>(160, 100, [](int x, int y) -> std::uint32_t {
    if (y % 20 == 10 && x % 3 == 0) return 0x000000FF;
    return x > 20 && x < 90 && y > 20 && y < 80 ? 0x5B9BD5FF : 0xFFFFFFFF;
  });
}

// Colours that change everywhere.
inline std::shared_ptr<const PicturePixels> photograph_pixels() {
  return std::make_shared<PaintedPixels>(160, 100, [](int x, int y) -> std::uint32_t {
    const auto noise = static_cast<std::uint32_t>((x * 7919 + y * 104729) % 61);
    const auto red = static_cast<std::uint32_t>(x + 40) + noise / 3,
               green = static_cast<std::uint32_t>(y + 60) + noise;
    return red << 24 | green << 16 | (noise + 90) << 8 | 0xFF;
  });
}

// A square of one colour in the middle of nothing.
inline std::shared_ptr<const PicturePixels> square_pixels(std::uint32_t rgb) {
  return std::make_shared<PaintedPixels>(60, 60, [rgb](int x, int y) -> std::uint32_t {
    return x > 15 && x < 45 && y > 15 && y < 45 ? rgb << 8 | 0xFF : 0;
  });
}

// What a PNG begins with, of that colour type: 2 without, 6 with transparency.
inline std::string png_head(char color_type) {
  std::string head("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x3c\0\0\0\x3c\x08", 25);
  head += color_type;
  return head + std::string(7, '\0');
}

}  // namespace deckle::test
