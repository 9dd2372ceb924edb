#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// docs/design.md, "Layouts and slots": title above, left 55 %, right 45 %.
std::vector<Slot> two_column(const Frame& frame, const std::vector<double>& ratio) {
  const std::vector<double> proportions = ratio.size() == 2 ? ratio : std::vector<double>{55, 45};
  const std::vector<Rect> columns = columns_of(frame.body, proportions, frame.gutter);
  return {
      {SlotRole::Title, frame.title}, {SlotRole::Left, columns[0]}, {SlotRole::Right, columns[1]}};
}

}  // namespace deckle::layout
