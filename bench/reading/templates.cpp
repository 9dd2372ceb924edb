// Templates: the built-in one with parts that grow.

#include <fmt/format.h>

#include <memory>

#include "bench/reading/shape.h"
#include "ooxml/xml/document.h"
#include "templates/brand_kit.h"
#include "templates/builtin.h"
#include "templates/template.h"

namespace deckle::bench {
namespace {

constexpr const char* kLayout = "ppt/slideLayouts/slideLayout1.xml";
constexpr const char* kMaster = "ppt/slideMasters/slideMaster1.xml";

using Change = std::function<void(ooxml::Package&)>;

Input changed(const Change& change) {
  auto package = std::make_shared<ooxml::Package>(
      ooxml::Package::from_embedded(templates::embedded_files(), "default-16x9/").value());
  change(*package);
  std::size_t bytes = 0;
  for (const std::string& name : package->names()) bytes += package->find(name)->size();
  return {bytes, [package](const Limits& limits) {
            Budget budget(limits);
            return templates::read_template(package, "x", budget).has_value();
          }};
}

std::string put_into(const ooxml::Package& package, const char* part, const std::string& before, const std::string& more) {
  std::string xml = *package.find(part);
  return xml.insert(xml.find(before), more);
}

std::string placeholder(std::size_t idx, const std::string& body) {
  return fmt::format(
      R"(<p:sp><p:nvSpPr><p:cNvPr id="{}" name="p"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="{}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody>{}<a:p/></p:txBody></p:sp>)",
      idx + 100, idx + 100, body);
}

Shape grows(const char* name, bool ordinary, std::size_t most, const char* part, const std::string& before,
            std::function<std::string(std::size_t)> more) {
  return {"template", name, ordinary, up_to(most), [=](std::size_t count) {
            return changed([&](ooxml::Package& package) {
              package.put(part, put_into(package, part, before, more(count)), package.content_type(part));
            });
          }};
}

std::string times(std::size_t count, const std::function<std::string(std::size_t)>& piece) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += piece(i);
  return out;
}

}  // namespace

void add_templates(std::vector<Shape>& shapes) {
  const std::string end = "</p:spTree>";
  const std::string levels = [] {
    std::string out = "<a:bodyPr lIns=\"0\"/><a:lstStyle>";
    for (int i = 1; i <= 9; ++i)
      out += fmt::format(R"(<a:lvl{}pPr marL="0"><a:defRPr sz="1800"><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl{}pPr>)", i, i);
    return out + "</a:lstStyle>";
  }();
  shapes.push_back(grows("placeholders of a layout", false, 19'000, kLayout, end, [](std::size_t n) {
    return times(n, [](std::size_t i) { return placeholder(i, "<a:bodyPr lIns=\"1\"/>"); });
  }));
  shapes.push_back(grows("placeholders with list styles", false, 3'700, kLayout, end, [levels](std::size_t n) {
    return times(n, [&](std::size_t i) { return placeholder(i, levels); });
  }));
  shapes.push_back(grows("placeholders of the master", false, 19'000, kMaster, end, [](std::size_t n) {
    return times(n, [](std::size_t i) { return placeholder(i, "<a:bodyPr/>"); });
  }));
  shapes.push_back(grows("groups in groups", false, 1'000, kLayout, end, [](std::size_t n) {
    const std::string open = R"(<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/><a:chOff x="0" y="0"/><a:chExt cx="9" cy="9"/></a:xfrm></p:grpSpPr>)";
    return times(n / 20, [&](std::size_t) {
      return times(200, [&](std::size_t) { return open; }) + times(200, [](std::size_t) { return std::string("</p:grpSp>"); });
    });
  }));
  shapes.push_back(grows("decoration", true, 19'000, kLayout, end, [](std::size_t n) {
    return times(n, [](std::size_t) {
      return std::string(R"(<p:sp><p:nvSpPr><p:cNvPr id="9" name="Line"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="1" y="1"/><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="102030"/></a:solidFill></p:spPr></p:sp>)");
    });
  }));
  shapes.push_back({"template", "layouts", false, up_to(1900), [](std::size_t count) {
                      return changed([&](ooxml::Package& package) {
                        std::vector<ooxml::Relationship> all = package.relationships(kMaster);
                        std::string ids;
                        for (std::size_t i = 0; i < count; ++i) {
                          const std::string name = fmt::format("ppt/slideLayouts/more{}.xml", i);
                          package.put(name, *package.find(kLayout), package.content_type(kLayout));
                          all.push_back({fmt::format("m{}", i), "http://schemas.openxmlformats.org/officeDocument/2006/relationships/slideLayout",
                                         fmt::format("../slideLayouts/more{}.xml", i), false});
                          ids += fmt::format(R"(<p:sldLayoutId id="{}" r:id="m{}"/>)", 2147490000 + i, i);
                        }
                        package.set_relationships(kMaster, all);
                        package.put(kMaster, put_into(package, kMaster, "</p:sldLayoutIdLst>", ids), package.content_type(kMaster));
                      });
                    }});
  shapes.push_back(grows("a layout listed often", false, 390'000, kMaster, "</p:sldLayoutIdLst>", [](std::size_t n) {
    return times(n, [](std::size_t) { return std::string(R"(<p:sldLayoutId r:id="rId1"/>)"); });
  }));
  shapes.push_back({"child ranges", "elements of a part", false, beyond(390'000), [](std::size_t count) {
                      const auto text = std::make_shared<std::string>("<r>" + times(count, [](std::size_t) { return std::string("<b/>"); }) + "</r>");
                      return Input{text->size(), [text](const Limits& limits) {
                                     Budget budget(limits);
                                     return ooxml::xml::child_ranges(*text, "x", budget).has_value();
                                   }};
                    }});
}

}  // namespace deckle::bench
