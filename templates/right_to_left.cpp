#include "templates/right_to_left.h"

#include <memory>
#include <set>
#include <string>
#include <utility>

#include <pugixml.hpp>

#include "ooxml/opc/package.h"
#include "templates/edit_part.h"

namespace deckle::templates {
namespace {

void mirror_shapes(pugi::xml_node tree, Emu page_width) {
  for (const pugi::xml_node shape : tree.children("p:sp")) {
    if (shape.child("p:nvSpPr").child("p:nvPr").child("p:ph")) continue;
    const pugi::xml_node frame = shape.child("p:spPr").child("a:xfrm");
    pugi::xml_attribute x = frame.child("a:off").attribute("x");
    const std::int64_t width = frame.child("a:ext").attribute("cx").as_llong();
    if (x) x.set_value(static_cast<long long>(page_width.value() - x.as_llong() - width));
  }
}

Result<std::string> mirrored(const std::string& bytes, const std::string& part, Emu page_width) {
  return edited_part(bytes, part, [page_width](pugi::xml_document& document) {
    mirror_shapes(document.document_element().child("p:cSld").child("p:spTree"), page_width);
  });
}

}  // namespace

Result<Template> drawn_right_to_left(const Template& base) {
  ooxml::Package package = *base.package;
  std::set<std::string> parts;
  for (const Layout& layout : base.layouts) {
    parts.insert(layout.part);
    parts.insert(layout.master_part);
  }
  for (const std::string& part : parts) {
    Result<std::string> bytes = mirrored(*package.find(part), part, base.page.w);
    if (!bytes) return tl::unexpected(bytes.error());
    package.put(part, std::move(*bytes), package.content_type(part));
  }
  Budget budget(package.limits());
  return read_template(std::make_shared<const ooxml::Package>(std::move(package)), base.name,
                       budget)
      .map([&base](Template mirrored_template) {
        mirrored_template.path = base.path;
        mirrored_template.theme = base.theme;
        mirrored_template.mark = base.mark;
        mirrored_template.faults = base.faults;
        mirrored_template.mirrored = true;
        for (std::size_t i = 0; i < base.layouts.size(); ++i)
          mirrored_template.layouts[i].furniture = base.layouts[i].furniture;
        return mirrored_template;
      });
}

}  // namespace deckle::templates
