// Stages on a ring, clockwise from the top; arrowheads between them lead back to the first.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "layout/patterns/patterns.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

constexpr double kRingPt = 2.5, kTipPt = 16, kMostRatio = 2.4;  // of the ring's width to its height
constexpr double kMinWidthPt = 120, kMaxWidthPt = 300, kApartPt = 10;
// Ours: of the least and the highest stage, in pt and of the area's height.
constexpr double kLeastHeightPt = 64, kMaxHeightPt = 132, kMaxHeightShare = 0.36;
// Ours: smaller stages are drawn also where they reach over an arrowhead.
constexpr double kClearTipsPt = 18;
constexpr std::array<double, 6> kHeadSizesPt = {24, 22, 20, 18, 16, 15};
constexpr std::array<double, 6> kTextSizesPt = {20, 18, 16, 15, 14, 14};

bool overlap(const Rect& a, const Rect& b) {
  return !intersection(a.inflated(emu_from_pt(kApartPt / 2)), b.inflated(emu_from_pt(kApartPt / 2)))
              .empty();
}

}  // namespace

PatternResult draw_cycle(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  if (count < 3 || count > 8) return PatternResult::NoRoom;
  for (const PatternCell& cell : canvas.cells) {
    if (cell.parts.size() != 1 || cell.parts.front().element.text.empty())
      return PatternResult::Grouped;
  }
  const Tones& tones = canvas.context.tones;
  const Rect& area = canvas.area;
  const bool rtl = mirrors(canvas.context.text);
  const Emu most = emu_from_pt(std::min(kMaxHeightPt, to_pt(area.h) * kMaxHeightShare));
  for (std::size_t size = 0; size < kHeadSizesPt.size(); ++size) {
    for (const double width_share : {0.3, 0.26, 0.34, 0.22, 0.18}) {
      const double width = std::clamp(to_pt(area.w) * width_share, kMinWidthPt, kMaxWidthPt);
      Emu height;
      bool ok = true;
      for (std::size_t i = 0; i < count; ++i) {
        PatternPart& part = canvas.cells[i].parts.front();
        place_part({area.x, area.y, emu_from_pt(width), most}, part,
                   "roundRect");
        const Color text =
            text_on(canvas, fill_of(part, i == 0 ? tones.dark : shade(canvas, i % 2, 3)));
        set_look({kHeadSizesPt[size], kTextSizesPt[size], true, text, text, Align::Center,
                  Anchor::Middle, 10, 8},
                 part);
        ok = ok && fits(canvas, part);
        height = std::max(height, needed_height(canvas, part));
      }
      if (!ok) continue;
      height = std::clamp(height, std::min(emu_from_pt(kLeastHeightPt), most), most);
      const double ry = to_pt(area.h - height) / 2;
      const double rx = std::min((to_pt(area.w) - width) / 2, ry * kMostRatio);
      if (ry < 60) continue;
      const double cx = to_pt(area.x) + to_pt(area.w) / 2, cy = to_pt(area.y) + to_pt(area.h) / 2;
      const double turn = 2 * std::numbers::pi / static_cast<double>(count);
      std::vector<Rect> boxes;
      for (std::size_t i = 0; i < count; ++i) {
        const double angle = -std::numbers::pi / 2 + turn * static_cast<double>(i);
        const double x = cx + rx * std::cos(angle) - width / 2;
        const double y = cy + ry * std::sin(angle) - to_pt(height) / 2;
        boxes.push_back({emu_from_pt(x), emu_from_pt(y), emu_from_pt(width), height});
      }
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) ok = ok && !overlap(boxes[i], boxes[j]);
      }
      // Halfway to the next stage.
      std::vector<Rect> tips;
      for (std::size_t i = 0; i < count; ++i) {
        const double angle = -std::numbers::pi / 2 + turn * (static_cast<double>(i) + 0.5);
        const double x = cx + rx * std::cos(angle), y = cy + ry * std::sin(angle);
        tips.push_back({emu_from_pt(x - kTipPt / 2), emu_from_pt(y - kTipPt / 2),
                        emu_from_pt(kTipPt), emu_from_pt(kTipPt)});
        for (const Rect& box : boxes)
          ok = ok && (kHeadSizesPt[size] <= kClearTipsPt || intersection(box, tips.back()).empty());
      }
      if (!ok) continue;
      ElementIr& ring = add_decoration(
          canvas, canvas.behind, "ring", "ellipse",
          {emu_from_pt(cx - rx), emu_from_pt(cy - ry), emu_from_pt(2 * rx), emu_from_pt(2 * ry)},
          tones.light);
      ring.fill.kind = FillIr::Kind::None;
      ring.line.fill = {FillIr::Kind::Solid, tones.accent};
      ring.line.width_pt = kRingPt;
      for (std::size_t i = 0; i < count; ++i) {
        PatternPart& part = canvas.cells[i].parts.front();
        part.element.box = boxes[i];
        set_fill(i == 0 ? tones.dark : shade(canvas, i % 2, 3), part);
        const double angle = -std::numbers::pi / 2 + turn * (static_cast<double>(i) + 0.5);
        ElementIr& tip =
            add_decoration(canvas, canvas.over, "arrow", "triangle", tips[i], tones.accent);
        // In the direction of the ring there. The tip of a triangle points up; along the ring it points at a
        // right angle to its radius.
        double direction =
            std::atan2(ry * std::cos(angle), -rx * std::sin(angle)) + std::numbers::pi / 2;
        if (rtl) direction = -direction;  // the slide is mirrored, its shapes are not
        tip.transform.rotation =
            normalized_angle(std::llround(direction * 180 / std::numbers::pi * kAnglePerDegree));
      }
      return PatternResult::Drawn;
    }
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
