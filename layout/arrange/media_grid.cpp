#include "layout/arrange/media_grid.h"

#include <algorithm>
#include <cmath>

#include "layout/arrange/flow.h"
#include "layout/base/frame.h"
#include "layout/charts/chart.h"
#include "layout/pictures/picture.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxGridColumns = 10;  // ours: thumbnails of 48 pt hardly need more
constexpr double kMinPicturePt = 48;         // a thumbnail; smaller pictures cannot be recognised
constexpr double kMinChartWidthPt = 160;     // a little above the limit of cramped-visual
constexpr double kWidestChart = 2.4;         // width over height; a wider chart gains nothing
constexpr Emu kNoHeight{0};

Emu gap() { return emu_from_pt(kStackGapPt); }

// The gap between `count` cells, smaller where the gaps would leave no space for cells.
Emu gap_between(Emu length, std::int64_t count) {
  return count < 2 ? Emu(0) : std::clamp(length / (2 * count), Emu(0), gap());
}

Emu caption_height(const measure::TextEngine& engine, const Medium& medium, Emu width) {
  return medium.caption == nullptr ? kNoHeight : natural_height(engine, *medium.caption, width);
}

struct Grid {
  std::size_t columns, rows;
  Emu width, height;  // of a cell
  Emu gap_x, gap_y;
  std::vector<Emu> captions;  // highest caption of each row
};

Grid grid_of(const measure::TextEngine& engine, const std::vector<Medium>& media, const Rect& area,
             std::size_t columns) {
  Grid grid{columns, (media.size() + columns - 1) / columns, {}, {}, {}, {}, {}};
  const auto across = static_cast<std::int64_t>(columns),
             down = static_cast<std::int64_t>(grid.rows);
  grid.gap_x = gap_between(area.w, across);
  grid.gap_y = gap_between(area.h, down);
  grid.width = columns == 1 ? area.w : snap((area.w - grid.gap_x * (across - 1)) / across);
  grid.height = grid.rows == 1 ? area.h : snap((area.h - grid.gap_y * (down - 1)) / down);
  grid.captions.assign(grid.rows, kNoHeight);
  for (std::size_t i = 0; i < media.size(); ++i) {
    Emu& highest = grid.captions[i / columns];
    highest =
        std::max(highest, std::min(caption_height(engine, media[i], grid.width), grid.height / 2));
  }
  return grid;
}

struct VisibleArea {
  double area = 0;  // square points
  bool legible = true;
};

VisibleArea visible_area(const measure::TextEngine& engine, const ElementIr& element, Emu width,
                         Emu height) {
  const double w = to_pt(width), h = to_pt(height);
  if (element.type == ElementType::Chart) {
    const double useful = std::min(w, kWidestChart * h);
    return {useful * h,
            w >= kMinChartWidthPt && height >= min_chart_height(engine, element, width)};
  }
  const double aspect = picture_aspect(element);
  const double drawn_w = std::min(w, h / aspect);
  return {drawn_w * drawn_w * aspect, std::max(drawn_w, drawn_w * aspect) >= kMinPicturePt};
}

Emu between(const Medium& medium) { return medium.caption == nullptr ? Emu(0) : gap(); }

}  // namespace

GridPlan plan_grid(const measure::TextEngine& engine, const std::vector<Medium>& media,
                   const Rect& area) {
  GridPlan best{area, 1, -1, false};
  for (std::size_t columns = 1; columns <= std::min(media.size(), kMaxGridColumns); ++columns) {
    const Grid grid = grid_of(engine, media, area, columns);
    GridPlan plan{area, columns, 0, true};
    for (std::size_t i = 0; i < media.size(); ++i) {
      const Emu available =
          std::max(Emu(0), grid.height - grid.captions[i / columns] - between(media[i]));
      const VisibleArea one = visible_area(engine, *media[i].element, grid.width, available);
      plan.visible_area += one.area;
      plan.legible = plan.legible && one.legible;
    }
    const bool better =
        plan.legible != best.legible ? plan.legible : plan.visible_area > best.visible_area;
    if (better) best = plan;
  }
  return best;
}

void place_grid(const measure::TextEngine& engine, const std::vector<Medium>& media,
                const GridPlan& plan) {
  if (media.empty()) return;
  const Grid grid = grid_of(engine, media, plan.area, plan.columns);
  for (std::size_t i = 0; i < media.size(); ++i) {
    const auto column = static_cast<std::int64_t>(i % plan.columns),
               row = static_cast<std::int64_t>(i / plan.columns);
    const Rect cell{plan.area.x + (grid.width + grid.gap_x) * column,
                    plan.area.y + (grid.height + grid.gap_y) * row, grid.width, grid.height};
    const Emu caption = grid.captions[static_cast<std::size_t>(row)];
    // The captions of a row start at the same height, so its pictures end above the tallest of
    // them.
    const bool row_has_captions = caption > Emu(0);
    const Emu available = row_has_captions ? std::max(Emu(0), cell.h - caption - gap()) : cell.h;
    media[i].element->box = {cell.x, cell.y, cell.w, available};
    if (media[i].caption != nullptr) {
      media[i].caption->box = {cell.x, cell.bottom() - caption, cell.w, caption};
      media[i].caption->belongs_to.push_back(media[i].element->eid);
    }
  }
}

}  // namespace deckle::layout
