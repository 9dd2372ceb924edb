#include "layout/colors/chart_colors.h"

#include <cmath>
#include <memory>

#include "layout/colors/readable_colors.h"
#include "layout/text/contrast.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {
namespace {

// Ours: a grid line has this share of the text's colour in the background's.
constexpr double kGridShare = 0.15;
// Ours: two backgrounds of less contrast look alike.
constexpr double kSameGround = 1.1;

std::uint32_t mean_of(const Ground& ground) {
  double sums[3] = {0, 0, 0}, all = 0;
  for (const SeenColor& seen : ground.colors) {
    for (int i = 0; i < 3; ++i)
      sums[i] += static_cast<double>((seen.rgb >> (16 - 8 * i)) & 0xFF) * seen.share;
    all += seen.share;
  }
  std::uint32_t out = 0;
  for (const double sum : sums)
    out = out << 8 | static_cast<std::uint32_t>(std::lround(all > 0 ? sum / all : 255));
  return out;
}

}  // namespace

void settle_chart_colors(const SlideGround& ground, SlideIr& slide, std::size_t index) {
  ElementIr& element = slide.elements[index];
  if (element.chart_options == nullptr) return;
  const Ground behind = ground.behind(index, element.box);
  if (!behind.is_known() || behind.colors.empty()) return;
  const ChartOptions& old = *element.chart_options;
  const auto reads = [&](const Color& color) {
    return contrast_on(behind, color.rgb, kIgnoredShareOfChart) >= kMinContrast;
  };
  const bool keeps_foreground = reads(old.foreground.color);
  const Color foreground = keeps_foreground
                               ? old.foreground.color
                               : readable_color(slide, {behind}, kIgnoredShareOfChart);
  ChartOptions options = old;
  bool changed = false;
  const std::uint32_t background = mean_of(behind);
  // A theme's background colour is not what a gradient or a picture shows: grid lines and series
  // are chosen for what is seen.
  const bool elsewhere = contrast_ratio(background, old.background.color.rgb) > kSameGround;
  if (elsewhere || (!keeps_foreground && foreground != old.foreground.color)) {
    options.foreground = keeps_foreground ? old.foreground : ChartColor{foreground};
    options.background = {{"", background}};
    options.plain_background = false;
    options.grid = {{"", mixed_color(background, foreground.rgb, kGridShare)}};
    changed = true;
  }
  if (!old.color_authored) {
    for (RunStyle* style : {&options.title, &options.x_title, &options.y_title, &options.labels}) {
      if (reads(style->color) || style->color == foreground) continue;
      style->color = foreground;
      changed = true;
    }
  }
  if (!changed) return;
  element.chart_options = std::make_shared<const ChartOptions>(std::move(options));
  element.chart = nullptr;
}

}  // namespace deckle::layout
