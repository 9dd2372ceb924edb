#include "pptx/read/master.h"

#include <string_view>
#include <utility>

#include "ooxml/drawing/text_styles.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx {

namespace {

using ooxml::xml::Document;

std::map<std::string, std::size_t> families_of(const std::vector<SheetShape>& shapes) {
  std::map<std::string, std::size_t> first;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (shapes[i].placeholder)
      first.emplace(placeholder_family(placeholder_type(shapes[i].placeholder)), i);
  }
  return first;
}

// The master's list style for a family: p:titleStyle, p:bodyStyle or p:otherStyle.
pugi::xml_node master_style(const Master& master, const std::string& family) {
  const pugi::xml_node styles = master.document.root().child("p:txStyles");
  if (family == "title") return styles.child("p:titleStyle");
  if (family == "body") return styles.child("p:bodyStyle");
  return styles.child("p:otherStyle");
}

// Fill is also inherited from the master's placeholder.
FillIr effective_fill(const ooxml::SchemeColors& colors, const SheetShape* parent, pugi::xml_node own) {
  for (const pugi::xml_node shape : {own, parent != nullptr ? parent->node : pugi::xml_node()}) {
    const pugi::xml_node properties = shape.child("p:spPr");
    if (properties.child("a:noFill")) return {FillIr::Kind::None, {}};
    if (const auto fill = ooxml::read_fill(properties, colors)) return {FillIr::Kind::Solid, *fill};
  }
  return {};
}

}  // namespace

std::shared_ptr<const InheritedText> own_text(std::shared_ptr<const InheritedText> inherited,
                                              pugi::xml_node body,
                                              const ooxml::SchemeColors& colors,
                                              const ooxml::ThemeFonts& fonts) {
  const pugi::xml_node properties = body.child("a:bodyPr");
  if (!body.child("a:lstStyle").first_child() && !properties.first_attribute() &&
      !properties.first_child())
    return inherited;
  auto text = std::make_shared<InheritedText>(*inherited);
  ooxml::apply_list_style(*text, body.child("a:lstStyle"), colors, fonts);
  ooxml::apply_body_properties(*text, properties);
  return text;
}

// Cached, because it is the same for every layout of the master and most of the work.
const std::shared_ptr<const InheritedText>& master_text(const Inheritance& from,
                                                        const std::string& family) {
  std::shared_ptr<const InheritedText>& slot = from.texts[family];
  if (slot == nullptr) {
    InheritedText text = ooxml::initial_text(from.colors, from.fonts);
    ooxml::apply_list_style(text, from.defaults, from.colors, from.fonts);
    ooxml::apply_list_style(text, master_style(from.master, family), from.colors, from.fonts);
    slot = std::make_shared<const InheritedText>(std::move(text));
    if (const SheetShape* parent = from.master.find(family))
      slot = own_text(slot, parent->node.child("p:txBody"), from.colors, from.fonts);
  }
  return slot;
}

const SheetShape* Master::find(const std::string& family) const {
  const auto found = families.find(family);
  return found == families.end() ? nullptr : &shapes[found->second];
}

Result<Document> parse_sheet(const ooxml::Package& package, const std::string& part,
                             const char* root, Budget& budget) {
  const std::string* bytes = package.find(part);
  if (bytes == nullptr) return fail(ErrorCode::Malformed, tr("the part is missing"), part);
  Result<Document> document = ooxml::xml::parse(*bytes, part, budget);
  if (document && std::string_view(document->root().name()) != root) {
    return fail(ErrorCode::Malformed, tr("the root element is not {}", root), part);
  }
  return document;
}

Placeholder read_placeholder(const Inheritance& from, const SheetShape& shape) {
  Placeholder out;
  out.type = placeholder_type(shape.placeholder);
  out.idx = placeholder_index(shape.placeholder);
  out.name = shape.name;
  const std::string family = placeholder_family(out.type);
  const SheetShape* parent = from.master.find(family);
  if (shape.box) {
    out.box = *shape.box;
  } else if (parent != nullptr && parent->box) {
    out.box = *parent->box;
  }
  const bool turned = !shape.box && parent != nullptr && !parent->horizontal;
  out.horizontal = shape.horizontal && !turned;
  out.fill = effective_fill(from.colors, parent, shape.node);
  out.text =
      own_text(master_text(from, family), shape.node.child("p:txBody"), from.colors, from.fonts);
  return out;
}

Result<Master> read_master(const ooxml::Package& package, const std::string& part, Budget& budget,
                           Coordinates coordinates) {
  Result<Document> document = parse_sheet(package, part, "p:sldMaster", budget);
  if (!document) return tl::unexpected(document.error());
  Result<std::vector<SheetShape>> shapes = read_shapes(document->root(), part, budget, coordinates);
  if (!shapes) return tl::unexpected(shapes.error());
  Result<ooxml::Theme> theme = ooxml::read_theme(package, part, budget);
  if (!theme) return tl::unexpected(theme.error());
  ooxml::SchemeColors colors = ooxml::map_colors(*theme, document->root().child("p:clrMap"));
  std::map<std::string, std::size_t> families = families_of(*shapes);
  return Master{part,
                std::move(*document),
                std::move(*shapes),
                std::move(*theme),
                std::move(colors),
                std::move(families)};
}

std::shared_ptr<const InheritedText> read_text_box(const Master& master,
                                                   const ooxml::SchemeColors& colors,
                                                   const ooxml::ThemeFonts& fonts,
                                                   pugi::xml_node defaults) {
  InheritedText text = ooxml::initial_text(colors, fonts);
  const pugi::xml_node style = defaults ? defaults : master_style(master, "other");
  ooxml::apply_list_style(text, style, colors, fonts);
  return std::make_shared<const InheritedText>(text);
}

Rect content_area(const Master& master) {
  const SheetShape* title = master.find("title");
  const SheetShape* body = master.find("body");
  if (title == nullptr || body == nullptr || !title->box || !body->box) return {};
  return bounding(*title->box, *body->box);
}

}  // namespace deckle::pptx
