#include "pptx/check/grammar/typed_tree.h"

#include <algorithm>

#include "ooxml/xml/names.h"

namespace deckle::pptx::check {

namespace {

using ooxml::xml::SourceTree;
using Element = SourceTree::Element;

bool is_branching(std::string_view name) {
  return name == "mc:AlternateContent" || name == "mc:Choice" || name == "mc:Fallback";
}

void add_prefixes(const Element& element, std::string_view list,
                  std::unordered_set<std::string>& out) {
  while (!list.empty()) {
    const std::size_t space = std::min(list.find(' '), list.size());
    if (space > 0) out.emplace(element.uri_of(list.substr(0, space)));
    list.remove_prefix(std::min(space + 1, list.size()));
  }
}

void add_meant(const Element& child, const Element& unit, std::vector<Meant>& out) {
  if (child.name() != "mc:AlternateContent") {
    out.push_back({child, unit});
    return;
  }
  // Its branches may hold another one; each level is one of the tree's, which is limited.
  for (Element inner = child.first_child().first_child(); inner; inner = inner.next())
    add_meant(inner, unit, out);
}

}  // namespace

std::vector<const ElementType*> types_of(const SourceTree& tree) {
  const Grammar& grammar = Grammar::instance();
  std::vector<const ElementType*> types(tree.size(), nullptr), scope(tree.size(), nullptr);
  for (std::size_t i = 0; i < tree.size(); ++i) {
    const Element element = tree.at(i);
    const Element parent = element.parent();
    const ElementType* const around = parent ? scope[parent.index()] : nullptr;
    if (is_branching(element.name())) {
      scope[i] = around;
      continue;
    }
    if (!parent) {
      types[i] = grammar.root(element.name());
    } else if (around != nullptr && around->any_content) {
      // What a frame holds; what an extension holds is not in these schemas.
      if (parent.name() == "a:graphicData") types[i] = grammar.root(element.name());
    } else if (around != nullptr) {
      const auto child = around->children.find(element.name());
      if (child != around->children.end()) types[i] = child->second.particle->type;
    }
    scope[i] = types[i];
  }
  return types;
}

std::unordered_set<std::string> understood_namespaces(const SourceTree& tree) {
  std::unordered_set<std::string> out;
  const auto add = [&out](const Element& element) {
    for (const char* list : {"mc:Ignorable", "mc:MustUnderstand"})
      add_prefixes(element, element.value(list), out);
  };
  add(tree.root());
  for (const Element& choice : tree.named("mc:Choice")) {
    add_prefixes(choice, choice.value("Requires"), out);
    add(choice);
  }
  return out;
}

std::string namespace_of_element(const Element& element) {
  const std::string_view name = element.name();
  if (name.starts_with('{')) return std::string(name.substr(1, name.find('}') - 1));
  const std::size_t colon = name.find(':');
  if (colon == std::string_view::npos) return {};
  const ooxml::xml::Namespace* const known =
      ooxml::xml::namespace_with_prefix(name.substr(0, colon));
  return known == nullptr ? std::string{} : std::string(known->uri);
}

std::vector<Meant> meant_children(const Element& element) {
  std::vector<Meant> out;
  for (Element child = element.first_child(); child; child = child.next())
    add_meant(child, child, out);
  return out;
}

}  // namespace deckle::pptx::check
