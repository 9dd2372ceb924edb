// Stages that become fewer: bars of falling width below one another.

#include <algorithm>
#include <array>

#include "layout/fill/optical.h"
#include "layout/patterns/patterns.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 12, kLeastBarPt = 38;
// Ours: bars are as high as makes the funnel this share of the area, in these limits.
constexpr double kBarsFill = 0.85, kUsualBarPt = 72, kMostBarPt = 110;
constexpr double kLastShare = 0.42, kWidestShare = 0.8;  // of the first bar's width; of the area's
constexpr std::array<double, 7> kHeadSizesPt = {28, 24, 22, 20, 18, 16, 15};
constexpr std::array<double, 7> kTextSizesPt = {22, 20, 18, 16, 15, 14, 14};

}  // namespace

PatternResult draw_funnel(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  if (count < 2 || count > 9) return PatternResult::NoRoom;
  if (!has_texts_alone(canvas, 2)) return PatternResult::Grouped;
  const Rect& area = canvas.area;
  const auto n = static_cast<std::int64_t>(count);
  const Emu gaps = emu_from_pt(kGapPt) * (n - 1);
  const double filled =
      (to_pt(area.h) * kBarsFill - to_pt(gaps)) / static_cast<double>(count);
  const Emu bar = std::min((area.h - gaps) / n,
                           emu_from_pt(std::clamp(filled, kUsualBarPt, kMostBarPt)));
  if (to_pt(bar) < kLeastBarPt) return PatternResult::NoRoom;
  const Emu whole = bar * n + gaps;
  const Emu top = optical_top(whole, area);
  for (const double last : {kLastShare, 0.6, 0.8}) {
    for (std::size_t size = 0; size < kHeadSizesPt.size(); ++size) {
      bool ok = true;
      for (std::size_t i = 0; i < count; ++i) {
        const double share =
            count == 1 ? 1
                       : 1 - (1 - last) * static_cast<double>(i) / static_cast<double>(count - 1);
        const Emu width = snap(emu_from_pt(to_pt(area.w) * kWidestShare * share));
        const Rect box{area.x + (area.w - width) / 2,
                       top + (bar + emu_from_pt(kGapPt)) * static_cast<std::int64_t>(i), width,
                       bar};
        std::vector<PatternPart>& parts = canvas.cells[i].parts;
        const Color fill = fill_of(parts.front(), shade(canvas, count - 1 - i, count));
        const Color text = text_on(canvas, fill);
        // A value beside its stage takes the right third of the bar.
        const Emu third = parts.size() > 1 ? snap(width / 3) : Emu(0);
        for (std::size_t k = 0; k < parts.size(); ++k) {
          PatternPart& part = parts[k];
          part.part = static_cast<int>(i * 2 + k);  // no two stages are equal
          place_part(box, part);
          if (parts.size() > 1) {
            part.element.box.w = k == 0 ? width - third : third;
            if (k > 0) part.element.box.x = box.right() - third;
          }
          const Align align = parts.size() == 1 ? Align::Center
                              : k == 0          ? Align::Left
                                                : Align::Right;
          set_look({kHeadSizesPt[size], kTextSizesPt[size], true, text, text, align, Anchor::Middle,
                    16, 1},
                   part);
          set_fill(fill, part);
          ok = ok && fits(canvas, part);
        }
      }
      if (ok) return PatternResult::Drawn;
    }
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
