#pragma once
// The types of the elements of a part, and their children as the schemas mean them.

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "ooxml/xml/source_tree.h"
#include "pptx/check/grammar/grammar.h"

namespace deckle::pptx::check {

// By number of the element; null where the schemas say nothing: in extensions, in other namespaces.
// What is in the branches of mc:AlternateContent has the types that it would have in their place.
[[nodiscard]] std::vector<const ElementType*> types_of(const ooxml::xml::SourceTree& tree);

// The namespaces that the part declares as known or ignorable: by mc:Ignorable and by the
// requirements of branches.
[[nodiscard]] std::unordered_set<std::string> understood_namespaces(
    const ooxml::xml::SourceTree& tree);
// The namespace of an element.
[[nodiscard]] std::string namespace_of_element(const ooxml::xml::SourceTree::Element& element);

// A child as the schemas see it, and the child of the element that it is or is in: an
// mc:AlternateContent stands for the children of its first branch.
struct Meant {
  ooxml::xml::SourceTree::Element element, unit;
};
[[nodiscard]] std::vector<Meant> meant_children(const ooxml::xml::SourceTree::Element& element);

}  // namespace deckle::pptx::check
