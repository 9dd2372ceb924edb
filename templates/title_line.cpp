#include "templates/title_line.h"

#include <pugixml.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/opc/package.h"
#include "templates/edit_part.h"
#include "templates/reread.h"

namespace deckle::templates {

namespace {

// The names that theme_pages.cpp gives these shapes.
constexpr std::string_view kLine = "Title line", kBand = "Title band";

void lower(pugi::xml_attribute length, Emu by) {
  length.set_value(static_cast<long long>(length.as_llong() - by.value()));
}

void raise(pugi::xml_node tree, Emu by) {
  for (const pugi::xml_node shape : tree.children("p:sp")) {
    const std::string_view name =
        shape.child("p:nvSpPr").child("p:cNvPr").attribute("name").value();
    const pugi::xml_node frame = shape.child("p:spPr").child("a:xfrm");
    if (name.starts_with(kLine)) lower(frame.child("a:off").attribute("y"), by);
    if (name.starts_with(kBand)) lower(frame.child("a:ext").attribute("cy"), by);
  }
}

// Of the template's furniture what is at the end of titles: a line there, or a band from the page's
// edge to there.
std::vector<Rect> moved(std::vector<Rect> furniture, Emu by) {
  const Emu top = emu_from_pt(116), bottom = emu_from_pt(132);
  for (Rect& box : furniture) {
    if (box.y >= top && box.bottom() <= bottom)
      box.y -= by;
    else if (box.y <= Emu(0) && box.bottom() >= top && box.bottom() <= bottom && box.w > box.h)
      box.h -= by;
  }
  return furniture;
}

}  // namespace

bool has_title_line(const Theme& theme) {
  return theme.title_rule == TitleRule::Below || theme.title_rule == TitleRule::Double ||
         theme.title_rule == TitleRule::Head;
}

Result<Template> with_title_line_raised(const Template& base, Emu by) {
  ooxml::Package package = *base.package;
  std::set<std::string> masters;
  for (const Layout& layout : base.layouts) masters.insert(layout.master_part);
  for (const std::string& master : masters) {
    Result<std::string> bytes =
        edited_part(*package.find(master), master, [by](pugi::xml_document& sheet) {
          raise(sheet.document_element().child("p:cSld").child("p:spTree"), by);
        });
    if (!bytes) return tl::unexpected(bytes.error());
    package.put(master, std::move(*bytes), package.content_type(master));
  }
  return reread(base, std::move(package)).map([&base, by](Template raised) {
    // The line is the same on both sides, and what else is drawn may be mirrored (right_to_left.h).
    if (!base.mirrored) return raised;
    for (std::size_t i = 0; i < raised.layouts.size(); ++i)
      raised.layouts[i].furniture = moved(base.layouts[i].furniture, by);
    return raised;
  });
}

}  // namespace deckle::templates
