// p:pic (ECMA-376 Part 1, 19.3.1.37), and the pictures that stand for other objects.

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "ooxml/drawing/values.h"
#include "pptx/messages/tr.h"
#include "pptx/read/elements.h"
#include "pptx/read/shape_look.h"

namespace deckle::pptx {

namespace {

// The vector picture behind a raster one: asvg:svgBlip in an extension of a:blip.
std::string svg_id(pugi::xml_node blip) {
  for (const pugi::xml_node extension : blip.child("a:extLst").children("a:ext")) {
    if (const pugi::xml_node svg = extension.child("asvg:svgBlip"))
      return svg.attribute("r:embed").value();
  }
  return {};
}

// Beyond ten times the picture's size it is damage.
double share(pugi::xml_node rect, const char* side) {
  return std::clamp(ooxml::percent(rect, side).value_or(0) / 100, -10.0, 10.0);
}

}  // namespace

void set_picture(pugi::xml_node blip, const SheetContext& context, ElementIr& element) {
  const std::string part = context.links.target(blip.attribute("r:embed").value());
  if (part.empty()) {
    const ooxml::Relationship* linked = context.links.find(blip.attribute("r:link").value());
    element.missing_asset =
        linked != nullptr ? tr("is linked, not in the file") : tr("is not in the file");
    return;
  }
  element.picture = context.file.pictures.find(part);
  if (element.picture == nullptr) {
    element.missing_asset =
        context.file.package.has(part) ? tr("cannot be read") : tr("is not in the file");
    return;
  }
  element.data = std::make_shared<ElementContent>(ImageContent{part, std::nullopt, std::nullopt});
  const std::string svg = context.links.target(svg_id(blip));
  const auto bytes = svg.empty() ? nullptr : context.file.package.share(svg);
  if (bytes == nullptr) return;
  auto vector = std::make_shared<PictureIr>(*element.picture);
  vector->format = PictureFormat::Svg;
  vector->fallback = std::exchange(vector->bytes, bytes);
  element.picture = vector;
}

void read_picture(const SheetShape& shape, const PlaceholderChain& chain,
                  const SheetContext& context, ElementIr& element) {
  element.type = ElementType::Image;
  const pugi::xml_node fill = shape.node.child("p:blipFill");
  set_picture(fill.child("a:blip"), context, element);
  const pugi::xml_node source = fill.child("a:srcRect");
  element.fit.cut =
      PictureCut{share(source, "l"), share(source, "t"), share(source, "r"), share(source, "b")};
  if (fill.child("a:tile")) context.unread.push_back({context.part, shape.xpath, "tiled picture"});
  std::vector<pugi::xml_node> properties{shape.node.child("p:spPr")};
  for (const SheetShape* from : {chain.layout, chain.master}) {
    if (from != nullptr) properties.push_back(from->node.child("p:spPr"));
  }
  const ShapeLook look = read_look(properties, shape.node.child("p:style"), shape, context);
  element.fill = look.fill;
  element.line = look.line;
  element.shape = look.geometry;
  for (const char* what : look.approximated)
    context.unread.push_back({context.part, shape.xpath, what});
}

void read_ole(const SheetShape& shape, const SheetContext& context, ElementIr& element) {
  const pugi::xml_node object =
      shape.node.child("a:graphic").child("a:graphicData").child("p:oleObj");
  element.type = ElementType::Image;
  element.fit.cut = PictureCut{};
  element.fill = element.line.fill = {FillIr::Kind::None, {}};
  if (element.alt_text.empty()) element.alt_text = object.attribute("name").value();
  // Older files have the picture in a VML drawing, which is not read.
  set_picture(object.child("p:pic").child("p:blipFill").child("a:blip"), context, element);
}

}  // namespace deckle::pptx
