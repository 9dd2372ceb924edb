#include "pptx/write/elements.h"

namespace deckle::pptx {

Result<void> write_table(SlidePart&, const ElementIr& element) {
  return fail(ErrorCode::Internal, "a table cannot be written", element.eid);
}

}  // namespace deckle::pptx
