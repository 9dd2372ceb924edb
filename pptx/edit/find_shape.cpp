#include "pptx/edit/find_shape.h"

#include <charconv>
#include <string_view>

namespace deckle::pptx {

namespace {

using Element = ooxml::xml::SourceTree::Element;

// "p:sp[3]" → the name and 3; 1 without a number.
struct Step {
  std::string_view name;
  std::size_t number = 1;
};

Step step_of(std::string_view text) {
  Step out;
  const std::size_t bracket = text.find('[');
  out.name = text.substr(0, bracket);
  if (bracket == std::string_view::npos) return out;
  const std::string_view digits = text.substr(bracket + 1);
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), out.number);
  if (read.ec != std::errc()) out.number = 0;
  return out;
}

Element nth_child(const Element& parent, const Step& step) {
  std::size_t count = 0;
  for (Element child = parent.first_child(); child; child = child.next()) {
    if (child.name() == step.name && ++count == step.number) return child;
  }
  return {};
}

Element by_path(const ooxml::xml::SourceTree& tree, std::string_view path) {
  Element at;
  while (!path.empty()) {
    if (path.front() != '/') return {};
    path.remove_prefix(1);
    const std::size_t end = path.find('/');
    const Step step = step_of(path.substr(0, end));
    if (step.name == "mc:AlternateContent") return {};
    if (!at)
      at = tree.root().name() == step.name ? tree.root() : Element{};
    else
      at = nth_child(at, step);
    if (!at) return {};
    path = end == std::string_view::npos ? std::string_view{} : path.substr(end);
  }
  return at;
}

bool is_alternative(const Element& element) {
  for (Element one = element.parent(); one; one = one.parent()) {
    if (one.name() == "mc:AlternateContent") return true;
  }
  return false;
}

bool has_id(const Element& shape, std::uint32_t id) {
  const Element drawing = non_visual_of(shape);
  return drawing && drawing.value("id") == std::to_string(id);
}

}  // namespace

Element non_visual_of(const Element& shape) {
  for (Element child = shape.first_child(); child; child = child.next()) {
    if (child.local().starts_with("nv")) return child.child("p:cNvPr");
  }
  return {};
}

Element find_shape(const ooxml::xml::SourceTree& tree, const OriginIr& origin) {
  // Groups deep inside each other: the only shape of that id.
  if (origin.xpath.starts_with("//")) {
    const Step step = step_of(std::string_view(origin.xpath).substr(2));
    Element found;
    for (const Element& one : tree.named(step.name)) {
      if (!has_id(one, origin.shape_id)) continue;
      if (found || is_alternative(one)) return {};
      found = one;
    }
    return found;
  }
  const Element found = by_path(tree, origin.xpath);
  return found && has_id(found, origin.shape_id) ? found : Element{};
}

}  // namespace deckle::pptx
