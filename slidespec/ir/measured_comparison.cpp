#include "slidespec/ir/measured_comparison.h"

#include <algorithm>
#include <cmath>

namespace deckle {
namespace {

constexpr double kRoundingPx = 2.0 / 64;  // a browser's positions are multiples of 1/64 px

struct PlacedLine {
  LineStart start;
  const MeasuredLine* line = nullptr;
};

std::vector<PlacedLine> lines_of(const MeasuredElement& element) {
  std::vector<PlacedLine> out;
  for (const MeasuredLine& line : element.lines) out.push_back({{0, 0, line.paragraph, line.begin}, &line});
  for (const MeasuredCell& cell : element.cells) {
    for (const MeasuredLine& line : cell.lines)
      out.push_back({{cell.row, cell.column, line.paragraph, line.begin}, &line});
  }
  return out;
}

std::vector<LineStart> starts_of(const std::vector<PlacedLine>& lines) {
  std::vector<LineStart> out;
  for (const PlacedLine& line : lines) out.push_back(line.start);
  return out;
}

void compare(const std::vector<PlacedLine>& first, const std::vector<PlacedLine>& second,
             MeasuredComparison& out) {
  for (std::size_t i = 0; i < first.size(); ++i) {
    const MeasuredLine &a = *first[i].line, &b = *second[i].line;
    const double wider = std::max(to_px(a.width), to_px(b.width));
    const double difference = std::abs(to_px(a.width - b.width));
    if (difference > kRoundingPx)
      out.max_width_error = std::max(out.max_width_error, difference / wider);
    if (a.width > Emu(0) && b.width > Emu(0))
      out.max_shift_px = std::max({out.max_shift_px, std::abs(to_px(a.x - b.x)),
                                   std::abs(to_px(a.baseline - b.baseline))});
  }
}

}  // namespace

MeasuredComparison compare_measured(const std::vector<MeasuredSlide>& first,
                                    const std::vector<MeasuredSlide>& second) {
  MeasuredComparison out;
  for (std::size_t s = 0; s < std::min(first.size(), second.size()); ++s) {
    const std::size_t n = std::min(first[s].elements.size(), second[s].elements.size());
    for (std::size_t e = 0; e < n; ++e) {
      const MeasuredElement &a = first[s].elements[e], &b = second[s].elements[e];
      const auto lines = lines_of(a), others = lines_of(b);
      if (lines.empty() && others.empty()) continue;
      ++out.elements;
      out.same_verdicts += a.verdict == b.verdict;
      auto starts = starts_of(lines), other_starts = starts_of(others);
      if (starts == other_starts) {
        ++out.same_breaks;
        out.lines += lines.size();
        compare(lines, others, out);
        continue;
      }
      out.other.push_back({first[s].slide_id, a.eid, !a.cells.empty(), std::move(starts),
                           std::move(other_starts)});
    }
  }
  return out;
}

}  // namespace deckle
