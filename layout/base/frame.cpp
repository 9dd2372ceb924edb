#include "layout/base/frame.h"

#include <algorithm>
#include <numeric>

#include "layout/base/footer_types.h"
#include "layout/base/free_area.h"
#include "templates/apply_spacing.h"

namespace deckle::layout {
namespace {

constexpr double kWholeWidth = 0.98;   // of the page: a full-bleed picture, no column
constexpr double kMarginPt = 36;       // 0.5 in (docs/design.md, "Grid")
constexpr double kFooterBandPt = 24;   // 0.3–0.4 in, on the grid: docs/design.md, "Page and safe area"
constexpr double kTitleHeightPt = 76;  // two lines of 28 pt led 110 %
constexpr double kTitleGapPt = 16;     // four steps of the grid

// Ours, of the safe area's height: in a lower body there is no space for content.
constexpr std::int64_t kMinBodyPart = 4;
// Ours: a slide is read from the top, so the space above the title must be larger by this factor.
constexpr double kLargerAbove = 2;

Emu pt(double value) { return emu_from_pt(value); }

// The place of a title on a layout without one: at the top of the free area.
Rect clear_title(const Frame& frame, const std::vector<Rect>& obstacles) {
  const Rect space = largest_clear(frame.safe, obstacles);
  if (space.h < frame.title.h * 2) return frame.title;
  return {space.x, space.y, space.w, frame.title.h};
}

// The free part of `area` between `top` and `bottom`, all of it where nothing is in the way.
Rect clear_strip(const Rect& area, Emu top, Emu bottom, const std::vector<Rect>& obstacles) {
  const Rect strip{area.x, top, area.w, std::max(Emu(0), bottom - top)};
  return is_clear(strip, obstacles) ? strip : largest_clear(strip, obstacles);
}

Rect body_of(const Frame& frame, const std::vector<Rect>& obstacles) {
  const Rect& safe = frame.safe;
  const Emu top = frame.title.bottom() + pt(kTitleGapPt);
  const Rect below = clear_strip(safe, top, safe.bottom(), obstacles);
  // For a title at the foot (picture captions, section pages) the body is the space above it; for
  // one in the middle, where that is more than twice the space below.
  const Emu above_end = snap(frame.title.y - pt(kTitleGapPt));
  const Rect above = clear_strip(safe, safe.y, above_end, obstacles);
  if (below.h >= safe.h / kMinBodyPart && area_px(below) * kLargerAbove >= area_px(above))
    return below;
  if (above.h >= safe.h / kMinBodyPart) return above;
  const Rect whole = clear_strip(safe, safe.y, safe.bottom(), obstacles);
  return whole.empty() ? safe : whole;
}

// The length of each of `count` parts, one at least, that are `gap` apart.
Emu equal_part(Emu length, std::size_t count, Emu gap) {
  const auto parts = static_cast<std::int64_t>(std::max<std::size_t>(1, count));
  return (length - gap * (parts - 1)) / parts;
}

// Where content begins below titles of that box on the pages of a theme, which may have a band there
// that reaches below the title.
Emu top_of_content(const templates::Template& t, const Rect& title) {
  Emu top;
  for (const templates::Layout& layout : t.layouts) {
    const templates::Placeholder* own = layout.find("title");
    if (own == nullptr || own->box != title) continue;
    for (const templates::Placeholder& p : layout.placeholders) {
      if (is_footer_type(p.type) || p.box.y < title.bottom()) continue;
      if (top == Emu(0) || p.box.y < top) top = p.box.y;
    }
  }
  return top;
}

}  // namespace

Emu snap(Emu length) {
  const std::int64_t step = pt(kGridPt).value();
  return Emu(length.value() / step * step);
}

Emu gutter_of(const templates::Template& t) {
  const bool own = t.brand && t.brand->spacing.gutter;
  return own ? templates::on_grid(*t.brand->spacing.gutter) : pt(kColumnGapPt);
}

std::vector<Rect> columns_of(const Rect& area, const std::vector<double>& proportions,
                             Emu gutter) {
  std::vector<Rect> columns;
  const double sum = std::accumulate(proportions.begin(), proportions.end(), 0.0);
  const Emu usable = area.w - gutter * static_cast<std::int64_t>(proportions.size() - 1);
  Emu x = area.x;
  for (std::size_t i = 0; i < proportions.size(); ++i) {
    const bool last = i + 1 == proportions.size();
    const Emu width =
        last ? area.right() - x : snap(pt(to_pt(usable) * proportions[i] / sum + kGridPt / 2));
    columns.push_back({x, area.y, width, area.h});
    x += width + gutter;
  }
  return columns;
}

std::vector<Rect> cut_columns(const Rect& area, std::size_t count, double gap_pt) {
  const Emu gap = emu_from_pt(gap_pt), width = equal_part(area.w, count, gap);
  std::vector<Rect> columns{{area.x, area.y, width, area.h}};
  while (columns.size() < count)
    columns.push_back({columns.back().right() + gap, area.y, width, area.h});
  return columns;
}

std::vector<Rect> cut_rows(const Rect& area, std::size_t count, double gap_pt) {
  const Emu gap = emu_from_pt(gap_pt), height = equal_part(area.h, count, gap);
  std::vector<Rect> rows{{area.x, area.y, area.w, height}};
  while (rows.size() < count)
    rows.push_back({area.x, rows.back().bottom() + gap, area.w, height});
  return rows;
}

Frame frame_of(const templates::Template& t, const templates::Layout* layout) {
  Frame frame;
  frame.page = t.page;
  frame.gutter = gutter_of(t);
  frame.safe = t.safe_area;
  if (frame.safe.empty()) {
    frame.safe = {pt(kMarginPt), pt(kMarginPt), t.page.w - pt(2 * kMarginPt),
                  t.page.h - pt(2 * kMarginPt + kFooterBandPt)};
  }
  const std::vector<Rect> obstacles =
      layout == nullptr ? std::vector<Rect>{} : obstacles_of(*layout, t.page);
  frame.title = {frame.safe.x, frame.safe.y, frame.safe.w, pt(kTitleHeightPt)};
  const templates::Placeholder* title = layout == nullptr ? nullptr : layout->find("title");
  if (title == nullptr && layout != nullptr) title = layout->find("ctrTitle");
  if (title != nullptr && !title->box.empty() && title->horizontal)
    frame.title = title->box;
  else if (!is_clear(frame.title, obstacles))
    frame.title = clear_title(frame, obstacles);
  frame.body = body_of(frame, obstacles);
  if (t.theme != nullptr && frame.body.y == frame.title.bottom() + pt(kTitleGapPt)) {
    const Emu down = top_of_content(t, frame.title) - frame.body.y;
    if (down > Emu(0)) {
      frame.body.y += down;
      frame.body.h -= down;
    }
  }
  return frame;
}

Rect content_extent(const templates::Layout& layout, Size page, const Rect& otherwise) {
  Rect extent;
  for (const templates::Placeholder& p : layout.placeholders) {
    if (p.box.empty() || !p.horizontal || to_pt(p.box.w) > kWholeWidth * to_pt(page.w)) continue;
    // A number in a corner of the page is no place for content.
    if (is_footer_type(p.type) && (p.box.x < otherwise.x || p.box.right() > otherwise.right())) continue;
    extent = bounding(extent, p.box);
  }
  return extent.empty() ? otherwise : extent;
}

}  // namespace deckle::layout
