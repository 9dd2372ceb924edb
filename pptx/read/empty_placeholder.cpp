#include "pptx/read/empty_placeholder.h"

#include <string_view>

namespace deckle::pptx {

namespace {

void copy_attribute(pugi::xml_node from, const char* name, pugi::xml_node to) {
  if (const pugi::xml_attribute attribute = from.attribute(name)) to.append_copy(attribute);
}

void copy_language(pugi::xml_node properties, const char* name, pugi::xml_node to) {
  if (!properties) return;
  pugi::xml_node copy = to.append_child(name);
  copy_attribute(properties, "lang", copy);
  copy_attribute(properties, "altLang", copy);
}

void copy_piece(pugi::xml_node piece, pugi::xml_node to) {
  pugi::xml_node copy = to.append_child(piece.name());
  copy_attribute(piece, "type", copy);
  copy_language(piece.child("a:rPr"), "a:rPr", copy);
  if (const pugi::xml_node text = piece.child("a:t"))
    copy.append_child("a:t").text().set(text.text().get());
}

void copy_paragraph(pugi::xml_node paragraph, pugi::xml_node to) {
  pugi::xml_node copy = to.append_child("a:p");
  copy_attribute(paragraph.child("a:pPr"), "lvl", copy.append_child("a:pPr"));
  for (const pugi::xml_node child : paragraph.children()) {
    const std::string_view name = child.name();
    if (name == "a:r" || name == "a:br" || name == "a:fld") copy_piece(child, copy);
  }
  copy_language(paragraph.child("a:endParaRPr"), "a:endParaRPr", copy);
}

}  // namespace

pugi::xml_document empty_placeholder(const SheetShape& shape) {
  pugi::xml_document document;
  pugi::xml_node copy = document.append_child("p:sp");
  pugi::xml_node body = copy.append_child("p:txBody");
  for (const pugi::xml_node paragraph : shape.node.child("p:txBody").children("a:p"))
    copy_paragraph(paragraph, body);
  return document;
}

}  // namespace deckle::pptx
