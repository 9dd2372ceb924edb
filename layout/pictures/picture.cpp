#include "layout/pictures/picture.h"

namespace deckle::layout {

void dress_picture(const TextContext&, const Slot&, const Element& element, const LayoutContext&,
                   ElementIr& out, DiagnosticSink&) {
  out.data = std::make_shared<const ElementContent>(element.content);
}

double picture_aspect(const ElementIr& element) {
  constexpr double kPhotograph = 2.0 / 3.0;
  const auto& picture = element.picture;
  if (picture == nullptr || picture->width <= 0 || picture->height <= 0) return kPhotograph;
  const double aspect = picture->height / picture->width;
  return picture->orientation >= 5 ? 1 / aspect : aspect;
}

}  // namespace deckle::layout
