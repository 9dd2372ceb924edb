#include "layout/pictures/photograph.h"

#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {

bool may_be_cropped(const PictureIr& picture) {
  return picture.format == PictureFormat::Jpeg && !picture.icon && !is_drawing(picture);
}

bool is_drawing(const PictureIr& picture) {
  if (picture.pixels == nullptr) return false;
  const PictureFacts& facts = picture.pixels->facts();
  return facts.known && facts.drawing;
}

void keep_whole(ElementIr& element) {
  if (element.picture == nullptr || element.fit.crop || element.fit.cut || element.fit.whole)
    return;
  // Pixels are decoded only where they decide.
  const PicturePlacement placed = place_picture(element.box, *element.picture, element.fit);
  if (placed.filled && placed.would_cut > kUnseenCut)
    element.fit.whole = !may_be_cropped(*element.picture);
}

}  // namespace deckle::layout
