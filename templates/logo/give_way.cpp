#include "templates/logo/give_way.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace deckle::templates {

namespace {

constexpr double kMinPart = 0.5;      // ours: of its area
constexpr double kGridPt = 4;         // docs/design.md, "Grid"
constexpr double kMinFootPt = 24;     // ours: a number of three digits
constexpr double kMinFootPart = 0.6;  // ours: of the width; a footer is rarely as long as its box
constexpr double kFootGapPt = 8;      // ours: between texts of the foot that are moved together

Emu grid() { return emu_from_pt(kGridPt); }
Emu down(Emu edge) { return Emu(edge.value() / grid().value() * grid().value()); }
Emu up(Emu edge) { return down(edge + grid() - Emu(1)); }

bool touch(const Rect& a, const Rect& b) { return !intersection(a, b).empty(); }

// The largest part of `box` beside `clear`, with its new edge on the grid.
Rect part_beside(const Rect& box, const Rect& clear) {
  const auto between = [](Emu left, Emu top, Emu right, Emu bottom) {
    return Rect{left, top, std::max(Emu(0), right - left), std::max(Emu(0), bottom - top)};
  };
  const std::array<Rect, 4> parts{
      between(box.x, box.y, std::min(box.right(), down(clear.x)), box.bottom()),
      between(std::max(box.x, up(clear.right())), box.y, box.right(), box.bottom()),
      between(box.x, std::max(box.y, up(clear.bottom())), box.right(), box.bottom()),
      between(box.x, box.y, box.right(), std::min(box.bottom(), down(clear.y)))};
  return *std::max_element(parts.begin(), parts.end(),
                           [](const Rect& a, const Rect& b) { return area_px(a) < area_px(b); });
}

// Content that begins where something was cut from the top begins lower as well.
void keep_on_one_line(const std::vector<GivesWay>& boxes, std::vector<Rect>& out) {
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (boxes[i].kind != GivesWay::Kind::Content || out[i].y <= boxes[i].box.y) continue;
    for (std::size_t j = 0; j < boxes.size(); ++j) {
      if (boxes[j].kind != GivesWay::Kind::Content || boxes[j].box.y != boxes[i].box.y) continue;
      if (out[j].y >= out[i].y || out[j].x != boxes[j].box.x) continue;
      const Emu by = out[i].y - out[j].y;
      if (by * 2 > out[j].h) continue;
      out[j].y += by;
      out[j].h -= by;
    }
  }
}

// Whether a text of the foot needs not move, but becomes narrower by that.
bool keeps_enough(const Rect& box, Emu by) {
  return to_pt(box.w - by) >= kMinFootPart * to_pt(box.w);
}

// One side of the row, seen from the logo: `edge` moves inward as boxes are set against it.
void shift_row(std::vector<Rect*> row, Emu edge, bool logo_left, Emu limit) {
  std::sort(row.begin(), row.end(), [logo_left](const Rect* a, const Rect* b) {
    return logo_left ? a->x < b->x : a->x > b->x;
  });
  const Emu gap = emu_from_pt(kFootGapPt), least = emu_from_pt(kMinFootPt);
  for (std::size_t i = 0; i < row.size(); ++i) {
    Rect& box = *row[i];
    const bool last = i + 1 == row.size();
    if (logo_left) {
      const Emu by = edge - box.x;
      if (by <= Emu(0)) return;
      if (keeps_enough(box, by)) {
        box = {edge, box.y, box.w - by, box.h};
        return;
      }
      const Emu right = last ? box.right() : std::min(box.right() + by, limit);
      box = {edge, box.y, std::max(least, right - edge), box.h};
      edge = box.right() + gap;
    } else {
      const Emu by = box.right() - edge;
      if (by <= Emu(0)) return;
      if (keeps_enough(box, by)) {
        box.w -= by;
        return;
      }
      const Emu left = last ? box.x : std::max(box.x - by, limit);
      box = {std::min(left, edge - least), box.y, std::max(least, edge - left), box.h};
      edge = box.x - gap;
    }
  }
}

}  // namespace

Rect beside(const Rect& line, const Rect& clear, Size page) {
  if (!touch({line.x, line.y, line.w, std::max(line.h, Emu(1))}, clear)) return line;
  const bool left = clear.x + clear.right() < page.w;
  const Emu edge = left ? up(clear.right()) : down(clear.x);
  if (line.w <= clear.w) return {left ? edge : edge - line.w, line.y, line.w, line.h};
  const Emu from = left ? std::max(line.x, edge) : line.x;
  const Emu to = left ? line.right() : std::min(line.right(), edge);
  return to > from ? Rect{from, line.y, to - from, line.h} : line;
}

bool can_give_way(const Rect& box, const Rect& clear) {
  return !touch(box, clear) || area_px(part_beside(box, clear)) >= kMinPart * area_px(box);
}

std::vector<Rect> give_way(const std::vector<GivesWay>& boxes, const Rect& clear, Size page) {
  std::vector<Rect> out;
  for (const GivesWay& one : boxes) {
    const bool cut = one.kind == GivesWay::Kind::Content && touch(one.box, clear) &&
                     can_give_way(one.box, clear);
    out.push_back(cut ? part_beside(one.box, clear) : one.box);
  }
  keep_on_one_line(boxes, out);
  std::vector<Rect*> row;
  bool met = false;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (boxes[i].kind != GivesWay::Kind::Foot || boxes[i].box.empty()) continue;
    // Of the logo's row: its own height is enough, as others are beside it.
    if (boxes[i].box.bottom() <= clear.y || boxes[i].box.y >= clear.bottom()) continue;
    met = met || touch(boxes[i].box, clear);
    row.push_back(&out[i]);
  }
  if (!met) return out;
  const bool left = clear.x + clear.right() < page.w;
  const Emu margin = emu_from_pt(kMinFootPt);
  shift_row(row, left ? up(clear.right()) : down(clear.x), left, left ? page.w - margin : margin);
  return out;
}

}  // namespace deckle::templates
