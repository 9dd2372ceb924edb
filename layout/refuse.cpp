#include "layout/refuse.h"

#include <fmt/format.h>

namespace deckle::layout {

bool can_draw(ElementKind kind) {
  return kind == ElementKind::Text || kind == ElementKind::Bullets || kind == ElementKind::Shape ||
         kind == ElementKind::Divider || kind == ElementKind::Chart ||
         kind == ElementKind::Image || kind == ElementKind::Table;
}

bool check_drawable(const Deck& deck, DiagnosticSink& sink) {
  bool all = true;
  for (const Slide& slide : deck.slides) {
    for (const Element& element : slide.elements) {
      if (can_draw(element.kind)) continue;
      all = false;
      Diagnostic d;
      d.rule = "unsupported-kind";
      d.at.pointer = element.pointer + "/kind";
      d.at.slide_id = slide.slide_id;
      d.at.element_id = element.element_id;
      d.message = fmt::format("elements of kind \"{}\" are not drawn by this version",
                              to_string(element.kind));
      d.hint = "use text, bullets, image, chart, shape or divider, or remove the element";
      d.facts = {{"kind", std::string(to_string(element.kind))}};
      sink.push_back(std::move(d));
    }
  }
  return all;
}

}  // namespace deckle::layout
