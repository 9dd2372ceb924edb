#include "pptx/read/sheet_facts.h"

#include <algorithm>
#include <string_view>

#include "pptx/read/background.h"

namespace deckle::pptx {

namespace {

// The highest N with an a:lvlNpPr, up to `most`.
std::size_t highest(pugi::xml_node list, std::size_t most) {
  for (std::size_t n = most; n > 0; --n) {
    if (list.child(("a:lvl" + std::to_string(n) + "pPr").c_str())) return n;
  }
  return 0;
}

pugi::xml_node list_style(const SheetShape& shape) {
  return shape.node.child("p:txBody").child("a:lstStyle");
}

}  // namespace

std::size_t defined_levels(const Master& master, const std::string& family, const SheetShape* own,
                           std::size_t most) {
  if (family != "body") return 1;
  const pugi::xml_node styles = master.document.root().child("p:txStyles");
  std::size_t levels = std::max<std::size_t>(1, highest(styles.child("p:bodyStyle"), most));
  for (const SheetShape* shape : {master.find(family), own}) {
    if (shape != nullptr) levels = std::max(levels, highest(list_style(*shape), most));
  }
  return levels;
}

std::string saved_text(const SheetShape& shape) {
  std::string out;
  bool first = true;
  for (const pugi::xml_node paragraph : shape.node.child("p:txBody").children("a:p")) {
    if (!first) out += '\n';
    first = false;
    for (const pugi::xml_node piece : paragraph.children()) {
      const std::string_view name = piece.name();
      if (name == "a:br") out += '\n';
      if (name == "a:r" || name == "a:fld") out += piece.child("a:t").text().get();
    }
  }
  return out;
}

const char* shape_kind(const SheetShape& shape) {
  const std::string_view name = shape.node.name();
  if (name == "p:pic") return "picture";
  if (name == "p:cxnSp") return "line";
  if (name == "p:sp") return "shape";
  return "frame";
}

std::string picture_part(const ooxml::Package& package, const std::string& part,
                         const SheetShape& shape) {
  const pugi::xml_node blip = shape.node.child("p:blipFill").child("a:blip");
  const std::map<std::string, std::string> targets = package.targets(part);
  const auto found = targets.find(blip.attribute("r:embed").value());
  return found == targets.end() ? std::string() : found->second;
}

std::map<std::string, std::string> color_map(const Master& master) {
  std::map<std::string, std::string> out;
  for (const pugi::xml_attribute entry : master.document.root().child("p:clrMap").attributes()) {
    if (std::string_view(entry.name()).find(':') == std::string_view::npos)
      out.emplace(entry.name(), entry.value());
  }
  return out;
}

std::string theme_name(const Master& master) {
  return master.theme.document == nullptr ? std::string()
                                          : master.theme.document->root().attribute("name").value();
}

std::uint32_t master_background(const Master& master, Size page) {
  return effective_background({{master.document.root(), &master.shapes}}, master.theme,
                              master.colors, page, master.colors.at("tx1"));
}

}  // namespace deckle::pptx
