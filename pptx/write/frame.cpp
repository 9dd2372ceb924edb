// The parts of DrawingML that all kinds of frames share.

#include <fmt/format.h>

#include "pptx/write/elements.h"

namespace deckle::pptx {

namespace {

// [MS-ODRAWXML] 2.2.10: the mark "this shape means nothing to a reader".
constexpr const char* kDecorativeUri = "{C183D7F6-B498-43B3-948B-1728B52AA6E4}";
constexpr const char* kDecorative = "http://schemas.microsoft.com/office/drawing/2017/decorative";

const char* default_name(const ElementIr& element) {
  switch (element.type) {
    case ElementType::Title:
      return "Title";
    case ElementType::Bullets:
      return "Content";
    case ElementType::Text:
      return element.placeholder ? "Text Placeholder" : "TextBox";
    case ElementType::Image:
      return "Picture";
    case ElementType::Chart:
      return "Chart";
    case ElementType::Table:
      return "Table";
    case ElementType::Divider:
      return "Straight Connector";
    case ElementType::Citation:
      return "Citation";
    case ElementType::Shape:
      return "Shape";
    case ElementType::Decoration:
      return "Decoration";
  }
  return "Shape";
}

}  // namespace

void write_cNvPr(SlidePart& part, const ElementIr& element) {
  const std::uint32_t id = part.next_shape_id();
  std::string name = element.name;
  if (name.empty() && element.placeholder) name = element.placeholder->name;
  if (name.empty()) name = fmt::format("{} {}", default_name(element), id - 1);
  ooxml::xml::Writer& w = part.w;
  w.open("p:cNvPr").attribute("id", id).attribute("name", part.unique_name(name));
  if (element.decorative) {
    w.open("a:extLst").open("a:ext").attribute("uri", kDecorativeUri);
    w.open("adec:decorative").attribute("xmlns:adec", kDecorative).attribute("val", true).close();
    w.close().close();
  } else if (!element.alt_text.empty()) {
    w.attribute("descr", element.alt_text);
  }
  w.close();
}

void write_placeholder(ooxml::xml::Writer& w, const PlaceholderRef& placeholder) {
  w.open("p:ph");
  if (!placeholder.type.empty() && placeholder.type != "obj") w.attribute("type", placeholder.type);
  if (placeholder.idx != 0) w.attribute("idx", placeholder.idx);
  w.close();
}

}  // namespace deckle::pptx
