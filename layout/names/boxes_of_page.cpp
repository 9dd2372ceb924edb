#include "layout/names/boxes_of_page.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "layout/messages/tr.h"
#include "slidespec/core/units.h"

namespace deckle::layout {
namespace {

bool holds(const Size& page, const Rect& box) {
  constexpr Emu kRounding = Emu(kEmuPerPx / 2);  // boxes are often written with a third of a px
  return box.x >= -kRounding && box.y >= -kRounding && box.right() <= page.w + kRounding &&
         box.bottom() <= page.h + kRounding;
}

Emu in_proportion(Emu length, Emu from, Emu to) {
  return Emu(std::llround(static_cast<double>(length.value()) * static_cast<double>(to.value()) /
                          static_cast<double>(from.value())));
}

Rect placed(const Rect& box, const Size& from, const Size& to) {
  const Emu x = in_proportion(box.x, from.w, to.w), y = in_proportion(box.y, from.h, to.h);
  Rect out{x, y, in_proportion(box.right(), from.w, to.w) - x,
           in_proportion(box.bottom(), from.h, to.h) - y};
  if (box.w != box.h) return out;
  const Emu side = std::min(out.w, out.h);
  return {out.x + (out.w - side) / 2, out.y + (out.h - side) / 2, side, side};
}

// Whether the boxes lie in the corner of a larger page that the spec's own page would take, and reach
// over most of that: an author who counts in px of the larger page would have used more of it.
bool fill_corner(const std::vector<Rect*>& boxes, const Size& own, const Size& page) {
  constexpr double kLarger = 1.1, kMost = 0.8;  // ours
  if (to_px(page.w) < kLarger * to_px(own.w)) return false;
  Rect all;
  for (const Rect* box : boxes) all = bounding(all, *box);
  return to_px(all.right()) >= kMost * to_px(own.w);
}

}  // namespace

Size page_of_spec(SlideSize size) {
  return {emu_from_px(size == SlideSize::Widescreen16x9 ? 1280 : 960), emu_from_px(720)};
}

DiagnosticSink place_boxes_on_page(Deck& deck, const Size& page) {
  const Size own = page_of_spec(deck.slide_size);
  std::vector<Rect*> boxes;
  for (Slide& slide : deck.slides) {
    for (Element& element : slide.elements) {
      if (element.box) boxes.push_back(&*element.box);
    }
  }
  const auto fit = [&](const Size& size) {
    return std::all_of(boxes.begin(), boxes.end(),
                       [&](const Rect* box) { return holds(size, *box); });
  };
  if (!fit(own) || (fit(page) && !fill_corner(boxes, own, page))) return {};
  for (Rect* box : boxes) *box = placed(*box, own, page);
  Diagnostic d;
  d.rule = "page-size";
  d.severity = Severity::Note;
  d.defect = false;
  d.at.pointer = "/theme/slide_size";
  d.message = tr("exact boxes are placed in proportion ({}), as the page has {:g} x {:g} px",
                 boxes.size(), to_px(page.w), to_px(page.h));
  d.hint = tr("for exact places write the boxes in px of the template's page");
  return {std::move(d)};
}

}  // namespace deckle::layout
