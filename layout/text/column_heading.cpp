#include "layout/text/column_heading.h"

#include <algorithm>

#include "layout/text/contrast.h"

namespace deckle::layout {

bool begins_with_heading(const std::vector<int>& levels) {
  return levels.size() > 1 && levels.front() == 0 &&
         std::all_of(levels.begin() + 1, levels.end(), [](int level) { return level > 0; });
}

void style_column_heading(const TextContext& context, const Element& element, ParagraphStyle& style,
                          RunStyle& run) {
  style.bullet = {};
  style.margin_left = style.indent = Emu(0);
  if (!element.style.bold) run.bold = true;
  if (element.style.color || element.style.fill || element.style.emphasis != Emphasis::None) return;
  const Color accent = templates::resolve_color(context.layout, "accent1");
  if (contrast_ratio(accent.rgb, context.layout.background_rgb) >= kMinContrast) run.color = accent;
}

}  // namespace deckle::layout
