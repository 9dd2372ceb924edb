#pragma once
// Takes from the tree of a part what other parts have to agree with, and which of its relationships
// it names.

#include "pptx/check/base/deck_view.h"

namespace deckle::pptx::check {

void collect(PartInfo& part, const ooxml::xml::SourceTree& tree);

// Calls `visit` for each attribute of the part that names a relationship.
struct Reference {
  ooxml::xml::SourceTree::Element element;
  ooxml::xml::SourceTree::Attribute attribute;
  std::string id;  // "" in an empty attribute
};
template <typename Visit>
void for_each_reference(const ooxml::xml::SourceTree& tree, const Visit& visit) {
  for (std::size_t i = 0; i < tree.size(); ++i) {
    const ooxml::xml::SourceTree::Element element = tree.at(i);
    for (const ooxml::xml::SourceTree::Attribute& attribute : element.attributes()) {
      if (attribute.name.starts_with("r:") ||
          attribute.name == "{urn:schemas-microsoft-com:office:office}relid")
        visit(Reference{element, attribute, attribute.text()});
    }
  }
}

}  // namespace deckle::pptx::check
