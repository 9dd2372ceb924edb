#include "render/display/contact_sheet.h"

#include <algorithm>
#include <cmath>

#include "render/display/display_paint.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"

namespace deckle::render {
namespace {

constexpr double kGap = 16, kLabelHeight = 16, kNumberPt = 9;
constexpr std::uint32_t kEdge = 0xB8C2CC, kNumber = 0x444444;

}  // namespace

DisplayList contact_sheet(const std::vector<DisplayList>& slides, const std::vector<int>& numbers,
                          const DisplayFonts& fonts, const SheetOptions& options) {
  DisplayList out;
  const int columns = std::clamp(options.columns, 1, std::max(1, static_cast<int>(slides.size())));
  const double cell = (options.width - kGap * (columns + 1)) / columns;
  out.width = options.width;
  double y = kGap;
  std::vector<DisplayItem> cells;
  for (std::size_t first = 0; first < slides.size(); first += static_cast<std::size_t>(columns)) {
    double row_height = 0;
    for (std::size_t i = first;
         i < std::min(slides.size(), first + static_cast<std::size_t>(columns)); ++i) {
      const DisplayList& slide = slides[i];
      if (slide.width <= 0 || slide.height <= 0) continue;
      const double scale = cell / slide.width, height = slide.height * scale;
      const double x = kGap + static_cast<double>(i - first) * (cell + kGap);
      row_height = std::max(row_height, height);
      cells.emplace_back(
          BeginGroup{{scale, 0, 0, scale, x, y}, rect_path({0, 0, slide.width, slide.height}), 1});
      cells.insert(cells.end(), slide.items.begin(), slide.items.end());
      cells.emplace_back(EndGroup{});
      cells.emplace_back(
          StrokedPath{rect_path({x, y, cell, height}), stroke_of(solid(kEdge), 0.75)});
      RunStyle style;
      style.size_pt = kNumberPt;
      style.color.rgb = kNumber;
      style.fonts.latin = "Liberation Sans";
      draw_label(std::to_string(numbers[i]), style, {x, y + height + kLabelHeight * 0.75},
                 TextSide::Start, fonts, cells);
    }
    y += row_height + kLabelHeight + kGap / 2;
  }
  out.height = y + kGap / 2;
  out.items.emplace_back(FilledPath{rect_path({0, 0, out.width, out.height}), solid(0xFFFFFF)});
  out.items.insert(out.items.end(), std::make_move_iterator(cells.begin()),
                   std::make_move_iterator(cells.end()));
  return out;
}

}  // namespace deckle::render
