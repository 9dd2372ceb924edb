#include "pptx/read/layout_sheet.h"

#include <utility>

#include "pptx/messages/tr.h"

namespace deckle::pptx {

using ooxml::xml::Document;

Result<const Master*> Sheets::master(const std::string& part) {
  std::unique_ptr<const Master>& slot = masters_[part];
  if (slot == nullptr) {
    Result<Master> read = read_master(package_, part, budget_, coordinates_);
    if (!read) return tl::unexpected(read.error());
    if (Result<void> ok = budget_.draw(Limit::SheetElements, read->document.tags(), part); !ok)
      return tl::unexpected(ok.error());
    slot = std::make_unique<const Master>(std::move(*read));
  }
  return slot.get();
}

Result<const LayoutSheet*> Sheets::layout(const std::string& part, const Master* master) {
  std::unique_ptr<const LayoutSheet>& slot = layouts_[part];
  if (slot != nullptr) return slot.get();
  auto sheet = std::make_unique<LayoutSheet>();
  Result<Document> document = parse_sheet(package_, part, "p:sldLayout", budget_);
  if (!document) return tl::unexpected(document.error());
  if (Result<void> ok = budget_.draw(Limit::SheetElements, document->tags(), part); !ok)
    return tl::unexpected(ok.error());
  sheet->document = std::move(*document);
  const pugi::xml_node root = sheet->document.root();
  Result<std::vector<SheetShape>> shapes = read_shapes(root, part, budget_, coordinates_);
  if (!shapes) return tl::unexpected(shapes.error());
  sheet->part = part;
  sheet->shapes = std::move(*shapes);
  sheet->name = root.child("p:cSld").attribute("name").value();
  sheet->type = root.attribute("type").value();
  sheet->master = master;
  sheet->shows_master = ooxml::xml::boolean(root, "showMasterSp", true);
  Result<std::optional<ooxml::Theme>> override =
      ooxml::read_theme_override(package_, part, master->theme, budget_);
  if (!override) return tl::unexpected(override.error());
  const pugi::xml_node remap = root.child("p:clrMapOvr").child("a:overrideClrMapping");
  sheet->recolored = remap || override->has_value();
  if (*override) sheet->own_theme = std::make_shared<const ooxml::Theme>(std::move(**override));
  const pugi::xml_node map = remap ? remap : master->document.root().child("p:clrMap");
  sheet->colors = sheet->recolored ? ooxml::map_colors(sheet->theme(), map) : master->colors;
  slot = std::move(sheet);
  return slot.get();
}

Result<const LayoutSheet*> Sheets::layout(const std::string& part) {
  if (const auto found = layouts_.find(part); found != layouts_.end() && found->second != nullptr)
    return found->second.get();
  const std::optional<std::string> owner = package_.related(part, "slideMaster");
  if (!owner) return fail(ErrorCode::Malformed, tr("the layout has no slide master"), part);
  const Result<const Master*> read = master(*owner);
  if (!read) return tl::unexpected(read.error());
  return layout(part, *read);
}

MasterTexts& Sheets::texts_of(const LayoutSheet& layout) {
  return texts_[layout.recolored ? layout.part : layout.master->part];
}

Placeholder Sheets::placeholder(const LayoutSheet& layout, const SheetShape& shape) {
  return read_placeholder(
      {*layout.master, layout.theme().fonts, layout.colors, defaults_, texts_of(layout)}, shape);
}

std::shared_ptr<const InheritedText> Sheets::master_text(const LayoutSheet& layout,
                                                         const std::string& family) {
  return pptx::master_text(
      {*layout.master, layout.theme().fonts, layout.colors, defaults_, texts_of(layout)}, family);
}

}  // namespace deckle::pptx
