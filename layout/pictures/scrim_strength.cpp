#include "layout/pictures/scrim_strength.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "layout/pictures/captions.h"
#include "layout/pictures/scrim.h"
#include "layout/text/contrast.h"
#include "slidespec/backdrop/ground.h"

namespace deckle::layout {
namespace {

// Ours: a weaker scrim looks like a fault of the picture, and a stronger one is a panel.
constexpr double kWeakest = 0.4, kStrongest = 0.95, kStep = 0.05, kHalf = 0.5;
// Ours: how far colours behind letters may be apart, and the part of them that is seen. WCAG 2.1, "contrast ratio".
constexpr double kMostPattern = 2.2, kSeenShare = 0.03, kFlare = 0.05;

struct Line {
  Ground behind;       // without the scrim
  double share = 1;    // of the scrim's strength at the weakest of its letters
  std::uint32_t rgb = 0;
};

Ground known(Ground ground) {
  if (!ground.is_known()) ground = {{{0xFFFFFF, 1}}, 0, {}};
  return ground;
}

// Whether nothing behind the letters stands out as letters do: lit windows at night, leaves before the sky.
bool is_calm(const Ground& ground) {
  double least = 1, most = 0;
  for (const SeenColor& seen : ground.colors) {
    if (seen.share < kSeenShare) continue;
    least = std::min(least, relative_luminance(seen.rgb));
    most = std::max(most, relative_luminance(seen.rgb));
  }
  return most <= least || (most + kFlare) / (least + kFlare) <= kMostPattern;
}

bool readable(const Line& line, std::uint32_t scrim, double strength) {
  Ground mixed = line.behind;
  for (SeenColor& seen : mixed.colors) seen.rgb = mixed_color(seen.rgb, scrim, strength * line.share);
  return contrast_on(mixed, line.rgb) >= kMinContrast && is_calm(mixed);
}

std::uint32_t color_of(const PaintIr& paint) {
  return paint.stops.empty() ? paint.rgb : paint.stops.front().rgb;
}

// The lines of an element, as they are seen on the scrim at `index`.
void add_lines(const SlideIr& slide, const SlideGround& ground, std::size_t index,
               const MeasuredElement& measured, const TextBodyIr& text, std::vector<Line>& lines) {
  const ElementIr& scrim = slide.elements[index];
  for (const MeasuredLine& line : measured.lines) {
    const Rect letters = intersection(letters_of(line, measured.turn), scrim.box);
    if (letters.empty() || line.paragraph >= text.paragraphs.size()) continue;
    Line seen;
    seen.behind = known(ground.below(index, letters));
    if (!is_caption_band(scrim)) {
      const auto at = [&](Emu y) {
        return static_cast<double>((y - scrim.box.y).value()) /
               static_cast<double>(std::max<std::int64_t>(1, scrim.box.h.value()));
      };
      seen.share = std::min(strength_at(scrim.look->fill, at(letters.y)),
                            strength_at(scrim.look->fill, at(letters.bottom())));
    }
    const ParagraphIr& paragraph = text.paragraphs[line.paragraph];
    seen.rgb = paragraph.end.color.rgb;
    lines.push_back(seen);
    for (const RunIr& run : paragraph.runs) {
      if (run.style.color.rgb == lines.back().rgb) continue;
      seen.rgb = run.style.color.rgb;
      lines.push_back(seen);
    }
  }
}

double least_strength(const std::vector<Line>& lines, std::uint32_t rgb) {
  for (double strength = kWeakest; strength < kStrongest; strength += kStep) {
    if (std::all_of(lines.begin(), lines.end(),
                    [&](const Line& line) { return readable(line, rgb, strength); }))
      return strength;
  }
  return kStrongest;
}

// Where more than half of the picture is hidden at a line, the little more that any picture needs
// makes no difference to its looks, and the picture can be exchanged.
double strength_for(std::vector<Line> lines, std::uint32_t rgb) {
  const double strength = least_strength(lines, rgb);
  double most = 0;
  for (Line& line : lines) {
    most = std::max(most, strength * line.share);
    line.behind = {{{0xFFFFFF, 1}}, 0, {}};
  }
  return most > kHalf ? least_strength(lines, rgb) : strength;
}

}  // namespace

void settle_scrims(SlideIr& slide, const MeasuredSlide& measured) {
  const auto has_strength = [](const ElementIr& e) { return is_scrim(e) || is_caption_band(e); };
  if (std::none_of(slide.elements.begin(), slide.elements.end(), has_strength)) return;
  std::vector<std::pair<std::size_t, double>> found;
  {
    const SlideGround ground(slide);
    for (std::size_t i = 0; i < slide.elements.size(); ++i) {
      const ElementIr& scrim = slide.elements[i];
      if (!has_strength(scrim) || scrim.look == nullptr) continue;
      std::vector<Line> lines;
      for (std::size_t k = 0; k < slide.elements.size() && k < measured.elements.size(); ++k) {
        const ElementIr& text = slide.elements[k];
        // Text on a panel of its own does not need the scrim.
        const bool on_it = is_scrim(scrim) ? text.z > scrim.z && text.fill.kind == FillIr::Kind::None
                                           : k == i;
        if (on_it && !text.text.empty())
          add_lines(slide, ground, i, measured.elements[k], text.text, lines);
      }
      found.emplace_back(i, strength_for(lines, color_of(scrim.look->fill)));
    }
  }
  for (const auto& [index, strength] : found) {
    BackdropIr look = *slide.elements[index].look;
    set_strength(look.fill, strength);
    slide.elements[index].look = std::make_shared<const BackdropIr>(std::move(look));
  }
}

}  // namespace deckle::layout
