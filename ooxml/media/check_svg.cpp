#include <algorithm>
#include <array>
#include <pugixml.hpp>
#include <string_view>

#include "ooxml/media/svg.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::ooxml {

namespace {

constexpr std::size_t kMaxQuotedChars = 60;  // of a reference, in a message

std::string_view local(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

// Whether an element draws what its href names. Links (a) and scripts do not.
bool draws_target(std::string_view element) {
  constexpr std::array<std::string_view, 10> kDrawn{
      "image",          "feImage", "use",    "tref", "linearGradient", "radialGradient",
      "pattern", "filter",  "cursor", "mpath"};
  return std::find(kDrawn.begin(), kDrawn.end(), element) != kDrawn.end();
}

Result<void> outside(const Message& what, std::string_view target) {
  return fail(ErrorCode::Malformed,
              tr("is an SVG that refers to {} outside the file ({}), which is not loaded; embed it "
                 "in the file, or save the picture as PNG",
                 what, shortened(target, kMaxQuotedChars)));
}

Result<void> check_element(pugi::xml_node node) {
  const std::string_view element = local(node.name());
  if (element == "style") {
    for (const pugi::xml_node text : node.children()) {
      if (std::string_view(text.value()).find("@import") != std::string_view::npos)
        return outside(tr("a style sheet"), "@import");
    }
  }
  if (!draws_target(element)) return {};
  for (const pugi::xml_attribute attribute : node.attributes()) {
    if (local(attribute.name()) != "href") continue;
    std::string_view target = attribute.value();
    target.remove_prefix(std::min(target.find_first_not_of(" \t\r\n"), target.size()));
    if (!target.empty() && target.front() != '#' && !target.starts_with("data:"))
      return outside(tr("a picture"), target);
  }
  return {};
}

// Applications do not draw elements without the SVG namespace. Adobe writes it as an entity.
bool is_svg(pugi::xml_node root) {
  const std::string_view name = root.name();
  const std::size_t colon = name.find(':');
  const std::string declared =
      colon == std::string_view::npos ? "xmlns" : "xmlns:" + std::string(name.substr(0, colon));
  const std::string_view space = root.attribute(declared.c_str()).value();
  return local(name) == "svg" && (space == "http://www.w3.org/2000/svg" || space.starts_with('&'));
}

// Whether there are more start tags than `most`.
bool has_more_elements(std::string_view text, std::uint64_t most) {
  std::size_t count = 0;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const char next = at + 1 < text.size() ? text[at + 1] : '\0';
    if (next != '/' && next != '!' && next != '?' && ++count > most) return true;
  }
  return false;
}

// Entities of an internal subset: Adobe writes short names for text; anything else is an attack.
Result<void> check_entities(std::string_view text) {
  constexpr std::string_view kEntity = "<!ENTITY";
  for (std::size_t at = text.find(kEntity); at != std::string_view::npos;
       at = text.find(kEntity, at + 1)) {
    const std::string_view declaration = text.substr(at, text.find('>', at) - at);
    if (declaration.find(" SYSTEM") != std::string_view::npos ||
        declaration.find(" PUBLIC") != std::string_view::npos)
      return outside(tr("an entity"), declaration);
    if (declaration.find('&') != std::string_view::npos ||
        declaration.find('%') != std::string_view::npos)
      return fail(ErrorCode::Malformed, tr("is an SVG with entities inside entities"));
  }
  return {};
}

Result<void> exceeds(Limit limit, const Limits& limits) {
  return fail(ErrorCode::Limit, tr("has {}", exceeded(limit, limits.of(limit))));
}

}  // namespace

Result<void> check_svg(const std::string& bytes, const Limits& limits) {
  if (bytes.size() > limits.of(Limit::SvgBytes)) return exceeds(Limit::SvgBytes, limits);
  if (has_more_elements(bytes, limits.of(Limit::SvgElements)))
    return exceeds(Limit::SvgElements, limits);
  if (Result<void> entities = check_entities(bytes); !entities) return entities;
  pugi::xml_document document;
  const pugi::xml_parse_result parsed = document.load_buffer(
      bytes.data(), bytes.size(), pugi::parse_default | pugi::parse_pi, pugi::encoding_utf8);
  if (!parsed)
    return fail(ErrorCode::Malformed, tr("is an SVG that is cut off or damaged near byte {} ({})",
                                          parsed.offset, parsed.description()));
  if (!is_svg(document.document_element()))
    return fail(ErrorCode::Malformed, tr("is an SVG without the SVG namespace"));
  for (const pugi::xml_node node : document.children()) {
    if (node.type() == pugi::node_pi && std::string_view(node.name()) == "xml-stylesheet")
      return outside(tr("a style sheet"), node.value());
  }
  // In document order without recursion, so that depth costs no stack.
  std::uint64_t depth = 1;
  for (pugi::xml_node node = document.document_element(); node;) {
    if (depth > limits.of(Limit::XmlDepth)) return exceeds(Limit::XmlDepth, limits);
    if (Result<void> checked = check_element(node); !checked) return checked;
    if (node.first_child()) {
      node = node.first_child();
      ++depth;
      continue;
    }
    while (node && !node.next_sibling()) {
      node = node.parent();
      --depth;
    }
    node = node.next_sibling();
  }
  return {};
}

}  // namespace deckle::ooxml
