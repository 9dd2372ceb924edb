#include "ooxml/opc/content_types.h"

#include "ooxml/messages/tr.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

Result<ContentTypes> read_content_types(std::string_view bytes, Budget& budget) {
  const std::string where(kContentTypesName);
  const Result<xml::Document> document = xml::parse(bytes, where, budget);
  if (!document) return tl::unexpected(document.error());
  if (std::string_view(document->root().name()) != "ct:Types")
    return fail(ErrorCode::Malformed, tr("is not a list of content types"), where);
  ContentTypes types;
  for (const pugi::xml_node node : document->root().children()) {
    const std::string_view kind = node.name();
    const std::string type = node.attribute("ContentType").value();
    bool fresh = true;
    std::string key;
    if (kind == "ct:Default") {
      key = ascii_lower(node.attribute("Extension").value());
      fresh = types.defaults.emplace(key, type).second;
    } else if (kind == "ct:Override") {
      key = ascii_lower(node.attribute("PartName").value());
      if (!key.starts_with('/'))
        return fail(ErrorCode::Malformed, tr("the part name {} has no leading slash", key), where);
      fresh = types.overrides.emplace(key.substr(1), type).second;
    }
    if (!fresh) return fail(ErrorCode::Malformed, tr("{} is listed twice", key), where);
  }
  return types;
}

std::string write_content_types(const std::map<std::string, std::string>& defaults,
                                const std::map<std::string, std::string>& overrides) {
  xml::Writer w;
  w.open("Types").attribute("xmlns", xml::kContentTypes);
  for (const auto& [extension, type] : defaults) {
    w.open("Default").attribute("Extension", extension).attribute("ContentType", type).close();
  }
  for (const auto& [name, type] : overrides) {
    w.open("Override").attribute("PartName", "/" + name).attribute("ContentType", type).close();
  }
  return w.close().take();
}

}  // namespace deckle::ooxml
