// p:sp and p:cxnSp (ECMA-376 Part 1, 19.3.1.43 and 19.3.1.19).

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
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

// Ours: ten thousand times its width; further, a connector would leave any page.
constexpr int kMostBend = 1'000'000'000;
constexpr unsigned kMostSites = 1000;  // no preset has a hundred connection sites

// a:stCxn or a:endCxn; none where it is missing.
ConnectionIr connection(pugi::xml_node end) {
  const unsigned id = end.attribute("id").as_uint(), site = end.attribute("idx").as_uint();
  if (id == 0) return {};
  return {"sp" + std::to_string(id), static_cast<int>(std::min(site, kMostSites))};
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

// The value that a preset's adjustment is given.
std::optional<int> adjustment(pugi::xml_node properties, std::string_view name) {
  std::optional<int> found;
  for (const pugi::xml_node guide :
       properties.child("a:prstGeom").child("a:avLst").children("a:gd")) {
    constexpr std::string_view kValue = "val ";
    const std::string_view formula = guide.attribute("fmla").value();
    if (std::string_view(guide.attribute("name").value()) != name || !formula.starts_with(kValue))
      continue;
    int value = 0;
    const auto read =
        std::from_chars(formula.data() + kValue.size(), formula.data() + formula.size(), value);
    if (read.ec == std::errc() && value >= -kMostBend && value <= kMostBend) found = value;
  }
  return found;
}

}  // namespace

Result<void> read_text_shape(const SheetShape& shape, const PlaceholderChain& chain,
                             const SheetContext& context, ElementIr& element) {
  const pugi::xml_node style = child(shape.node, "style");
  const std::vector<pugi::xml_node> properties = properties_of(shape, chain);
  apply_look(read_look(properties, style, shape, context), shape, context, element);
  set_look(properties, style, shape, context, element);
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
  // The text area of a rounded rectangle depends on its corners, of half the shorter side at most.
  constexpr int kRoundest = 50000;
  if (element.shape == "roundRect") {
    const std::optional<int> corner = adjustment(shape.node.child("p:spPr"), "adj");
    if (corner) element.bend = std::clamp(*corner, 0, kRoundest);
  }
  return {};
}

void read_connector(const SheetShape& shape, const SheetContext& context, ElementIr& element) {
  element.type = ElementType::Shape;
  const pugi::xml_node properties = shape.node.child("p:spPr");
  apply_look(read_look({properties}, shape.node.child("p:style"), shape, context), shape, context,
             element);
  const pugi::xml_node ends = shape.node.child("p:nvCxnSpPr").child("p:cNvCxnSpPr");
  element.from = connection(ends.child("a:stCxn"));
  element.to = connection(ends.child("a:endCxn"));
  if (const std::optional<int> bend = adjustment(properties, "adj1")) element.bend = bend;
  set_look({properties}, shape.node.child("p:style"), shape, context, element);
}

}  // namespace deckle::pptx
