#include "slidespec/model/deck.h"

namespace deckle {

const char* to_string(ElementKind kind) {
  switch (kind) {
    case ElementKind::Text: return "text";
    case ElementKind::Bullets: return "bullets";
    case ElementKind::Image: return "image";
    case ElementKind::Chart: return "chart";
    case ElementKind::Table: return "table";
    case ElementKind::Shape: return "shape";
    case ElementKind::Divider: return "divider";
  }
  return "text";
}

const char* to_string(SlideType type) {
  switch (type) {
    case SlideType::Title: return "title";
    case SlideType::Section: return "section";
    case SlideType::Content: return "content";
    case SlideType::Chart: return "chart";
    case SlideType::Table: return "table";
    case SlideType::Image: return "image";
    case SlideType::Quote: return "quote";
    case SlideType::Closing: return "closing";
    case SlideType::Custom: return "custom";
  }
  return "content";
}

const char* to_string(ChartType type) {
  switch (type) {
    case ChartType::Bar: return "bar";
    case ChartType::Line: return "line";
    case ChartType::Pie: return "pie";
    case ChartType::Area: return "area";
    case ChartType::StackedBar: return "stacked_bar";
  }
  return "bar";
}

int effective_priority(const Element& element) {
  if (element.constraints.priority) return *element.constraints.priority;
  if (element.role == "title" || element.role == "key_takeaway") return 100;
  switch (element.kind) {
    case ElementKind::Bullets: return 80;
    case ElementKind::Text: return 60;
    case ElementKind::Image:
    case ElementKind::Chart:
    case ElementKind::Table: return 40;
    case ElementKind::Shape:
    case ElementKind::Divider: return 20;
  }
  return 60;
}

double effective_min_font_pt(const Element& element) {
  if (element.constraints.min_font_pt) return *element.constraints.min_font_pt;
  if (element.kind == ElementKind::Table || element.kind == ElementKind::Chart) return 10;
  // The thresholds belong to bands: a priority between two of them has the lower band's minimum.
  const int priority = effective_priority(element);
  if (priority >= 100) return 24;
  if (priority >= 80) return 15;
  return 12;
}

std::string base_slide_id(const std::string& slide_id) {
  const std::size_t tilde = slide_id.rfind('~');
  if (tilde == std::string::npos || tilde + 1 == slide_id.size()) return slide_id;
  for (std::size_t i = tilde + 1; i < slide_id.size(); ++i) {
    if (slide_id[i] < '0' || slide_id[i] > '9') return slide_id;
  }
  return slide_id.substr(0, tilde);
}

}  // namespace deckle
