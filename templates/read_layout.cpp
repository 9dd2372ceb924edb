#include "templates/read_layout.h"

#include <string_view>
#include <utility>

#include "slidespec/say/say.h"
#include "templates/background.h"
#include "templates/text_styles.h"

namespace deckle::templates {

namespace {

using pptx::xml::Document;

Result<Document> parse_sheet(const pptx::Package& package, const std::string& part,
                             const char* root) {
  const std::string* bytes = package.find(part);
  if (bytes == nullptr) return fail(ErrorCode::Malformed, say("the part is missing"), part);
  Result<Document> document = pptx::xml::parse(*bytes, part);
  if (document && std::string_view(document->root().name()) != root) {
    return fail(ErrorCode::Malformed, say("the root element is not {}", root), part);
  }
  return document;
}

const SheetShape* find_family(const std::vector<SheetShape>& shapes, const std::string& family) {
  for (const SheetShape& shape : shapes) {
    if (shape.placeholder && placeholder_family(placeholder_type(shape.placeholder)) == family)
      return &shape;
  }
  return nullptr;
}

// The master's list style for a family: p:titleStyle, p:bodyStyle or p:otherStyle.
pugi::xml_node master_style(const Master& master, const std::string& family) {
  const pugi::xml_node styles = master.document.root().child("p:txStyles");
  if (family == "title") return styles.child("p:titleStyle");
  if (family == "body") return styles.child("p:bodyStyle");
  return styles.child("p:otherStyle");
}

struct Context {
  const Master& master;
  const SchemeColors& colors;
  pugi::xml_node defaults;
  MasterTexts& texts;  // with these colours
};

void apply_own(InheritedText& text, const Context& context, pugi::xml_node body) {
  apply_list_style(text, body.child("a:lstStyle"), context.colors, context.master.theme.fonts);
  apply_body_properties(text, body.child("a:bodyPr"));
}

// Presentation defaults, then the master's style, then the master's placeholder: the same for every
// layout of the master, and most of the work.
const std::shared_ptr<const InheritedText>& master_text(const Context& context,
                                                        const std::string& family,
                                                        const SheetShape* parent) {
  std::shared_ptr<const InheritedText>& slot = context.texts[family];
  if (slot == nullptr) {
    const ThemeFonts& fonts = context.master.theme.fonts;
    InheritedText text = base_text(context.colors, fonts);
    apply_list_style(text, context.defaults, context.colors, fonts);
    apply_list_style(text, master_style(context.master, family), context.colors, fonts);
    if (parent != nullptr) apply_own(text, context, parent->node.child("p:txBody"));
    slot = std::make_shared<const InheritedText>(std::move(text));
  }
  return slot;
}

// What the master hands down, and over it what the layout's placeholder says (docs/text-layout.md,
// 2).
std::shared_ptr<const InheritedText> effective_text(const Context& context,
                                                    const std::string& family,
                                                    const SheetShape* parent, pugi::xml_node own) {
  const auto& inherited = master_text(context, family, parent);
  const pugi::xml_node body = own.child("p:txBody");
  if (!body.child("a:lstStyle").first_child() && !body.child("a:bodyPr").first_attribute())
    return inherited;
  InheritedText text = *inherited;
  apply_own(text, context, body);
  return std::make_shared<const InheritedText>(std::move(text));
}

// Fill is inherited from the master's placeholder as well.
FillIr effective_fill(const SchemeColors& colors, const SheetShape* parent, pugi::xml_node own) {
  for (const pugi::xml_node shape : {own, parent != nullptr ? parent->node : pugi::xml_node()}) {
    const pugi::xml_node properties = shape.child("p:spPr");
    if (properties.child("a:noFill")) return {FillIr::Kind::None, {}};
    if (const auto fill = read_fill(properties, colors)) return {FillIr::Kind::Solid, *fill};
  }
  return {};
}

Placeholder read_placeholder(const Context& context, const SheetShape& shape) {
  Placeholder out;
  out.type = placeholder_type(shape.placeholder);
  out.idx = placeholder_index(shape.placeholder);
  out.name = shape.name;
  const std::string family = placeholder_family(out.type);
  const SheetShape* parent = find_family(context.master.shapes, family);
  out.own_box = shape.box.has_value();
  if (shape.box) {
    out.box = *shape.box;
  } else if (parent != nullptr && parent->box) {
    out.box = *parent->box;
  }
  const bool turned = !shape.box && parent != nullptr && !parent->upright;
  out.upright = shape.upright && !turned;
  out.prompt_only = pptx::xml::boolean(shape.placeholder, "hasCustomPrompt", false);
  out.fill = effective_fill(context.colors, parent, shape.node);
  out.text = effective_text(context, family, parent, shape.node);
  return out;
}

// The colour most of the layout's text has: its title's, else tx1.
std::uint32_t text_color(const Layout& layout) {
  for (const Placeholder& placeholder : layout.placeholders) {
    if (placeholder_family(placeholder.type) == "title" &&
        placeholder.fill.kind != FillIr::Kind::Solid) {
      return placeholder.text->levels[0].run.color.rgb;
    }
  }
  return layout.text_rgb;
}

}  // namespace

Result<Master> read_master(const pptx::Package& package, const std::string& part) {
  Result<Document> document = parse_sheet(package, part, "p:sldMaster");
  if (!document) return tl::unexpected(document.error());
  Result<std::vector<SheetShape>> shapes = read_shapes(document->root(), part);
  if (!shapes) return tl::unexpected(shapes.error());
  Theme theme = read_theme(package, part);
  SchemeColors colors = map_colors(theme, document->root().child("p:clrMap"));
  return Master{part, std::move(*document), std::move(*shapes), std::move(theme),
                std::move(colors)};
}

Result<Layout> read_layout(const pptx::Package& package, const std::string& part,
                           const Master& master, MasterTexts& texts, pugi::xml_node defaults,
                           Size page) {
  const Result<Document> document = parse_sheet(package, part, "p:sldLayout");
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node root = document->root();
  const Result<std::vector<SheetShape>> shapes = read_shapes(root, part);
  if (!shapes) return tl::unexpected(shapes.error());

  Layout layout;
  layout.name = root.child("p:cSld").attribute("name").value();
  layout.type = root.attribute("type").value();
  layout.part = part;
  layout.master_part = master.part;
  const pugi::xml_node remap = root.child("p:clrMapOvr").child("a:overrideClrMapping");
  layout.colors = remap ? map_colors(master.theme, remap) : master.colors;
  layout.text_rgb = layout.colors.at("tx1");
  MasterTexts own_texts;  // in colours of the layout's own
  const Context context{master, layout.colors, defaults, remap ? own_texts : texts};
  for (const SheetShape& shape : *shapes) {
    if (shape.placeholder) layout.placeholders.push_back(read_placeholder(context, shape));
  }
  const bool master_shows = pptx::xml::boolean(root, "showMasterSp", true);
  layout.background_rgb = effective_background(
      {{master.document.root(), master_shows ? &master.shapes : nullptr}, {root, &*shapes}},
      master.theme, layout.colors, page, text_color(layout));
  return layout;
}

std::shared_ptr<const InheritedText> read_text_box(const Master& master, pugi::xml_node defaults) {
  InheritedText text = base_text(master.colors, master.theme.fonts);
  const pugi::xml_node style = defaults ? defaults : master_style(master, "other");
  apply_list_style(text, style, master.colors, master.theme.fonts);
  return std::make_shared<const InheritedText>(text);
}

Rect content_area(const Master& master) {
  const SheetShape* title = find_family(master.shapes, "title");
  const SheetShape* body = find_family(master.shapes, "body");
  if (title == nullptr || body == nullptr || !title->box || !body->box) return {};
  return bounding(*title->box, *body->box);
}

}  // namespace deckle::templates
