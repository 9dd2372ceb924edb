#include "layout/base/reading_order.h"

#include <algorithm>

namespace deckle::layout {

std::vector<const Element*> reading_order(const Slide& slide) {
  std::vector<const Element*> order;
  for (const std::string& id : slide.hints.order) {
    for (const Element& element : slide.elements) {
      if (element.element_id == id) order.push_back(&element);
    }
  }
  const Element* title = slide.hints.order.empty() ? nullptr : authored_title(slide);
  if (title != nullptr && std::find(order.begin(), order.end(), title) == order.end())
    order.insert(order.begin(), title);
  for (const Element& element : slide.elements) {
    if (std::find(order.begin(), order.end(), &element) == order.end()) order.push_back(&element);
  }
  return order;
}

const Element* authored_title(const Slide& slide) {
  for (const Element& element : slide.elements) {
    if (element.role != "title") continue;
    if (element.kind == ElementKind::Text || element.kind == ElementKind::Bullets) return &element;
  }
  return nullptr;
}

std::string authored_title_text(const Slide& slide) {
  const Element* title = authored_title(slide);
  const auto* text = title == nullptr ? nullptr : std::get_if<TextContent>(&title->content);
  return text == nullptr ? std::string() : text->text;
}

}  // namespace deckle::layout
