#include "pptx/read/package_facts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "ooxml/opc/part_name.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"

namespace deckle::pptx {

namespace {

bool is_media(std::string_view type) {
  return type.starts_with("video/") || type.starts_with("audio/");
}

void add_parts(const ooxml::Package& package, PackageFacts& facts) {
  for (const std::string& name : package.names()) {
    if (ooxml::is_relationship_part(name)) continue;
    const std::string type = package.content_type(name);
    const std::string* bytes = package.find(name);
    facts.parts.push_back({name, type, bytes == nullptr ? 0 : bytes->size()});
    if (type.find("vbaProject") != std::string::npos) facts.macros.push_back(name);
    if (is_media(type)) facts.media.push_back(name);
    if (name.find("/embeddings/") != std::string::npos) facts.embedded_objects.push_back(name);
  }
}

void add_external_links(const ooxml::Package& package, PackageFacts& facts) {
  std::vector<std::string> sources{""};
  for (const PartFacts& part : facts.parts) sources.push_back(part.name);
  for (const std::string& source : sources) {
    for (const ooxml::Relationship& relationship : package.relationships(source)) {
      if (!relationship.external) continue;
      facts.external_links.push_back(
          {source, std::string(ooxml::xml::type_tail(relationship.type)), relationship.target});
    }
  }
}

void add_sections(const Presentation& presentation, PackageFacts& facts) {
  std::set<std::uint32_t> living;
  for (const SlideListing& slide : presentation.slides) {
    if (!slide.part.empty()) living.insert(slide.id);
  }
  for (const SectionListing& section : presentation.sections) {
    SectionFacts out{section.name, {}};
    for (const std::uint32_t id : section.slide_ids) {
      if (living.contains(id)) out.slide_ids.push_back("s" + std::to_string(id));
    }
    facts.sections.push_back(std::move(out));
  }
}

// p:embeddedFontLst (19.2.1.9): a typeface and up to four parts.
void add_fonts(const ooxml::Package& package, const Presentation& presentation,
               PackageFacts& facts) {
  const std::map<std::string, std::string> targets = package.targets(presentation.part);
  const pugi::xml_node list = presentation.document.root().child("p:embeddedFontLst");
  for (const pugi::xml_node font : list.children("p:embeddedFont")) {
    EmbeddedFontFacts out;
    for (const pugi::xml_node child : font.children()) {
      if (std::string_view(child.name()) == "p:font")
        out.typeface = child.attribute("typeface").value();
      const auto target = targets.find(child.attribute("r:id").value());
      if (target != targets.end()) out.parts.push_back(target->second);
    }
    facts.embedded_fonts.push_back(std::move(out));
  }
}

// The simple properties of docProps/core.xml and docProps/app.xml.
Result<void> add_properties(const ooxml::Package& package, Budget& budget, PackageFacts& facts) {
  for (const char* kind : {"core-properties", "extended-properties"}) {
    const auto part = package.related("", kind);
    const std::string* bytes = part ? package.find(*part) : nullptr;
    if (bytes == nullptr) continue;
    const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, *part, budget);
    if (!document && document.error().code == ErrorCode::Limit)
      return tl::unexpected(document.error());
    if (!document) continue;
    for (const pugi::xml_node property : document->root().children()) {
      const std::string_view name = property.name();
      const std::string value = property.text().get();
      if (value.empty() || property.first_child().type() == pugi::node_element) continue;
      facts.properties.emplace_back(name.substr(name.find(':') + 1), value);
    }
  }
  return {};
}

// docProps/custom.xml (22.3): what the file says of itself for deckle.
Result<void> add_suppressions(const ooxml::Package& package, Budget& budget, PackageFacts& facts) {
  std::optional<std::string> part = package.related("", "custom-properties");
  if (!part) part = package.related("", "customProperties");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return {};
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, *part, budget);
  if (!document && document.error().code == ErrorCode::Limit)
    return tl::unexpected(document.error());
  if (!document) return {};
  for (const pugi::xml_node property : document->root().children()) {
    const std::string_view name = property.attribute("name").value();
    if (name.starts_with(kSuppressionProperty))
      facts.suppressions.emplace_back(property.first_child().text().get());
  }
  return {};
}

}  // namespace

Result<PackageFacts> read_package_facts(const ooxml::Package& package,
                                        const Presentation& presentation, Budget& budget) {
  PackageFacts facts;
  add_parts(package, facts);
  add_external_links(package, facts);
  add_sections(presentation, facts);
  add_fonts(package, presentation, facts);
  if (Result<void> ok = add_properties(package, budget, facts); !ok)
    return tl::unexpected(ok.error());
  if (Result<void> ok = add_suppressions(package, budget, facts); !ok)
    return tl::unexpected(ok.error());
  return facts;
}

}  // namespace deckle::pptx
