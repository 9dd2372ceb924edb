#include "templates/read_layout.h"

#include <string_view>
#include <utility>

#include "pptx/read/background.h"

namespace deckle::templates {

namespace {

using ooxml::xml::Document;

// The main text colour of the layout: its title's, else tx1.
std::uint32_t text_color(const Layout& layout) {
  for (const Placeholder& placeholder : layout.placeholders) {
    if (pptx::placeholder_family(placeholder.type) == "title" &&
        placeholder.fill.kind != FillIr::Kind::Solid) {
      return placeholder.text->levels[0].run.color.rgb;
    }
  }
  return layout.text_rgb;
}

}  // namespace

Result<Layout> read_layout(const ooxml::Package& package, const std::string& part,
                           const pptx::Master& master, pptx::MasterTexts& texts,
                           pugi::xml_node defaults, Size page, Budget& budget) {
  const Result<Document> document = pptx::parse_sheet(package, part, "p:sldLayout", budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node root = document->root();
  const Result<std::vector<pptx::SheetShape>> shapes = pptx::read_shapes(root, part, budget);
  if (!shapes) return tl::unexpected(shapes.error());

  Layout layout;
  layout.name = root.child("p:cSld").attribute("name").value();
  layout.type = root.attribute("type").value();
  layout.part = part;
  layout.master_part = master.part;
  const pugi::xml_node remap = root.child("p:clrMapOvr").child("a:overrideClrMapping");
  layout.colors = remap ? ooxml::map_colors(master.theme, remap) : master.colors;
  layout.text_rgb = layout.colors.at("tx1");
  pptx::MasterTexts own_texts;  // in colours of the layout's own
  const pptx::Inheritance from{master, layout.colors, defaults, remap ? own_texts : texts};
  for (const pptx::SheetShape& shape : *shapes) {
    if (!shape.placeholder) continue;
    if (Result<void> allowed = budget.draw(Limit::Placeholders, 1, part); !allowed)
      return tl::unexpected(allowed.error());
    layout.placeholders.push_back(pptx::read_placeholder(from, shape));
  }
  const bool master_shows = ooxml::xml::boolean(root, "showMasterSp", true);
  layout.background_rgb = pptx::effective_background(
      {{master.document.root(), master_shows ? &master.shapes : nullptr}, {root, &*shapes}},
      master.theme, layout.colors, page, text_color(layout));
  return layout;
}

}  // namespace deckle::templates
