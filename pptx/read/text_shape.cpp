// p:sp and p:cxnSp (ECMA-376 Part 1, 19.3.1.43 and 19.3.1.19).

#include <algorithm>
#include <string_view>

#include "ooxml/xml/document.h"
#include "pptx/read/elements.h"
#include "pptx/read/shape_look.h"
#include "pptx/read/text_body.h"

namespace deckle::pptx {

namespace {

// The children of shapes have the prefix of their tree: p:spPr, dsp:spPr.
pugi::xml_node child(pugi::xml_node shape, const char* name) {
  const std::string_view own = shape.name();
  const std::string prefix(own.substr(0, own.find(':') + 1));
  return shape.child((prefix + name).c_str());
}

void apply_look(const ShapeLook& look, const SheetShape& shape, const SheetContext& context,
                ElementIr& element) {
  element.fill = look.fill;
  element.line = look.line;
  element.shape = look.geometry;
  for (const char* what : look.approximated)
    context.unread.push_back({context.part, shape.xpath, what});
}

std::vector<pugi::xml_node> properties_of(const SheetShape& shape, const PlaceholderChain& chain) {
  std::vector<pugi::xml_node> out{child(shape.node, "spPr")};
  for (const SheetShape* from : {chain.layout, chain.master}) {
    if (from != nullptr) out.push_back(from->node.child("p:spPr"));
  }
  return out;
}

bool has_bullets(const TextBodyIr& body) {
  return std::any_of(body.paragraphs.begin(), body.paragraphs.end(), [](const ParagraphIr& p) {
    return !p.runs.empty() && p.style.bullet.kind != ListKind::None;
  });
}

bool is_text_box(pugi::xml_node shape) {
  return ooxml::xml::boolean(child(child(shape, "nvSpPr"), "cNvSpPr"), "txBox", false);
}

ElementType type_of(const SheetShape& shape, const ElementIr& element) {
  if (shape.placeholder) {
    const std::string family = placeholder_family(placeholder_type(shape.placeholder));
    if (family == "title") return ElementType::Title;
    if (family != "body") return ElementType::Text;
    return has_bullets(element.text) ? ElementType::Bullets : ElementType::Text;
  }
  if (element.text.empty()) return ElementType::Shape;
  if (has_bullets(element.text)) return ElementType::Bullets;
  return is_text_box(shape.node) ? ElementType::Text : ElementType::Shape;
}

}  // namespace

Result<void> read_text_shape(const SheetShape& shape, const PlaceholderChain& chain,
                             const SheetContext& context, ElementIr& element) {
  const pugi::xml_node style = child(shape.node, "style");
  apply_look(read_look(properties_of(shape, chain), style, shape, context), shape, context,
             element);
  if (const pugi::xml_node body = child(shape.node, "txBody")) {
    const bool heading =
        shape.placeholder && placeholder_family(placeholder_type(shape.placeholder)) == "title";
    InheritedText inherited = chain.text != nullptr ? *chain.text : *context.text_box;
    if (chain.text == nullptr) apply_font_reference(inherited, style, context);
    Result<TextBodyIr> text = read_text_body(
        body, inherited, heading ? FaceList::Heading : FaceList::Body, context, shape.xpath);
    if (!text) return tl::unexpected(text.error());
    element.text = std::move(*text);
  }
  element.type = type_of(shape, element);
  return {};
}

void read_connector(const SheetShape& shape, const SheetContext& context, ElementIr& element) {
  element.type = ElementType::Shape;
  apply_look(read_look({shape.node.child("p:spPr")}, shape.node.child("p:style"), shape, context),
             shape, context, element);
}

}  // namespace deckle::pptx
