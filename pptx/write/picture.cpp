#include "pptx/write/elements.h"

namespace deckle::pptx {

Result<void> write_picture(SlidePart&, const ElementIr& element) {
  return fail(ErrorCode::Internal, "a picture cannot be written", element.eid);
}

}  // namespace deckle::pptx
