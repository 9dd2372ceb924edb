#include "layout/charts/ordered_greys.h"

#include <algorithm>
#include <optional>

#include "layout/text/contrast.h"
#include "slidespec/core/color.h"

namespace deckle::layout {
namespace {

// Parts touch; the lightest pair of greys that is told apart in print (ours).
constexpr double kLeastApart = 1.4;
constexpr double kStep = 1.45;
constexpr double kSlack = 1.03;  // for the rounding of colours
// Of the palest one to what is behind the chart.
constexpr double kPalest = 1.3;

// What has this contrast to the background: a mix of what greys are made of, or of the text colour
// where that is too pale; nullopt: none has.
std::optional<ChartColor> with_contrast(const ChartOptions& options, double contrast) {
  const std::uint32_t background = options.background.color.rgb;
  for (const std::uint32_t base : {*options.muted, options.foreground.color.rgb}) {
    if (contrast_ratio(base, background) < contrast) continue;
    double low = 0, high = 1;
    for (int step = 0; step < 16; ++step) {
      const double middle = (low + high) / 2;
      const bool less =
          contrast_ratio(mixed_color(background, base, middle), background) < contrast;
      (less ? low : high) = middle;
    }
    return ChartColor{{"", mixed_color(background, base, high)}};
  }
  return std::nullopt;
}

// Contrasts to the background, from the strongest: two in the half where labels have the colour of
// the text, and three where they have that of the background.
std::vector<std::vector<double>> ladders(const ChartOptions& options, std::size_t count) {
  const double least = options.text_contrast * kSlack;
  const double text = contrast_ratio(options.foreground.color.rgb, options.background.color.rgb);
  const double dark = least, darker = dark * kStep, darkest = darker * kStep;
  const double middle = std::min(text / least, dark / kStep), pale = middle / 2;
  switch (count) {
    case 1:
      return {{pale}, {middle}, {darkest}};
    case 2:
      return {{middle, pale}, {darkest, middle}, {darkest, pale}, {dark, pale}};
    case 3:
      return {{darkest, middle, pale}, {dark, middle, pale}, {darkest, dark, pale}};
    case 4:
      return {{darkest, dark, middle, pale}, {darker, dark, middle, pale}};
    case 5:
      return {{darkest, darker, dark, middle, pale}};
    default:
      return {};
  }
}

}  // namespace

bool are_apart(const std::vector<ChartColor>& colors) {
  for (std::size_t i = 1; i < colors.size(); ++i) {
    if (contrast_ratio(colors[i - 1].color.rgb, colors[i].color.rgb) < kLeastApart) return false;
  }
  return true;
}

std::vector<ChartColor> ordered_greys(const ChartOptions& options, std::size_t count,
                                      std::size_t at) {
  if (!options.muted || options.accents.empty() || count < 2 || at >= count) return {};
  const std::uint32_t background = options.background.color.rgb;
  for (const std::vector<double>& ladder : ladders(options, count - 1)) {
    std::vector<ChartColor> colors;
    for (const double contrast : ladder) {
      const std::optional<ChartColor> grey = with_contrast(options, std::max(contrast, kPalest));
      if (!grey) break;
      const ChartColor label = label_on(options, *grey);
      if (contrast_ratio(label.color.rgb, grey->color.rgb) < options.text_contrast) break;
      colors.push_back(*grey);
    }
    if (colors.size() + 1 != count) continue;
    colors.insert(colors.begin() + static_cast<std::ptrdiff_t>(at),
                  series_colors(options, 1, Mark::Area).front());
    if (are_apart(colors) && contrast_ratio(colors.back().color.rgb, background) >= kPalest)
      return colors;
  }
  return {};
}

}  // namespace deckle::layout
