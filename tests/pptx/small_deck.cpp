#include "tests/pptx/small_deck.h"

#include <gtest/gtest.h>

#include <utility>

#include "tests/support/fresh_budget.h"

namespace deckle::test {

namespace {

constexpr const char* kOffice =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
constexpr const char* kRelationshipsType =
    "application/vnd.openxmlformats-package.relationships+xml";

std::string tree(const std::string& shapes) {
  return "<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id=\"1\" name=\"\"/><p:cNvGrpSpPr/><p:nvPr/>"
         "</p:nvGrpSpPr><p:grpSpPr/>" +
         shapes + "</p:spTree></p:cSld>";
}

std::string theme() {
  const auto color = [](const std::string& name, const std::string& rgb) {
    return "<a:" + name + "><a:srgbClr val=\"" + rgb + "\"/></a:" + name + ">";
  };
  return part_xml(
      "a:theme",
      "<a:themeElements><a:clrScheme name=\"t\">" + color("dk1", "101010") +
          color("lt1", "FAFAFA") + color("dk2", "202060") + color("lt2", "E0E0F0") +
          color("accent1", "4472C4") + color("accent2", "ED7D31") + color("accent3", "A5A5A5") +
          color("accent4", "FFC000") + color("accent5", "5B9BD5") + color("accent6", "70AD47") +
          color("hlink", "0563C1") + color("folHlink", "954F72") +
          "</a:clrScheme><a:fontScheme name=\"t\"><a:majorFont><a:latin typeface=\"Head\"/>"
          "<a:ea typeface=\"\"/><a:cs typeface=\"\"/><a:font script=\"Hang\" "
          "typeface=\"Head Hang\"/></a:majorFont><a:minorFont><a:latin typeface=\"Text\"/>"
          "<a:ea typeface=\"\"/><a:cs typeface=\"\"/><a:font script=\"Hang\" "
          "typeface=\"Text Hang\"/><a:font script=\"Jpan\" typeface=\"Text Jpan\"/>"
          "</a:minorFont></a:fontScheme><a:fmtScheme name=\"t\"><a:fillStyleLst>"
          "<a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill>"
          "<a:solidFill><a:schemeClr val=\"phClr\"><a:lumMod val=\"50000\"/></a:schemeClr>"
          "</a:solidFill><a:noFill/></a:fillStyleLst><a:lnStyleLst>"
          "<a:ln w=\"25400\"><a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill></a:ln>"
          "</a:lnStyleLst><a:bgFillStyleLst><a:solidFill><a:schemeClr val=\"phClr\"/>"
          "</a:solidFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements>");
}

std::string master() {
  return part_xml(
      "p:sldMaster",
      tree(sp(2, "<p:ph type=\"title\"/>", xfrm(500000, 200000, 8000000, 900000),
              "<a:bodyPr lIns=\"50000\" anchor=\"ctr\"><a:normAutofit/></a:bodyPr><a:lstStyle/>"
              "<a:p/>") +
           sp(3, "<p:ph type=\"body\" idx=\"1\"/>", xfrm(500000, 1300000, 8000000, 4000000),
              "<a:bodyPr/><a:lstStyle/><a:p/>") +
           sp(4, "",
              xfrm(0, 0, 9144000, 50000) + "<a:prstGeom prst=\"rect\"/><a:solidFill>"
                                           "<a:schemeClr val=\"accent1\"/></a:solidFill>",
              "")) +
          "<p:clrMap bg1=\"lt1\" tx1=\"dk1\" bg2=\"lt2\" tx2=\"dk2\" accent1=\"accent1\" "
          "accent2=\"accent2\" accent3=\"accent3\" accent4=\"accent4\" accent5=\"accent5\" "
          "accent6=\"accent6\" hlink=\"hlink\" folHlink=\"folHlink\"/><p:sldLayoutIdLst>"
          "<p:sldLayoutId id=\"2147483700\" r:id=\"rId1\"/></p:sldLayoutIdLst><p:txStyles>"
          "<p:titleStyle><a:lvl1pPr algn=\"ctr\"><a:defRPr sz=\"4000\" b=\"1\"><a:solidFill>"
          "<a:schemeClr val=\"tx2\"/></a:solidFill><a:latin typeface=\"+mj-lt\"/>"
          "<a:ea typeface=\"+mj-ea\"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>"
          "<a:lvl1pPr marL=\"228600\" indent=\"-228600\"><a:spcBef><a:spcPts val=\"1000\"/>"
          "</a:spcBef><a:buChar char=\"•\"/><a:defRPr sz=\"2400\" kern=\"1200\"/></a:lvl1pPr>"
          "<a:lvl2pPr marL=\"685800\" indent=\"-228600\"><a:buChar char=\"–\"/>"
          "<a:defRPr sz=\"2000\"/></a:lvl2pPr><a:lvl3pPr><a:defRPr sz=\"1800\"/></a:lvl3pPr>"
          "</p:bodyStyle><p:otherStyle/></p:txStyles>");
}

std::string layout() {
  return part_xml("p:sldLayout",
                  tree(sp(2, "<p:ph type=\"title\"/>", xfrm(500000, 100000, 8000000, 900000),
                          "<a:bodyPr/><a:lstStyle/><a:p/>") +
                       sp(3, "<p:ph idx=\"1\"/>", "",
                          "<a:bodyPr tIns=\"30000\"/><a:lstStyle><a:lvl1pPr><a:defRPr "
                          "sz=\"2200\"/></a:lvl1pPr></a:lstStyle><a:p/>") +
                       sp(9, "", xfrm(0, 6000000, 9144000, 50000), "")) +
                      "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>",
                  "type=\"obj\"");
}

std::string presentation(std::size_t slides) {
  std::string list;
  for (std::size_t i = 0; i < slides; ++i)
    list += "<p:sldId id=\"" + std::to_string(256 + i) + "\" r:id=\"rId" + std::to_string(i + 2) +
            "\"/>";
  return part_xml("p:presentation",
                  "<p:sldMasterIdLst><p:sldMasterId id=\"2147483648\" r:id=\"rId1\"/>"
                  "</p:sldMasterIdLst><p:sldIdLst>" +
                      list +
                      "</p:sldIdLst><p:sldSz cx=\"9144000\" cy=\"6858000\"/><p:defaultTextStyle>"
                      "<a:lvl1pPr><a:defRPr sz=\"1400\"/></a:lvl1pPr></p:defaultTextStyle>");
}

std::string content_type(const std::string& name) {
  const auto is = [&name](const char* folder) { return name.starts_with(folder); };
  const std::string base = "application/vnd.openxmlformats-officedocument.presentationml.";
  if (name.ends_with(".rels")) return kRelationshipsType;
  if (is("ppt/presentation.xml")) return base + "presentation.main+xml";
  if (is("ppt/slideMasters/")) return base + "slideMaster+xml";
  if (is("ppt/slideLayouts/")) return base + "slideLayout+xml";
  if (is("ppt/slides/")) return base + "slide+xml";
  if (is("ppt/theme/")) return "application/vnd.openxmlformats-officedocument.theme+xml";
  if (is("ppt/media/")) return "image/png";
  return "application/xml";
}

}  // namespace

std::string part_xml(const std::string& root, const std::string& content,
                     const std::string& attributes) {
  std::string open = root + " xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\"";
  open += " xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\"";
  open += " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";
  open += " xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\"";
  open += " xmlns:a14=\"http://schemas.microsoft.com/office/drawing/2010/main\"";
  open += " xmlns:m=\"http://schemas.openxmlformats.org/officeDocument/2006/math\"";
  open += " xmlns:dgm=\"http://schemas.openxmlformats.org/drawingml/2006/diagram\"";
  open += " xmlns:dsp=\"http://schemas.microsoft.com/office/drawing/2008/diagram\"";
  open += " xmlns:p14=\"http://schemas.microsoft.com/office/powerpoint/2010/main\"";
  if (!attributes.empty()) open += " " + attributes;
  return "<" + open + ">" + content + "</" + root + ">";
}

std::string sp(int id, const std::string& nv, const std::string& properties,
               const std::string& text, const std::string& style) {
  const std::string number = std::to_string(id);
  std::string out = "<p:sp><p:nvSpPr><p:cNvPr id=\"" + number + "\" name=\"shape " + number +
                    "\"/><p:cNvSpPr/><p:nvPr>" + nv + "</p:nvPr></p:nvSpPr><p:spPr>" + properties +
                    "</p:spPr>" + style;
  if (!text.empty()) out += "<p:txBody>" + text + "</p:txBody>";
  return out + "</p:sp>";
}

std::string xfrm(int x, int y, int cx, int cy, const std::string& attributes) {
  return "<a:xfrm" + (attributes.empty() ? std::string() : " " + attributes) + "><a:off x=\"" +
         std::to_string(x) + "\" y=\"" + std::to_string(y) + "\"/><a:ext cx=\"" +
         std::to_string(cx) + "\" cy=\"" + std::to_string(cy) + "\"/></a:xfrm>";
}

std::string rels(const std::vector<std::pair<std::string, std::string>>& targets) {
  std::string out =
      "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">";
  int id = 0;
  for (const auto& [tail, target] : targets) {
    out += "<Relationship Id=\"rId" + std::to_string(++id) + "\" Type=\"" + kOffice + tail +
           "\" Target=\"" + target + "\"" +
           (target.find("://") == std::string::npos ? "" : " TargetMode=\"External\"") + "/>";
  }
  return out + "</Relationships>";
}

ooxml::Package small_package(const std::vector<std::string>& slides, const PartBytes& parts) {
  PartBytes all{{"_rels/.rels", rels({{"officeDocument", "ppt/presentation.xml"}})},
                {"ppt/presentation.xml", presentation(slides.size())},
                {"ppt/theme/theme1.xml", theme()},
                {kMaster1, master()},
                {"ppt/slideMasters/_rels/slideMaster1.xml.rels",
                 rels({{"slideLayout", "../slideLayouts/slideLayout1.xml"},
                       {"theme", "../theme/theme1.xml"}})},
                {kLayout1, layout()},
                {"ppt/slideLayouts/_rels/slideLayout1.xml.rels",
                 rels({{"slideMaster", "../slideMasters/slideMaster1.xml"}})}};
  std::vector<std::pair<std::string, std::string>> listed{
      {"slideMaster", "slideMasters/slideMaster1.xml"}};
  for (std::size_t i = 0; i < slides.size(); ++i) {
    const std::string name = "slide" + std::to_string(i + 1) + ".xml";
    listed.emplace_back("slide", "slides/" + name);
    all["ppt/slides/" + name] = part_xml("p:sld", tree(slides[i]));
    all["ppt/slides/_rels/" + name + ".rels"] =
        rels({{"slideLayout", "../slideLayouts/slideLayout1.xml"}});
  }
  all["ppt/_rels/presentation.xml.rels"] = rels(listed);
  for (const auto& [name, bytes] : parts) all[name] = bytes;
  ooxml::Package package;
  for (const auto& [name, bytes] : all) {
    if (!bytes.empty()) package.put(name, bytes, content_type(name));
  }
  return package;
}

pptx::ReadDeck read_small_deck(const std::vector<std::string>& slides, const PartBytes& parts) {
  Result<pptx::ReadDeck> read =
      pptx::read_deck(small_package(slides, parts), "small.pptx", fresh_budget());
  EXPECT_TRUE(read) << to_string(read.error());
  return read ? std::move(*read) : pptx::ReadDeck{};
}

}  // namespace deckle::test
