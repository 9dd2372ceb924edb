#include "ooxml/media/metafile/metafile_svg.h"
#include "ooxml/media/picture_header.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_picture(std::string_view bytes) {
  const auto header = ooxml::read_picture_header(bytes);
  if (!header) return;
  const bool svg = header->format == PictureFormat::Svg;
  expect(svg || (header->width > 0 && header->height > 0), "a picture has a size");
  if (header->format == PictureFormat::Emf || header->format == PictureFormat::Wmf) {
    const ooxml::MetafileSvg drawn = ooxml::metafile_svg(bytes);
    expect(drawn.svg.empty() != drawn.reason.empty(), "a metafile is drawn, or there is a reason");
  }
  expect(header->orientation >= 1 && header->orientation <= 8, "an orientation is one of eight");
}

}  // namespace deckle::fuzz
