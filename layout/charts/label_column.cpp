#include "layout/charts/label_column.h"

#include <algorithm>

namespace deckle::layout {

std::vector<double> spread(const std::vector<double>& wanted, double pitch, double low,
                           double high) {
  const auto count = static_cast<double>(wanted.size());
  if (high - low < (count - 1) * pitch) return {};
  // With `i` times the pitch taken off, places have only to ascend: neighbours that do not are
  // pooled at their mean (isotonic regression).
  struct Block {
    double sum = 0, count = 0;
    [[nodiscard]] double mean() const { return sum / count; }
  };
  std::vector<Block> blocks;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    blocks.push_back({wanted[i] - static_cast<double>(i) * pitch, 1});
    while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
      const Block last = blocks.back();
      blocks.pop_back();
      blocks.back().sum += last.sum;
      blocks.back().count += last.count;
    }
  }
  std::vector<double> places;
  for (const Block& block : blocks) {
    const double at = std::clamp(block.mean(), low, high - (count - 1) * pitch);
    for (double i = 0; i < block.count; ++i)
      places.push_back(at + static_cast<double>(places.size()) * pitch);
  }
  return places;
}

}  // namespace deckle::layout
