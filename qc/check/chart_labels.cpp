#include "qc/check/chart_labels.h"

#include <algorithm>

namespace deckle::qc {

namespace {

// The height of a line less what its letters leave free above and below: ours.
constexpr double kLetterHeight = 0.8;

bool touch(const LabelBox& a, const LabelBox& b, double shared_pt) {
  return std::min(a.right, b.right) - std::max(a.left, b.left) > shared_pt &&
         std::min(a.bottom, b.bottom) - std::max(a.top, b.top) > shared_pt;
}

}  // namespace

LabelBox label_box(const ChartTextLine& line) {
  const double along = line.anchor == ChartTextLine::Anchor::Start    ? 0
                       : line.anchor == ChartTextLine::Anchor::Middle ? 0.5
                                                                      : 1;
  const double before = along * line.width, after = (1 - along) * line.width;
  const double half = kLetterHeight * line.style.size_pt / 2;
  // Turned text runs upward from its anchor.
  if (line.turned) return {line.x - half, line.middle - after, line.x + half, line.middle + before};
  return {line.x - before, line.middle - half, line.x + after, line.middle + half};
}

LabelBox bounding_box(const LabelBox& a, const LabelBox& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom), a.tall || b.tall};
}

std::size_t touching_labels(std::vector<LabelBox> labels, double shared_pt) {
  // By their left edges, so that only neighbours are compared.
  std::sort(labels.begin(), labels.end(),
            [](const LabelBox& a, const LabelBox& b) { return a.left < b.left; });
  std::vector<bool> hit(labels.size());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (labels[i].tall) hit[i] = true;
    for (std::size_t j = i + 1; j < labels.size() && labels[j].left < labels[i].right; ++j) {
      if (touch(labels[i], labels[j], shared_pt)) hit[i] = hit[j] = true;
    }
  }
  return static_cast<std::size_t>(std::count(hit.begin(), hit.end(), true));
}

}  // namespace deckle::qc
