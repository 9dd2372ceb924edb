#pragma once
// The changes that repairs are made of.

#include <string>
#include <string_view>
#include <unordered_map>

#include "ooxml/xml/source_tree.h"
#include "pptx/check/base/deck_view.h"
#include "pptx/check/base/repair.h"

namespace deckle::pptx::check {

using Element = ooxml::xml::SourceTree::Element;
using Attribute = ooxml::xml::SourceTree::Attribute;

[[nodiscard]] Edit remove_element(const std::string& part, const Element& element);
[[nodiscard]] Edit remove_attribute(const std::string& part, const Attribute& attribute);
// `value` is escaped here.
[[nodiscard]] Edit set_value(const std::string& part, const Attribute& attribute,
                             std::string_view value);
// Adds the attribute; the element does not have it.
[[nodiscard]] Edit add_attribute(const std::string& part, const Element& element,
                                 std::string_view name, std::string_view value);
[[nodiscard]] Edit insert_before(const std::string& part, const Element& element,
                                 std::string markup);
[[nodiscard]] Edit insert_after(const std::string& part, const Element& element,
                                std::string markup);
[[nodiscard]] Edit append_child(const std::string& part, const Element& parent, std::string markup);
[[nodiscard]] Edit prepend_child(const std::string& part, const Element& parent,
                                 std::string markup);

// An element of one of deckle's names, "a:p", with the prefix that its namespace has inside
// `context`, or with a declaration where it has none. Attributes and content are markup.
[[nodiscard]] std::string element_text(const Element& context, std::string_view name,
                                       std::string_view attributes = {},
                                       std::string_view content = {});
// The name of an attribute there: "r:id" → "rel:id". `declaration` is added to the tag if needed.
[[nodiscard]] std::string attribute_name(const Element& context, std::string_view name,
                                         std::string& declaration);

// A relationship at the end of those of `part`; a part without any gets them. Not for those that
// cannot be read.
void add_relationship(Repair& repair, const PartInfo& part, std::string_view id,
                      std::string_view kind, std::string_view target);
// Ids that the part does not use: "rId7", "rId8" …
class FreshIds {
 public:
  explicit FreshIds(const PartInfo& part);
  [[nodiscard]] std::string next();

 private:
  std::size_t highest_ = 0;
};
[[nodiscard]] Edit remove_relationship(const PartInfo& part, const Rel& rel);

// The first Override of each part, by its name in lower case with the slash.
[[nodiscard]] std::unordered_map<std::string, Element> overrides(const DeckView& deck);
// An entry of [Content_Types].xml.
[[nodiscard]] Edit add_override(const DeckView& deck, std::string_view part, std::string_view type);
[[nodiscard]] Edit add_default(const DeckView& deck, std::string_view extension,
                               std::string_view type);

}  // namespace deckle::pptx::check
