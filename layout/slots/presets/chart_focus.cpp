#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// A chart with its takeaway beside it: two thirds to one third.
std::vector<Slot> chart_focus(const Frame& frame, const std::vector<double>& ratio) {
  const std::vector<double> proportions = ratio.size() == 2 ? ratio : std::vector<double>{2, 1};
  const std::vector<Rect> columns = columns_of(frame.body, proportions, frame.gutter);
  return {{SlotRole::Title, frame.title},
          {SlotRole::Chart, columns[0]},
          {SlotRole::KeyTakeaway, columns[1]}};
}

}  // namespace deckle::layout
