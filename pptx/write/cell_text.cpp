#include "pptx/write/cell_text.h"

#include <optional>
#include <string_view>

#include "ooxml/drawing/text_styles.h"
#include "ooxml/xml/document.h"

namespace deckle::pptx {

namespace {

// Whether a style of ppt/tableStyles.xml may give cells another face than the theme's body face:
// CT_TableStyleTextStyle has a:fontRef or a:font (ECMA-376 Part 1, 20.1.4.2.30).
bool styles_set_faces(const ooxml::Package& package, const std::string& main) {
  const std::optional<std::string> part = package.related(main, "tableStyles");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return false;
  const std::string_view text = *bytes;
  return text.find("\"major\"") != text.npos || text.find("'major'") != text.npos ||
         text.find(":font>") != text.npos;
}

}  // namespace

Result<std::map<std::string, InheritedText>> read_cell_text(
    const ooxml::Package& package, const std::string& main,
    const std::map<std::string, ooxml::ThemeFaces>& faces, Budget& budget) {
  std::map<std::string, InheritedText> found;
  const std::string* bytes = package.find(main);
  if (bytes == nullptr || styles_set_faces(package, main)) return found;
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, main, budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node style = document->root().child("p:defaultTextStyle");
  if (!style.child("a:lvl1pPr")) return found;
  for (const auto& [master, theme] : faces) {
    const ooxml::ThemeFonts fonts{theme.major, theme.minor, {}, {}};
    InheritedText text = ooxml::initial_text({}, fonts);
    ooxml::apply_list_style(text, style, {}, fonts);
    found.emplace(master, std::move(text));
  }
  return found;
}

}  // namespace deckle::pptx
