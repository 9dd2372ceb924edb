#include "layout/patterns/banded_columns.h"

#include <algorithm>
#include <array>

#include "layout/fill/optical.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 20, kPaddingPt = 16, kHangingPt = 20, kLeastShare = 0.88,
                 kMinWidthPt = 140;
constexpr double kUsualGap = 0.5, kWidestGap = 1.5;  // between points, of the size
constexpr std::array<double, 7> kSizesPt = {24, 22, 20, 18, 16, 15, 14};

// Of what is below a heading: smaller than it, but for a sentence each.
double text_size(const PatternCanvas& canvas, double head) {
  const bool sentences = std::all_of(
      canvas.cells.begin(), canvas.cells.end(),
      [](const PatternCell& cell) { return cell.parts[1].element.text.paragraphs.size() == 1; });
  return sentences || head - 2 < 14 ? head : head - 2;
}

void mark_points(const BandLook& look, const Color& color, double size, PatternPart& part) {
  for (ParagraphIr& paragraph : part.element.text.paragraphs) {
    ParagraphStyle& style = paragraph.style;
    style.space_before = {SpacingIr::Unit::Points,
                          &paragraph == &part.element.text.paragraphs.front() ? 0 : size / 2};
    style.bullet = {};
    style.bullet.kind = ListKind::Bullet;
    style.bullet.character = look.marker.empty() ? "•" : look.marker;
    style.bullet.color = color;
    style.margin_left = emu_from_pt(kHangingPt);
    style.indent = -style.margin_left;
  }
}

// What a card has beyond its text goes between the points of the longest list, in all cards alike.
void spread_points(PatternCanvas& canvas, double size, Emu left) {
  std::size_t most = 1;
  for (const PatternCell& cell : canvas.cells)
    most = std::max(most, cell.parts[1].element.text.paragraphs.size());
  if (left <= Emu(0) || most < 2) return;
  const double more =
      std::min(to_pt(left) / static_cast<double>(most), size * (kWidestGap - kUsualGap));
  for (PatternCell& cell : canvas.cells) {
    std::vector<ParagraphIr>& points = cell.parts[1].element.text.paragraphs;
    for (std::size_t i = 1; i < points.size(); ++i) points[i].style.space_before.value += more;
  }
}

}  // namespace

PatternResult draw_banded_columns(PatternCanvas& canvas, const std::vector<BandLook>& looks) {
  split_heads(canvas);
  const std::size_t count = canvas.cells.size();
  for (const PatternCell& cell : canvas.cells) {
    // A heading and one text or list each.
    if (cell.parts.size() != 2) return PatternResult::Grouped;
    for (const PatternPart& part : cell.parts) {
      if (part.element.text.empty()) return PatternResult::Grouped;
    }
  }
  const Tones& tones = canvas.context.tones;
  const std::vector<Rect> columns = cut_columns(canvas.area, count, kGapPt);
  if (to_pt(columns.front().w) < kMinWidthPt) return PatternResult::NoRoom;
  for (const double size : kSizesPt) {
    bool ok = true;
    Emu band, tallest;
    for (std::size_t i = 0; i < count; ++i) {
      PatternPart& head = canvas.cells[i].parts[0];
      place_part(columns[i], head);
      const Color on_band = text_on(canvas, fill_of(head, looks[i].band));
      set_look({size, size, true, on_band, on_band, Align::Left, Anchor::Middle, kPaddingPt, 8},
               head);
      ok = ok && fits(canvas, head, 2);
      band = std::max(band, needed_height(canvas, head));
    }
    band = snap(band + emu_from_pt(kGridPt));
    for (std::size_t i = 0; i < count; ++i) {
      PatternPart& points = canvas.cells[i].parts[1];
      place_part({columns[i].x, columns[i].y + band, columns[i].w, columns[i].h - band}, points);
      const double below = text_size(canvas, size);
      set_look({below, below, false, tones.on_light, tones.on_light, Align::Left, Anchor::Top,
                kPaddingPt, kPaddingPt},
               points);
      if (points.element.text.paragraphs.size() > 1 || !looks[i].marker.empty())
        mark_points(looks[i], legible_on(looks[i].band, tones.light.rgb, kMinContrast), size,
                    points);
      ok = ok && fits(canvas, points);
      tallest = std::max(tallest, needed_height(canvas, points));
    }
    if (!ok) continue;
    const Emu least = emu_from_pt(to_pt(canvas.area.h) * kLeastShare);
    const Emu height = snap(std::min(canvas.area.h, std::max(band + tallest, least)));
    spread_points(canvas, size, height - band - tallest);
    const Emu top = canvas.area.y;
    for (std::size_t i = 0; i < count; ++i) {
      PatternPart& head = canvas.cells[i].parts[0];
      PatternPart& points = canvas.cells[i].parts[1];
      head.element.box = {columns[i].x, top, columns[i].w, band};
      points.element.box = {columns[i].x, top + band, columns[i].w, height - band};
      set_fill(looks[i].band, head);
      set_fill(tones.light, points);
    }
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
