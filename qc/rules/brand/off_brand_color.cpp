#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "off-brand-color",
    .type = "off_brand_color",
    .ir_type = "off_brand_color",
    .severity = Severity::Warning,
    .summary = "a colour is neither of the brand kit nor a tint of one of its colours",
    .what =
        "Where a brand kit has the rule \"colors\": \"only\", compares the colours of text, fills, "
        "lines, cells and series with those of the kit and of the template's theme, with black and "
        "white, with lighter and darker ones of the same hue, and with mixtures of each with "
        "black, "
        "white and the lightest and darkest of them. "
        "Each other colour is reported once for an element. Colours within pictures do not count, "
        "nor does deckle's own red, amber and green where the theme has none.",
    .why = "A palette is recognised by what is not in it; tints of its colours belong to it.",
    .bad =
        R"({"slide":{"w":1280,"h":720,"brand":{"colors":["#1C2530","#FFFFFF","#0B5C8A"]}},"elements":[{"eid":"a","type":"text","priority":60,"content":"purple words","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":24,"color":"#7A1F7A"}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720,"brand":{"colors":["#1C2530","#FFFFFF","#0B5C8A"]}},"elements":[{"eid":"a","type":"text","priority":60,"content":"words in a shade","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":24,"color":"#084568"}}]})",
    .fixes = "",
};

// Ours, of 255: rounding of a mixture, twice.
constexpr double kNear = 6;
constexpr double kNearHue = 2, kNearSaturation = 0.04;  // likewise, in degrees and of 1
// Ours: relative luminance of a colour that others are mixed with.
constexpr double kDark = 0.05, kLight = 0.8;

using Channels = std::array<double, 3>;

Channels channels(std::uint32_t rgb) {
  return {double(rgb >> 16 & 0xFF), double(rgb >> 8 & 0xFF), double(rgb & 0xFF)};
}

// Whether `color` is near to the line from `a` to `b`.
bool between(const Channels& color, const Channels& a, const Channels& b) {
  double along = 0, length = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    along += (color[i] - a[i]) * (b[i] - a[i]);
    length += (b[i] - a[i]) * (b[i] - a[i]);
  }
  const double share = length == 0 ? 0 : std::clamp(along / length, 0.0, 1.0);
  for (std::size_t i = 0; i < 3; ++i) {
    if (std::abs(color[i] - (a[i] + (b[i] - a[i]) * share)) > kNear) return false;
  }
  return true;
}

// Hue in degrees, saturation and lightness of HSL, in which a:lumMod and a:lumOff change colours.
struct Hsl {
  double hue = 0, saturation = 0, lightness = 0;
};

Hsl hsl_of(const Channels& rgb) {
  const double high = std::max({rgb[0], rgb[1], rgb[2]}), low = std::min({rgb[0], rgb[1], rgb[2]});
  const double range = high - low;
  Hsl out;
  out.lightness = (high + low) / 510;
  if (range == 0) return out;
  out.saturation = range / 255 / (1 - std::abs(2 * out.lightness - 1));
  if (high == rgb[0])
    out.hue = 60 * std::fmod((rgb[1] - rgb[2]) / range + 6, 6);
  else if (high == rgb[1])
    out.hue = 60 * ((rgb[2] - rgb[0]) / range + 2);
  else
    out.hue = 60 * ((rgb[0] - rgb[1]) / range + 4);
  return out;
}

// Whether they differ in lightness alone, as the tints of PowerPoint's palette do.
bool is_lighter_or_darker(const Channels& color, const Channels& own) {
  const Hsl a = hsl_of(color), b = hsl_of(own);
  const double turn = std::abs(a.hue - b.hue);
  return std::min(turn, 360 - turn) <= kNearHue &&
         std::abs(a.saturation - b.saturation) <= kNearSaturation;
}

bool is_of_palette(std::uint32_t rgb, const std::vector<std::uint32_t>& palette) {
  std::vector<std::uint32_t> ends{0x000000, 0xFFFFFF};
  for (const std::uint32_t color : palette) {
    const double luminance = relative_luminance(color);
    if (luminance <= kDark || luminance >= kLight) ends.push_back(color);
  }
  const Channels color = channels(rgb);
  const auto mixed = [&](std::uint32_t own) {
    return is_lighter_or_darker(color, channels(own)) ||
           std::any_of(ends.begin(), ends.end(), [&](std::uint32_t end) {
             return between(color, channels(own), channels(end));
           });
  };
  if (rgb == 0x000000 || rgb == 0xFFFFFF) return true;
  return std::any_of(palette.begin(), palette.end(), mixed);
}

using ColorSink = std::function<void(std::uint32_t rgb)>;

void colors_of(const TextBodyIr& text, const ColorSink& sink) {
  for (const ParagraphIr& paragraph : text.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (!run.text.empty()) sink(run.style.color.rgb);
    }
  }
}

void colors_of(const ElementIr& element, const ColorSink& sink) {
  colors_of(element.text, sink);
  for (const FillIr* fill : {&element.fill, &element.line.fill}) {
    if (fill->kind == FillIr::Kind::Solid) sink(fill->color.rgb);
  }
  if (element.look != nullptr && element.look->fill.kind == PaintIr::Kind::Solid)
    sink(element.look->fill.rgb);
  if (element.table != nullptr) {
    for (const TableRowIr& row : element.table->rows) {
      for (const TextBodyIr& cell : row.cells) colors_of(cell, sink);
      for (const CellFillIr& fill : row.fills) {
        if (fill) sink(fill->rgb);
      }
    }
  }
  if (element.chart_look != nullptr) {
    for (const ChartSeriesLook& series : element.chart_look->series) {
      if (series.shape.fill.rgb) sink(*series.shape.fill.rgb);
      if (series.shape.line.rgb) sink(*series.shape.line.rgb);
    }
  }
  if (element.chart != nullptr) {
    for (const ChartSeriesStyle& series : element.chart->series_styles) {
      if (series.drawn) sink(series.color.color.rgb);
      for (const auto& [point, color] : series.points) sink(color.color.rgb);
    }
  }
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  if (context.slide().brand == nullptr || context.slide().brand->colors.empty()) return;
  const std::vector<std::uint32_t>& palette = context.slide().brand->colors;
  for (const ElementIr& element : context.elements()) {
    if (element.hidden) continue;
    std::vector<std::uint32_t> told;
    colors_of(element, [&](std::uint32_t rgb) {
      if (std::find(told.begin(), told.end(), rgb) != told.end() || is_of_palette(rgb, palette))
        return;
      told.push_back(rgb);
      Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
      d.defect = false;
      d.message =
          tr("the colour {:06X} is not of the brand's palette, nor a tint of one of it", rgb);
      d.hint = tr("use a name of the palette, such as accent1, or add the colour to the brand kit");
      d.facts = {{"color", fmt::format("{:06X}", rgb)}};
      sink.push_back(std::move(d));
    });
  }
}

}  // namespace

extern const Rule kOffBrandColor;
const Rule kOffBrandColor{kDoc, check};

}  // namespace deckle::qc
