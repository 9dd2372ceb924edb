#include "pptx/read/part_pictures.h"

#include "ooxml/media/picture_header.h"

namespace deckle::pptx {

std::shared_ptr<const PictureIr> PartPictures::find(const std::string& part) {
  const auto known = by_part_.find(part);
  if (known != by_part_.end()) return known->second;
  std::shared_ptr<const PictureIr>& slot = by_part_[part];
  const std::shared_ptr<const std::string> bytes = package_.share(part);
  if (bytes == nullptr) return slot;
  const Result<ooxml::PictureHeader> header = ooxml::read_picture_header(*bytes, limits_);
  // An SVG without the raster picture that goes with it has no size before it is drawn.
  if (!header || header->width <= 0 || header->height <= 0) return slot;
  auto picture = std::make_shared<PictureIr>();
  picture->format = header->format;
  picture->bytes = bytes;
  picture->width = header->width;
  picture->height = header->height;
  // PowerPoint ignores the EXIF orientation of what is in a file: a:xfrm has the rotation.
  picture->pixels = decoder_.pixels_of(*picture);
  slot = picture;
  return slot;
}

std::shared_ptr<const PictureIr> PartPictures::of_blip(pugi::xml_node blip,
                                                       const std::string& from) {
  const std::string id = blip.attribute("r:embed").value();
  if (id.empty()) return nullptr;
  const std::map<std::string, std::string> targets = package_.targets(from);
  const auto found = targets.find(id);
  return found == targets.end() ? nullptr : find(found->second);
}

}  // namespace deckle::pptx
