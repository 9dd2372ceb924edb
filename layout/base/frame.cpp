#include "layout/base/frame.h"

#include <algorithm>
#include <numeric>

namespace deckle::layout {
namespace {

constexpr double kWholeWidth = 0.98;   // of the page: a full-bleed picture, no column
constexpr double kMarginPt = 36;       // 0.5 in (docs/design.md, "Grid")
constexpr double kFooterBandPt = 24;   // 0.3–0.4 in, on the grid: docs/design.md, "Page and safe area"
constexpr double kTitleHeightPt = 76;  // two lines of 28 pt led 110 %
constexpr double kTitleGapPt = 16;     // four steps of the grid

Emu pt(double value) { return emu_from_pt(value); }

}  // namespace

Emu snap(Emu length) {
  const std::int64_t step = pt(kGridPt).value();
  return Emu(length.value() / step * step);
}

std::vector<Rect> columns_of(const Rect& area, const std::vector<double>& proportions) {
  std::vector<Rect> columns;
  const double sum = std::accumulate(proportions.begin(), proportions.end(), 0.0);
  const Emu gap = pt(kColumnGapPt);
  const Emu usable = area.w - gap * static_cast<std::int64_t>(proportions.size() - 1);
  Emu x = area.x;
  for (std::size_t i = 0; i < proportions.size(); ++i) {
    const bool last = i + 1 == proportions.size();
    const Emu width =
        last ? area.right() - x : snap(pt(to_pt(usable) * proportions[i] / sum + kGridPt / 2));
    columns.push_back({x, area.y, width, area.h});
    x += width + gap;
  }
  return columns;
}

Frame frame_of(const templates::Template& t, const templates::Layout* layout) {
  Frame frame;
  frame.page = t.page;
  frame.safe = t.safe_area;
  if (frame.safe.empty()) {
    frame.safe = {pt(kMarginPt), pt(kMarginPt), t.page.w - pt(2 * kMarginPt),
                  t.page.h - pt(2 * kMarginPt + kFooterBandPt)};
  }
  frame.title = {frame.safe.x, frame.safe.y, frame.safe.w, pt(kTitleHeightPt)};
  const templates::Placeholder* title = layout == nullptr ? nullptr : layout->find("title");
  if (title == nullptr && layout != nullptr) title = layout->find("ctrTitle");
  if (title != nullptr && !title->box.empty()) frame.title = title->box;
  Emu top = frame.title.bottom() + pt(kTitleGapPt);
  Emu bottom = frame.safe.bottom();
  // For a title in the lower half (picture captions, section pages) the body is the space above it.
  if (frame.title.center_y() > t.page.h / 2 || top > frame.safe.bottom() - frame.safe.h / 4) {
    top = frame.safe.y;
    const Emu above = snap(frame.title.y - pt(kTitleGapPt));
    if (above - top >= frame.safe.h / 4) bottom = std::min(bottom, above);
  }
  frame.body = {frame.safe.x, top, frame.safe.w, bottom - top};
  return frame;
}

Rect content_extent(const templates::Layout& layout, Size page, const Rect& otherwise) {
  Rect extent;
  for (const templates::Placeholder& p : layout.placeholders) {
    if (p.box.empty() || !p.horizontal || to_pt(p.box.w) > kWholeWidth * to_pt(page.w)) continue;
    extent = bounding(extent, p.box);
  }
  return extent.empty() ? otherwise : extent;
}

}  // namespace deckle::layout
