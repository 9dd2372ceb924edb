#include "ooxml/workbook/cell_values.h"
#include "ooxml/workbook/workbook_parts.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml {

std::string rich_text(pugi::xml_node rst) {
  std::string text;
  for (const pugi::xml_node child : rst.children()) {
    const std::string_view name = child.name();
    if (name == "s:t") text += xml::text_of(child);
    if (name == "s:r") text += xml::text_of(child.child("s:t"));
  }
  return from_xstring(text);
}

Result<std::vector<SharedText>> read_shared_strings(const Package& package,
                                                    const std::string& workbook_part,
                                                    Budget& budget) {
  const std::optional<std::string> part = package.related(workbook_part, "sharedStrings");
  const std::string* const bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return std::vector<SharedText>();
  const Result<xml::Document> document = xml::parse(*bytes, *part, budget);
  if (!document) return tl::unexpected(document.error());
  std::vector<SharedText> strings;
  for (const pugi::xml_node item : document->root().children("s:si"))
    strings.push_back(std::make_shared<const std::string>(rich_text(item)));
  return strings;
}

}  // namespace deckle::ooxml
