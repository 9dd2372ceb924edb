#include "ooxml/media/read_picture.h"

#include <utility>

#include "ooxml/media/picture_header.h"

namespace deckle::ooxml {

Result<PictureIr> read_picture(std::string bytes, const SvgDrawer& drawer, Budget& budget) {
  const Result<PictureHeader> header = read_picture_header(bytes, budget.limits());
  if (!header) return tl::unexpected(header.error());
  PictureIr picture;
  picture.format = header->format;
  picture.width = header->width;
  picture.height = header->height;
  picture.orientation = header->orientation;
  if (picture.format == PictureFormat::Svg) {
    if (Result<void> checked = check_svg(bytes, budget.limits()); !checked)
      return tl::unexpected(checked.error());
    Result<DrawnSvg> drawn = draw_svg(bytes, drawer, budget);
    if (!drawn) return tl::unexpected(drawn.error());
    picture.width = drawn->width;
    picture.height = drawn->height;
    picture.fallback = std::make_shared<const std::string>(std::move(drawn->png));
  }
  picture.bytes = std::make_shared<const std::string>(std::move(bytes));
  return picture;
}

}  // namespace deckle::ooxml
