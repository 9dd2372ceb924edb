#include "tests/templates/parts.h"

#include <gtest/gtest.h>

#include "templates/builtin.h"
#include "tests/support/fresh_budget.h"

namespace deckle::templates {

namespace {

ooxml::Package builtin_package() {
  Result<ooxml::Package> package = ooxml::Package::from_embedded(embedded_files(), "default-16x9/");
  EXPECT_TRUE(package) << to_string(package.error());
  return std::move(*package);
}

}  // namespace

Result<Template> template_with(const Parts& parts) {
  ooxml::Package package = builtin_package();
  for (const auto& [name, bytes] : parts) package.put(name, bytes, package.content_type(name));
  return read_template(std::make_shared<const ooxml::Package>(std::move(package)), "test",
                       deckle::test::fresh_budget());
}

std::string builtin_part(const std::string& name) {
  const ooxml::Package package = builtin_package();
  const std::string* bytes = package.find(name);
  EXPECT_NE(bytes, nullptr) << name;
  return bytes == nullptr ? std::string() : *bytes;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

std::string layout_xml(const std::string& shapes, const std::string& before_tree,
                       const std::string& override_map) {
  const std::string map = override_map.empty() ? "<a:masterClrMapping/>" : override_map;
  return R"(<p:sldLayout xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main")"
         R"( xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships")"
         R"( xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld name="test">)" +
         before_tree + "<p:spTree>" + shapes + "</p:spTree></p:cSld><p:clrMapOvr>" + map +
         "</p:clrMapOvr></p:sldLayout>";
}

std::string placeholder_xml(const std::string& attributes, const std::string& properties,
                            const std::string& body) {
  return R"(<p:sp><p:nvSpPr><p:cNvPr id="2" name="shape"/><p:cNvSpPr/><p:nvPr><p:ph )" +
         attributes + "/></p:nvPr></p:nvSpPr><p:spPr>" + properties + "</p:spPr><p:txBody>" + body +
         "<a:p/></p:txBody></p:sp>";
}

}  // namespace deckle::templates
