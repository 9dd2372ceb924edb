#include "tests/support/deck_builder.h"

namespace deckle::test {

Element text(const std::string& id, const std::string& words, const std::string& role) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Text;
  e.role = role;
  e.content = TextContent{words, {}};
  return e;
}

Element bullets(const std::string& id, const std::vector<std::string>& items) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Bullets;
  e.content = BulletsContent{items, {}};
  return e;
}

Element shape(const std::string& id, const std::string& words) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Shape;
  ShapeContent content;
  content.text.text = words;
  e.content = content;
  return e;
}

Element divider(const std::string& id, bool vertical) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Divider;
  DividerContent content;
  content.vertical = vertical;
  e.content = content;
  return e;
}

Element table(const std::string& id, const std::vector<std::string>& columns,
              const std::vector<std::vector<Cell>>& rows) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Table;
  TableContent content;
  content.columns = columns;
  content.rows = rows;
  e.content = std::move(content);
  return e;
}

Slide slide(const std::string& layout_id, std::vector<Element> elements) {
  Slide s;
  s.slide_id = "s1";
  s.layout_id = layout_id;
  s.elements = std::move(elements);
  return s;
}

Deck deck(std::vector<Slide> slides, const std::string& language) {
  Deck d;
  d.title = "deck";
  d.language = language;
  d.template_id = d.brand_kit_id = "default";
  d.slides = std::move(slides);
  return d;
}

const templates::Template& default_template() {
  static const templates::Template t =
      templates::builtin_template("default", SlideSize::Widescreen16x9).value();
  return t;
}

}  // namespace deckle::test
