#include "slidespec/ir_json/ir_style.h"

namespace deckle {

RunStyle default_run_style() {
  RunStyle style;
  style.fonts = {"Calibri", "Malgun Gothic", "Arial"};
  return style;
}

int default_priority(ElementType type) {
  switch (type) {
    case ElementType::Title:
      return 100;
    case ElementType::Bullets:
      return 80;
    case ElementType::Text:
    case ElementType::Citation:
      return 60;
    case ElementType::Image:
    case ElementType::Chart:
    case ElementType::Table:
      return 40;
    case ElementType::Shape:
    case ElementType::Divider:
    case ElementType::Decoration:
      return 20;
  }
  return 60;
}

double default_min_font_pt(ElementType type, int priority) {
  if (type == ElementType::Chart || type == ElementType::Table || type == ElementType::Citation)
    return 10;
  if (priority >= 100) return 24;
  return priority >= 80 ? 15 : 12;
}

int default_z(ElementType type) { return type == ElementType::Decoration ? 0 : 10; }

bool carries_text(ElementType type) {
  switch (type) {
    case ElementType::Image:
    case ElementType::Chart:
    case ElementType::Table:
    case ElementType::Divider:
    case ElementType::Decoration:
      return false;
    default:
      return true;
  }
}

}  // namespace deckle
