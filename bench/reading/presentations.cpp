// Presentations: the built-in template with slides that grow in number or in content.

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "bench/reading/shape.h"
#include "pptx/check/repair/repair_package.h"
#include "pptx/read/deck_reader.h"
#include "templates/builtin.h"

namespace deckle::bench {
namespace {

constexpr const char* kPresentation = "ppt/presentation.xml";
constexpr const char* kOffice =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
constexpr const char* kSlideType =
    "application/vnd.openxmlformats-officedocument.presentationml.slide+xml";

using Trees = std::vector<std::string>;  // what is in the tree of each slide

std::string slide_xml(const std::string& shapes) {
  return R"(<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree>)" +
         shapes + "</p:spTree></p:cSld></p:sld>";
}

enum class Reader { Read, Repair };

// Whether the package could be checked and repaired.
bool repairs(const ooxml::Package& package, const Limits& limits) {
  Budget budget(limits);
  Result<pptx::check::Checked> checked = pptx::check::check_package(package, {}, {}, budget);
  return checked && pptx::check::repair_package(package, {}, std::move(*checked), {}, limits);
}

Input presentation(const Trees& slides, Reader reader) {
  auto package = std::make_shared<ooxml::Package>(
      ooxml::Package::from_embedded(templates::embedded_files(), "default-16x9/").value());
  std::vector<ooxml::Relationship> all = package->relationships(kPresentation);
  std::string ids = "<p:sldIdLst>";
  for (std::size_t i = 0; i < slides.size(); ++i) {
    const std::string name = fmt::format("ppt/slides/slide{}.xml", i + 1);
    package->put(name, slide_xml(slides[i]), kSlideType);
    package->set_relationships(name, {{"rId1", fmt::format("{}slideLayout", kOffice),
                                       "../slideLayouts/slideLayout2.xml", false}});
    all.push_back({fmt::format("s{}", i), fmt::format("{}slide", kOffice),
                   fmt::format("slides/slide{}.xml", i + 1), false});
    ids += fmt::format(R"(<p:sldId id="{}" r:id="s{}"/>)", 256 + i, i);
  }
  package->set_relationships(kPresentation, all);
  std::string xml = *package->find(kPresentation);
  xml.insert(xml.find("<p:sldSz"), ids + "</p:sldIdLst>");
  package->put(kPresentation, xml, package->content_type(kPresentation));
  // The template is the same at every size, and small slides would be measured with its bytes.
  std::size_t bytes = 0;
  for (std::size_t i = 1; i <= slides.size(); ++i)
    bytes += package->find(fmt::format("ppt/slides/slide{}.xml", i))->size();
  return {bytes, [package, reader](const Limits& limits) {
            if (reader == Reader::Repair) return repairs(*package, limits);
            Budget budget(limits);
            return pptx::read_deck(*package, "x", budget).has_value();
          }};
}

std::string times(std::size_t count, const std::string& piece) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += piece;
  return out;
}

std::string text_shape(const std::string& paragraphs) {
  return R"(<p:sp><p:nvSpPr><p:cNvPr id="5" name="Text"/><p:cNvSpPr/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>)" +
         paragraphs + "</p:txBody></p:sp>";
}

// `content` of a size, spread over slides of at most `most` pieces.
Shape grows(const char* name, bool ordinary, std::size_t largest, std::size_t most,
            std::function<std::string(std::size_t)> content, Reader reader = Reader::Read) {
  return {reader == Reader::Repair ? "doctor" : "presentation", name, ordinary, up_to(largest),
          [=](std::size_t count) {
            Trees slides;
            for (std::size_t done = 0; done < count; done += most)
              slides.push_back(content(std::min(most, count - done)));
            return presentation(slides, reader);
          }};
}

}  // namespace

void add_repairs(std::vector<Shape>& shapes) {
  const auto add = [&shapes](const char* name, std::size_t largest, std::string piece) {
    shapes.push_back(grows(
        name, false, largest, 10'000, [piece](std::size_t n) { return times(n, piece); },
        Reader::Repair));
  };
  add("shapes of one id", 95'000,
      R"(<p:sp><p:nvSpPr><p:cNvPr id="5" name="x"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>)");
  add("shapes in wrong order", 95'000, "<p:sp><p:spPr/><p:nvSpPr/></p:sp>");
  add("impossible numbers", 95'000,
      R"(<p:sp><p:spPr><a:xfrm rot="NaN" x="1"><a:off x="NaN"/></a:xfrm></p:spPr></p:sp>)");
  add("pictures without their relationships", 95'000,
      R"(<p:pic><p:blipFill><a:blip r:embed="gone"/></p:blipFill></p:pic>)");
  add("paragraph properties behind runs", 95'000,
      "<p:sp><p:txBody><a:p><a:r><a:t/></a:r><a:pPr/></a:p></p:txBody></p:sp>");
  shapes.push_back(grows(
      "properties of one paragraph", false, 95'000, 10'000,
      [](std::size_t n) {
        return text_shape("<a:p>" + times(n, R"(<a:r><a:t/></a:r><a:pPr lvl="0"/>)") + "</a:p>");
      },
      Reader::Repair));
}

void add_presentations(std::vector<Shape>& shapes) {
  const std::string paragraph =
      R"(<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="ko-KR" sz="1800" b="1"/><a:t>분기 실적은 모든 지역에서 계획보다 빠르게 늘었다 and so did margins.</a:t></a:r></a:p>)";
  shapes.push_back(grows("slides of text", true, 4'800, 1,
                         [paragraph](std::size_t) { return text_shape(times(8, paragraph)); }));
  shapes.push_back(grows("empty paragraphs", false, 390'000, 50'000,
                         [](std::size_t n) { return text_shape(times(n, "<a:p/>")); }));
  shapes.push_back(grows("runs of one letter", false, 390'000, 50'000, [](std::size_t n) {
    return text_shape("<a:p>" + times(n, "<a:r><a:t>a</a:t></a:r>") + "</a:p>");
  }));
  shapes.push_back(grows("shapes without anything", false, 95'000, 19'000,
                         [](std::size_t n) { return times(n, "<p:sp/>"); }));
  // Each counts for seven.
  shapes.push_back(grows("shapes deep in groups", false, 13'500, 2'700, [](std::size_t n) {
    const std::string open =
        R"(<p:grpSp><p:grpSpPr><a:xfrm rot="60000"><a:off x="0" y="0"/><a:ext cx="9" cy="9"/><a:chOff x="0" y="0"/><a:chExt cx="9" cy="9"/></a:xfrm></p:grpSpPr>)";
    return times(100, open) +
           times(
               n,
               R"(<p:sp><p:spPr><a:xfrm><a:off x="1" y="1"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr></p:sp>)") +
           times(100, "</p:grpSp>");
  }));
  shapes.push_back(grows("rows of a table without cells", false, 3'800, 380, [](std::size_t n) {
    return R"(<p:graphicFrame><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid>)" +
           times(100, "<a:gridCol/>") + "</a:tblGrid>" + times(n, "<a:tr/>") +
           "</a:tbl></a:graphicData></a:graphic></p:graphicFrame>";
  }));
}

}  // namespace deckle::bench
