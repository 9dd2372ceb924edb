#include "templates/read_layout.h"

#include <string_view>
#include <utility>

#include "pptx/read/backdrop.h"
#include "pptx/read/background.h"
#include "templates/furniture.h"

namespace deckle::templates {

namespace {

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

Result<Layout> read_layout(pptx::Sheets& sheets, pptx::PartPictures& pictures,
                           const std::string& part, const pptx::Master& master, Size page,
                           Budget& budget) {
  const Result<const pptx::LayoutSheet*> read = sheets.layout(part, &master);
  if (!read) return tl::unexpected(read.error());
  const pptx::LayoutSheet& sheet = **read;
  Layout layout;
  layout.name = sheet.name;
  layout.type = sheet.type;
  layout.part = part;
  layout.master_part = master.part;
  layout.colors = sheet.colors;
  layout.text_rgb = layout.colors.at("tx1");
  for (const pptx::SheetShape& shape : sheet.shapes) {
    if (!shape.placeholder) continue;
    if (Result<void> allowed = budget.draw(Limit::Placeholders, 1, part); !allowed)
      return tl::unexpected(allowed.error());
    Placeholder placeholder = sheets.placeholder(sheet, shape);
    placeholder.look = pptx::read_placeholder_look(sheet, shape, placeholder.box, pictures);
    layout.placeholders.push_back(std::move(placeholder));
  }
  layout.background_rgb = pptx::effective_background(
      {{master.document.root(), sheet.shows_master ? &master.shapes : nullptr},
       {sheet.document.root(), &sheet.shapes}},
      sheet.theme(), layout.colors, page, text_color(layout));
  pptx::Backdrop behind = pptx::read_backdrop(sheet, sheet.theme(), layout.colors, pictures);
  layout.background = std::move(behind.background);
  layout.backdrop = std::move(behind.shapes);
  layout.text_colors = pptx::text_colors(layout.colors);
  layout.furniture = furniture_of(sheet, layout.placeholders, page);
  return layout;
}

}  // namespace deckle::templates
