#include "pptx/read/backdrop.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace deckle::pptx {

namespace {

bool has_background(pugi::xml_node sheet) { return !sheet.child("p:cSld").child("p:bg").empty(); }

}  // namespace

Backdrop read_backdrop(const LayoutSheet& layout, const ooxml::Theme& theme,
                       const ooxml::SchemeColors& colors, PartPictures& pictures) {
  const PaintContext on_master{layout.master->part, theme, colors, pictures};
  const PaintContext on_layout{layout.part, theme, colors, pictures};
  Backdrop out;
  const pugi::xml_node master = layout.master->document.root(), own = layout.document.root();
  if (has_background(own))
    out.background = read_background(own, on_layout);
  else
    out.background = read_background(master, on_master);
  if (out.background.kind == PaintIr::Kind::None) {
    out.background.kind = PaintIr::Kind::Solid;
    out.background.rgb = colors.at("bg1");
  }
  if (layout.shows_master) out.shapes = read_drawn_shapes(layout.master->shapes, on_master);
  std::vector<BackdropIr> above = read_drawn_shapes(layout.shapes, on_layout);
  out.shapes.insert(out.shapes.end(), std::make_move_iterator(above.begin()),
                    std::make_move_iterator(above.end()));
  return out;
}

std::shared_ptr<const BackdropIr> read_placeholder_look(const LayoutSheet& layout,
                                                        const SheetShape& shape, const Rect& box,
                                                        PartPictures& pictures) {
  const SheetShape* const parent =
      layout.master->find(placeholder_family(placeholder_type(shape.placeholder)));
  std::vector<pugi::xml_node> properties{shape.node.child("p:spPr")};
  pugi::xml_node style = shape.node.child("p:style");
  if (parent != nullptr) {
    properties.push_back(parent->node.child("p:spPr"));
    if (!style) style = parent->node.child("p:style");
  }
  const PaintContext context{layout.part, layout.theme(), layout.colors, pictures};
  BackdropIr look = read_painted(properties, style, shape, box, shape.transform, context);
  if (look.fill.kind == PaintIr::Kind::None && !look.page_fill) return nullptr;
  return std::make_shared<const BackdropIr>(std::move(look));
}

std::vector<Color> text_colors(const ooxml::SchemeColors& colors) {
  std::vector<Color> out;
  const auto add = [&out](const Color& color) {
    const bool known = std::any_of(out.begin(), out.end(),
                                   [&](const Color& other) { return other.rgb == color.rgb; });
    if (!known) out.push_back(color);
  };
  for (const char* name : {"tx1", "bg1", "tx2", "bg2"}) add({name, colors.at(name)});
  for (const std::uint32_t rgb : {0x000000U, 0xFFFFFFU}) add({"", rgb});
  return out;
}

}  // namespace deckle::pptx
