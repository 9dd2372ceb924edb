#include "ooxml/media/picture_header.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_picture(std::string_view bytes) {
  const auto header = ooxml::read_picture_header(bytes);
  if (!header) return;
  const bool svg = header->format == PictureFormat::Svg;
  expect(svg || (header->width > 0 && header->height > 0), "a picture has a size");
  expect(header->orientation >= 1 && header->orientation <= 8, "an orientation is one of eight");
}

}  // namespace deckle::fuzz
