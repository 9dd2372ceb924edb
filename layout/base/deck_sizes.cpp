#include "layout/base/deck_sizes.h"

namespace deckle::layout {

std::vector<double> sizes_of_slides(const templates::Template& t, const DeckSizes& sizes) {
  // Between the ladder and the size of a template whose text is smaller than that.
  constexpr double kBelowLadderPt[] = {16, 14};
  std::vector<double> out{sizes.body_pt};
  const auto add = [&out](double size) {
    if (size < out.back()) out.push_back(size);
  };
  for (const double size : body_sizes(t)) add(size);
  if (sizes.template_pt <= 0 || sizes.template_pt >= kLeastBodyPt || !sizes.decided()) return out;
  for (const double size : kBelowLadderPt) {
    if (size > sizes.template_pt) add(size);
  }
  add(sizes.template_pt);
  return out;
}

}  // namespace deckle::layout
