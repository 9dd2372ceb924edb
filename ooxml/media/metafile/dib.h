#pragma once
// Device-independent bitmaps of metafiles. Internal to metafile/.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml::metafile {

struct Dib {
  std::string_view header, pixels;  // the header with masks and colours
  int width = 0, height = 0;        // neither is negative or 0
  bool top_down = false;            // the first line of pixels is the top one
};

// Of a header, colours and pixels that follow each other. Empty: damaged, or a kind that readers of
// SVG do not draw: colours of a palette, JPEG and PNG within.
[[nodiscard]] std::optional<Dib> read_dib(std::string_view bytes);

// A BMP file of a bitmap's header, with masks and colours, and its pixels.
[[nodiscard]] std::string bmp_file(std::string_view header, std::string_view pixels);

}  // namespace deckle::ooxml::metafile
