#include "ooxml/properties/properties.h"

#include <algorithm>

#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"

namespace deckle::ooxml {

namespace {

constexpr const char* kCore =
    "http://schemas.openxmlformats.org/package/2006/metadata/core-properties";
constexpr const char* kApp =
    "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties";

void element_unless_empty(xml::Writer& w, std::string_view name, const std::string& value) {
  if (!value.empty()) w.element(name, value);
}

std::string core_xml(const DocumentProperties& properties) {
  std::string keywords;
  for (const std::string& keyword : properties.keywords)
    keywords += (keywords.empty() ? "" : ", ") + keyword;
  xml::Writer w;
  w.open("cp:coreProperties")
      .attribute("xmlns:cp", kCore)
      .attribute("xmlns:dc", "http://purl.org/dc/elements/1.1/");
  w.attribute("xmlns:dcterms", "http://purl.org/dc/terms/")
      .attribute("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance");
  element_unless_empty(w, "dc:title", properties.title);
  element_unless_empty(w, "dc:subject", properties.subject);
  element_unless_empty(w, "dc:language", properties.language);
  element_unless_empty(w, "cp:keywords", keywords);
  for (const char* name : {"dcterms:created", "dcterms:modified"}) {
    w.open(name).attribute("xsi:type", "dcterms:W3CDTF").text(properties.created).close();
  }
  return w.close().take();
}

std::string app_xml(const DeckCounts& counts) {
  xml::Writer w;
  w.open("Properties").attribute("xmlns", kApp);
  w.element("TotalTime", "0");
  w.element("Application", "Deckle");
  w.element("Slides", std::to_string(counts.slides));
  w.element("Notes", std::to_string(counts.notes));
  w.element("HiddenSlides", std::to_string(counts.hidden));
  // The version of Office whose file format this is, as applications expect here.
  w.element("AppVersion", "16.0000");
  return w.close().take();
}

// The name the base uses, so that there is no second part of this kind.
std::string name_of(const Package& package, std::string_view tail, const char* otherwise) {
  return package.related("", tail).value_or(otherwise);
}

}  // namespace

void write_properties(Package& package, const DocumentProperties& properties,
                      const DeckCounts& counts) {
  const std::string core = name_of(package, "core-properties", "docProps/core.xml");
  const std::string app = name_of(package, "extended-properties", "docProps/app.xml");
  package.put(core, core_xml(properties), kCoreType);
  package.put(app, app_xml(counts), kAppType);

  std::vector<Relationship> all = package.relationships("");
  std::erase_if(all, [](const Relationship& r) {
    const std::string_view tail = xml::type_tail(r.type);
    return tail == "core-properties" || tail == "extended-properties";
  });
  all.push_back({"", kCoreRelationship, core, false});
  all.push_back({"", office_relationship("extended-properties"), app, false});
  // Nothing refers to the package's own relationships by id, so they are renumbered.
  for (std::size_t i = 0; i < all.size(); ++i) all[i].id = "rId" + std::to_string(i + 1);
  package.set_relationships("", all);
}

}  // namespace deckle::ooxml
