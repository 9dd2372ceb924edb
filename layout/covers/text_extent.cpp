#include "layout/covers/text_extent.h"

#include <algorithm>

#include "layout/text/balance_lines.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"

namespace deckle::layout {

Rect text_extent(const ListContext& context, const ElementIr& element) {
  const bool filled = element.fill.kind == FillIr::Kind::Solid || element.look != nullptr;
  if (element.text.empty() || filled || element.text.vert != VerticalText::Horz ||
      element.text.rotation != 0)
    return element.box;
  // How wide letters are of which the face may be another one elsewhere is not known well enough.
  if (mirrors(context.text)) return element.box;
  ElementIr balanced = element;
  if (element.type == ElementType::Title) balance_again(context.engine, balanced);
  const Insets& in = balanced.text.insets;
  const double inner = to_pt(element.box.w - in.left - in.right);
  if (inner <= 0) return element.box;
  // Lines may break as they are measured, or as where letters are wider.
  double left = inner, right = 0;
  for (const double share : {1.0, 1 - measure::kMaxReserve}) {
    for (const measure::Line& line : context.engine.lay_out(balanced.text, inner * share).lines) {
      // In a narrower box it keeps its distance from the side, or the middle, that it stands at.
      const double free = inner * share - line.width;
      const double shift = free > 0 ? line.x / free * inner * (1 - share) : 0;
      const double spread = line.width * measure::kMaxReserve / 2;
      left = std::min(left, line.x + shift - (line.x > 0 ? spread : 0));
      right = std::max(right, line.x + shift + line.width + spread);
    }
  }
  if (right <= left) return element.box;
  left = std::max(0.0, left);
  right = std::min(inner, right);
  const double height = context.engine.height(balanced.text, inner);
  const double space = to_pt(element.box.h - in.top - in.bottom) - height;
  const Anchor anchor = element.text.anchor;
  const double top = anchor == Anchor::Bottom ? space : anchor == Anchor::Middle ? space / 2 : 0;
  return {element.box.x + in.left + emu_from_pt(left), element.box.y + in.top + emu_from_pt(top),
          emu_from_pt(right - left), emu_from_pt(height)};
}

}  // namespace deckle::layout
