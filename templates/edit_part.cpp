#include "templates/edit_part.h"

#include <sstream>
#include <utility>

#include "ooxml/xml/names.h"

namespace deckle::templates {

Result<std::string> edited_part(const std::string& bytes, const std::string& part,
                                const std::function<void(pugi::xml_document&)>& edit) {
  pugi::xml_document document;
  constexpr unsigned kFlags = (pugi::parse_full & ~pugi::parse_doctype) | pugi::parse_ws_pcdata;
  const pugi::xml_parse_result parsed = document.load_buffer(bytes.data(), bytes.size(), kFlags);
  if (!parsed) return fail(ErrorCode::Malformed, parsed.description(), part);
  edit(document);
  std::ostringstream out;
  document.save(out, "", pugi::format_raw, pugi::encoding_utf8);
  return std::move(out).str();
}

std::string_view local_name(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

pugi::xml_node local_child(pugi::xml_node parent, std::string_view name) {
  for (const pugi::xml_node node : parent.children()) {
    if (node.type() == pugi::node_element && local_name(node.name()) == name) return node;
  }
  return {};
}

std::string named_like(pugi::xml_node like, std::string_view name) {
  const std::string_view spelled = like.name();
  const std::size_t colon = spelled.find(':');
  return std::string(spelled.substr(0, colon == std::string_view::npos ? 0 : colon + 1)) +
         std::string(name);
}

pugi::xml_node placeholder_in(pugi::xml_node shape) {
  for (const pugi::xml_node non_visual : shape.children()) {
    if (const pugi::xml_node properties = local_child(non_visual, "nvPr"))
      return local_child(properties, "ph");
  }
  return {};
}

Rect box_of(pugi::xml_node properties) {
  const pugi::xml_node frame = local_child(properties, "xfrm");
  const pugi::xml_node at = local_child(frame, "off"), size = local_child(frame, "ext");
  return {Emu(at.attribute("x").as_llong()), Emu(at.attribute("y").as_llong()),
          Emu(size.attribute("cx").as_llong()), Emu(size.attribute("cy").as_llong())};
}

void set_box(pugi::xml_node properties, const Rect& box) {
  pugi::xml_node frame = local_child(properties, "xfrm");
  if (!frame) {
    const pugi::xml_node other = properties.first_child();
    const bool named = other.type() == pugi::node_element;
    frame = properties.prepend_child(named ? named_like(other, "xfrm").c_str() : "a:xfrm");
    if (!named) set_attribute(frame, "xmlns:a", std::string(ooxml::xml::kA));
  }
  const auto part = [&frame](const char* name) {
    pugi::xml_node found = local_child(frame, name);
    return found ? found : frame.append_child(named_like(frame, name).c_str());
  };
  pugi::xml_node at = part("off"), size = part("ext");
  set_attribute(at, "x", std::to_string(box.x.value()));
  set_attribute(at, "y", std::to_string(box.y.value()));
  set_attribute(size, "cx", std::to_string(box.w.value()));
  set_attribute(size, "cy", std::to_string(box.h.value()));
}

void set_attribute(pugi::xml_node node, const char* name, const std::string& value) {
  pugi::xml_attribute attribute = node.attribute(name);
  if (!attribute) attribute = node.append_attribute(name);
  attribute.set_value(value.c_str());
}

}  // namespace deckle::templates
