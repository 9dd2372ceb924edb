#pragma once
// Device-independent bitmaps of metafiles. Internal to metafile/.

#include <string>
#include <string_view>

namespace deckle::ooxml::metafile {

// A BMP file of a bitmap's header, with masks and colours, and its pixels.
[[nodiscard]] std::string bmp_file(std::string_view header, std::string_view pixels);

}  // namespace deckle::ooxml::metafile
