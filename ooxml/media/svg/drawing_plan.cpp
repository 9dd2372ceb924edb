#include "ooxml/media/svg/drawing_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace deckle::ooxml {
namespace {

constexpr double kMegapixel = 1e6;

double work_of(const SvgWork& svg, double pixels) {
  return svg.ms_per_megapixel * std::min(svg.pixels, pixels) / kMegapixel;
}

}  // namespace

std::vector<std::uint64_t> plan_drawing(std::span<const SvgWork> svgs, std::uint64_t limit_ms) {
  const auto limit = static_cast<double>(limit_ms);
  const double one = limit / 2;
  constexpr auto kMin = static_cast<double>(kMinPlannedPixels);
  // The most that each may have alone; 0: it is left out.
  std::vector<double> most(svgs.size());
  for (std::size_t i = 0; i < svgs.size(); ++i) {
    const SvgWork& svg = svgs[i];
    most[i] = svg.ms_per_megapixel * svg.pixels <= one * kMegapixel
                  ? svg.pixels
                  : std::floor(one * kMegapixel / svg.ms_per_megapixel);
    if (work_of(svg, kMin) > one) most[i] = 0;
  }
  const auto total = [&](double cap) {
    double sum = 0;
    for (std::size_t i = 0; i < svgs.size(); ++i) sum += work_of(svgs[i], std::min(most[i], cap));
    return sum;
  };
  // The heaviest first; of equal ones the later.
  std::vector<std::size_t> order(svgs.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return work_of(svgs[a], kMin) < work_of(svgs[b], kMin);
  });
  for (double smallest = total(kMin); !order.empty() && smallest > limit; order.pop_back()) {
    smallest -= work_of(svgs[order.back()], std::min(most[order.back()], kMin));
    most[order.back()] = 0;
  }
  // The largest cap with which all others can be drawn.
  double low = kMin, high = kMaxDrawnPx * kMaxDrawnPx;
  if (total(high) <= limit) low = high;
  while (high - low > 1) {
    const double middle = std::floor((low + high) / 2);
    (total(middle) <= limit ? low : high) = middle;
  }
  std::vector<std::uint64_t> out(svgs.size());
  for (std::size_t i = 0; i < svgs.size(); ++i) {
    const bool works = svgs[i].ms_per_megapixel > 0;
    out[i] = static_cast<std::uint64_t>(works ? std::min(most[i], low) : most[i]);
  }
  return out;
}

}  // namespace deckle::ooxml
