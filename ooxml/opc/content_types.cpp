#include "ooxml/opc/content_types.h"

#include "ooxml/messages/tr.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

Result<ContentTypes> read_content_types(std::string_view bytes, Budget& budget,
                                        PackageFaults* tolerated) {
  const std::string where(kContentTypesName);
  const Result<xml::Document> document = xml::parse(bytes, where, budget);
  if (!document) return tl::unexpected(document.error());
  if (std::string_view(document->root().name()) != "ct:Types")
    return fail(ErrorCode::Malformed, tr("is not a list of content types"), where);
  ContentTypes types;
  std::size_t index = 0;
  for (const pugi::xml_node node : document->root().children()) {
    if (node.type() != pugi::node_element) continue;
    const std::size_t at = index++;
    const std::string_view kind = node.name();
    const bool is_default = kind == "ct:Default";
    if (!is_default && kind != "ct:Override") continue;
    const std::string spelled = node.attribute(is_default ? "Extension" : "PartName").value();
    std::string type = node.attribute("ContentType").value();
    const auto add_fault = [&](FaultKind fault, std::string detail) {
      tolerated->push_back({fault, where, spelled, std::move(detail), at, {}});
    };
    if (tolerated != nullptr && registered_type(type) != type) {
      std::string registered(registered_type(type));
      tolerated->push_back({FaultKind::UnregisteredType, where, type, registered, at, {}});
      type = std::move(registered);
    }
    std::string name = spelled;
    if (!is_default && !spelled.starts_with('/')) {
      if (tolerated == nullptr)
        return fail(ErrorCode::Malformed,
                    tr("the part name {} has no leading slash", ascii_lower(spelled)), where);
      add_fault(FaultKind::RelativeOverride, type);
    } else if (!is_default) {
      name.erase(0, 1);
    }
    auto& known = is_default ? types.defaults : types.overrides;
    if (!known.emplace(ascii_lower(name), type).second) {
      if (tolerated == nullptr)
        return fail(ErrorCode::Malformed, tr("{} is listed twice", ascii_lower(spelled)), where);
      add_fault(is_default ? FaultKind::RepeatedDefault : FaultKind::RepeatedOverride, type);
    } else if (!is_default) {
      types.listed.push_back({std::move(name), at});
    }
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
