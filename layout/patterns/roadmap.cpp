// Lanes over periods: the first row of a table is the periods, its first column the lanes, and each
// cell a bar.

#include <algorithm>
#include <array>

#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "slidespec/ir/table_ir.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 12, kLaneGapPt = 12, kLaneShare = 0.18, kHeadPt = 36, kMinCellPt = 84,
                 kMostRowPt = 84;
constexpr std::array<double, 4> kSizesPt = {18, 16, 15, 14};

}  // namespace

PatternResult draw_roadmap(PatternCanvas& canvas) {
  if (canvas.cells.size() != 1 || canvas.cells.front().parts.size() != 1)
    return PatternResult::Grouped;
  const PatternPart whole = canvas.cells.front().parts.front();
  if (whole.element.table == nullptr) return PatternResult::Grouped;
  const TableIr& table = *whole.element.table;
  const std::size_t rows = table.rows.size(), columns = table.columns.size();
  if (rows < 2 || rows > 9 || columns < 3 || columns > 9 || !table.caption.empty())
    return PatternResult::Grouped;
  for (const TableRowIr& row : table.rows) {
    if (row.cells.size() != columns) return PatternResult::Grouped;
  }
  const Tones& tones = canvas.context.tones;
  const Rect& area = canvas.area;
  const Emu lane = snap(emu_from_pt(to_pt(area.w) * kLaneShare)), gap = emu_from_pt(kGapPt);
  const Emu head = emu_from_pt(kHeadPt);
  const Rect periods{area.x + lane + gap, area.y, area.w - lane - gap, head};
  const std::vector<Rect> across = cut_columns(periods, columns - 1, kGapPt);
  if (to_pt(across.front().w) < kMinCellPt) return PatternResult::NoRoom;
  const Rect lanes{area.x, area.y + head + gap, area.w, area.h - head - gap};
  std::vector<Rect> bands = cut_rows(lanes, rows - 1, kLaneGapPt);
  const Emu most = emu_from_pt(kMostRowPt);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    if (bands[i].h <= most) continue;
    bands[i].y = lanes.y + (most + emu_from_pt(kLaneGapPt)) * static_cast<std::int64_t>(i);
    bands[i].h = most;
  }
  // Where text on the accent would be dark, as on the bright one of a dark page, bars are on the dark and the
  // lanes are named beside them.
  const bool bright = contrast_ratio(tones.on_dark.rgb, tones.accent.rgb) < kMinContrast;
  const Color bars = bright ? tones.dark : tones.accent;
  for (const double size : kSizesPt) {
    std::vector<PatternCell> cells;
    bool ok = true;
    for (std::size_t r = 0; r < rows && ok; ++r) {
      PatternCell cell;
      for (std::size_t c = 0; c < columns && ok; ++c) {
        const TextBodyIr& body = table.rows[r].cells[c];
        if (body.empty()) continue;
        PatternPart part = whole;
        part.part = static_cast<int>(r == 0 ? (c == 0 ? 0 : 1) : c == 0 ? 2 : 3);
        ElementIr& element = part.element;
        element.source_eid = whole.element.eid;
        element.eid.clear();
        element.name += r == 0 ? " period" : c == 0 ? " lane" : " item";
        element.type = ElementType::Shape;
        element.table.reset();
        element.data.reset();
        element.placeholder.reset();
        element.template_area = {};
        element.alt_text.clear();
        element.text = body;
        element.line.fill.kind = FillIr::Kind::None;
        Color fill = bars, text = legible_on(tones.on_dark, bars.rgb, kMinContrast);
        Align align = Align::Left;
        if (r == 0) {
          element.shape = "rect";
          if (c > 0) set_pointed(canvas, element);
          element.box = c == 0 ? Rect{area.x, area.y, lane, head} : across[c - 1];
          fill = shade(canvas, c == 0 ? columns - 2 : c - 1, columns - 1);
          text = legible_on(tones.on_dark, fill.rgb, kMinContrast);
          align = c == 0 ? Align::Left : Align::Center;
        } else if (c == 0) {
          element.shape = "rect";
          element.box = {area.x, bands[r - 1].y, lane, bands[r - 1].h};
          fill = bright ? tones.light : tones.dark;
          text = bright ? legible_on(tones.accent, tones.light.rgb, kMinContrast) : tones.on_dark;
        } else {
          element.shape = "roundRect";
          element.box = {across[c - 1].x, bands[r - 1].y + gap / 2, across[c - 1].w,
                         bands[r - 1].h - gap};
        }
        element.fill = {FillIr::Kind::Solid, fill};
        set_look({size, size, r == 0 || c == 0, text, text, align, Anchor::Middle, 8, 2}, part);
        ok = fits(canvas, part, r == 0 ? 1 : 0);
        cell.parts.push_back(std::move(part));
      }
      if (!cell.parts.empty()) cells.push_back(std::move(cell));
    }
    if (!ok) continue;
    for (const Rect& band : bands)
      add_decoration(canvas, canvas.behind, "lane", "rect", {area.x, band.y, area.w, band.h},
                     tones.light);
    canvas.cells = std::move(cells);
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
