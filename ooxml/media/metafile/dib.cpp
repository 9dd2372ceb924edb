#include "ooxml/media/metafile/dib.h"

#include <cstddef>

namespace deckle::ooxml::metafile {

std::string bmp_file(std::string_view header, std::string_view pixels) {
  constexpr std::size_t kFileHeader = 14;
  std::string out = "BM";
  const auto put = [&out](std::size_t value) {
    for (int i = 0; i < 4; ++i) out += static_cast<char>((value >> (8 * i)) & 0xFFU);
  };
  put(kFileHeader + header.size() + pixels.size());
  put(0);
  put(kFileHeader + header.size());
  out += header;
  out += pixels;
  return out;
}

}  // namespace deckle::ooxml::metafile
