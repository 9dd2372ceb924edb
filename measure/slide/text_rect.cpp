#include "measure/slide/text_rect.h"

#include <algorithm>

namespace deckle::measure {
namespace {

Emu share(Emu length, double of) {
  return Emu(std::llround(static_cast<double>(length.value()) * of));
}

Rect shrunk(const Rect& r, Emu x, Emu y) { return {r.x + x, r.y + y, r.w - x * 2, r.h - y * 2}; }

constexpr double kCorner = 0.29289;  // 1 - cos 45°, as the definitions write it

}  // namespace

Rect text_rect(const Rect& box, const std::string& preset) {
  const Emu shorter = std::min(box.w, box.h);
  if (preset == "roundRect") {
    const Emu in = share(share(shorter, 0.16667), kCorner);
    return shrunk(box, in, in);
  }
  if (preset == "ellipse") return shrunk(box, share(box.w, kCorner / 2), share(box.h, kCorner / 2));
  if (preset == "diamond") return shrunk(box, share(box.w, 0.25), share(box.h, 0.25));
  if (preset == "triangle")
    return {box.x + share(box.w, 0.25), box.y + share(box.h, 0.5), share(box.w, 0.5),
            share(box.h, 0.5)};
  // The head of arrows is half the shorter side long.
  const Emu head = share(shorter, 0.5);
  if (preset == "chevron") return box.w > head * 2 ? shrunk(box, head, Emu(0)) : box;
  if (preset == "homePlate") return {box.x, box.y, box.w - head / 2, box.h};
  if (preset == "rightArrow")
    return {box.x, box.y + share(box.h, 0.25), box.w - head / 2, share(box.h, 0.5)};
  if (preset == "leftArrow")
    return {box.x + head / 2, box.y + share(box.h, 0.25), box.w - head / 2, share(box.h, 0.5)};
  if (preset == "hexagon") return shrunk(box, share(box.w, 0.125), share(box.h, 0.125));
  return box;
}

}  // namespace deckle::measure
