#include "layout/text/contrast.h"

#include <cmath>

namespace deckle::layout {

std::uint32_t mixed_color(std::uint32_t background, std::uint32_t color, double share) {
  std::uint32_t out = 0;
  for (const int shift : {16, 8, 0}) {
    const double a = (background >> shift) & 0xFF, b = (color >> shift) & 0xFF;
    out |= static_cast<std::uint32_t>(std::lround(a + (b - a) * share)) << shift;
  }
  return out;
}

Color readable_on(const TextContext& context, std::uint32_t background) {
  const Color dark = templates::resolve_color(context.layout, "tx1");
  const Color light = templates::resolve_color(context.layout, "bg1");
  return contrast_ratio(dark.rgb, background) >= contrast_ratio(light.rgb, background) ? dark
                                                                                       : light;
}

void paint_text(TextBodyIr& body, const Color& color) {
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.color = color;
    paragraph.end.color = color;
  }
}

void ensure_markers_visible(TextBodyIr& body, std::uint32_t background) {
  for (ParagraphIr& paragraph : body.paragraphs) {
    std::optional<Color>& marker = paragraph.style.bullet.color;
    if (marker && contrast_ratio(marker->rgb, background) < kMinMarkerContrast) marker.reset();
  }
}

bool has_own_colors(const Element& element) {
  if (element.style.color || element.style.emphasis == Emphasis::Low ||
      element.style.emphasis == Emphasis::High)
    return true;
  if (const auto* shape = std::get_if<ShapeContent>(&element.content)) {
    for (const RichRun& run : shape->text.runs) {
      if (run.color) return true;
    }
  }
  return false;
}

}  // namespace deckle::layout
