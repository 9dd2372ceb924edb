#include "pptx/write/elements.h"

namespace deckle::pptx {

Result<void> write_chart(SlidePart&, const ElementIr& element) {
  return fail(ErrorCode::Internal, "a chart cannot be written", element.eid);
}

}  // namespace deckle::pptx
