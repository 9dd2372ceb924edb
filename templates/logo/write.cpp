#include "templates/logo/write.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"
#include "pptx/write/elements.h"
#include "templates/edit_part.h"

namespace deckle::templates {

namespace {

using ooxml::xml::Writer;

// [MS-ODRAWXML] 2.3.3: the vector picture behind a raster one.
constexpr const char* kSvgUri = "{96DAC541-7B7A-43D3-8B79-37D633B846F1}";
constexpr const char* kSvg = "http://schemas.microsoft.com/office/drawing/2016/SVG/main";
constexpr double kPlatePt = 6;  // ours: around the picture

void open_shape(Writer& w, const char* name) {
  w.open(name)
      .attribute("xmlns:p", ooxml::xml::kP)
      .attribute("xmlns:a", ooxml::xml::kA)
      .attribute("xmlns:r", ooxml::xml::kR);
}

void write_rect(Writer& w, const Rect& box) {
  w.open("a:xfrm").open("a:off").attribute("x", box.x.value()).attribute("y", box.y.value());
  w.close().open("a:ext").attribute("cx", box.w.value()).attribute("cy", box.h.value());
  w.close().close();
  w.open("a:prstGeom").attribute("prst", "rect").empty("a:avLst").close();
}

std::string plate_xml(const Color& color, const Rect& box, std::int64_t id) {
  Writer w(Writer::Declaration::No);
  open_shape(w, "p:sp");
  w.open("p:nvSpPr").open("p:cNvPr").attribute("id", id).attribute("name", "Logo plate").close();
  w.empty("p:cNvSpPr").open("p:nvPr").attribute("userDrawn", true).close().close();
  w.open("p:spPr");
  write_rect(w, plate_around(box));
  ooxml::write_fill(w, {FillIr::Kind::Solid, color});
  w.open("a:ln").empty("a:noFill").close().close();
  w.open("p:txBody").empty("a:bodyPr").empty("a:lstStyle").open("a:p");
  w.open("a:endParaRPr").attribute("lang", "en-US").close().close().close();
  return w.close().take();
}

struct Embedded {
  std::string raster, svg;  // ids of relationships; svg empty: none
};

std::string picture_xml(const Embedded& ids, const Rect& box, const std::string& alt,
                        std::int64_t id) {
  Writer w(Writer::Declaration::No);
  open_shape(w, "p:pic");
  w.open("p:nvPicPr").open("p:cNvPr").attribute("id", id).attribute("name", kLogoName);
  w.attribute("descr", alt).close();
  w.open("p:cNvPicPr").open("a:picLocks").attribute("noChangeAspect", true).close().close();
  w.open("p:nvPr").attribute("userDrawn", true).close().close();
  w.open("p:blipFill").open("a:blip").attribute("r:embed", ids.raster);
  if (!ids.svg.empty()) {
    w.open("a:extLst").open("a:ext").attribute("uri", kSvgUri);
    w.open("asvg:svgBlip").attribute("xmlns:asvg", kSvg).attribute("r:embed", ids.svg).close();
    w.close().close();
  }
  w.close().open("a:stretch").empty("a:fillRect").close().close();
  w.open("p:spPr");
  write_rect(w, box);
  return w.close().close().take();
}

// A relationship of `part` to a picture that was added to the package.
std::string relate(ooxml::Package& package, const std::string& part, const std::string& target) {
  std::vector<ooxml::Relationship> all = package.relationships(part);
  std::set<std::string> ids;
  for (const ooxml::Relationship& r : all) {
    if (!r.external && ooxml::Package::resolve(part, r.target) == target) return r.id;
    ids.insert(r.id);
  }
  std::string id;
  for (std::size_t n = all.size() + 1; id.empty() || ids.contains(id); ++n)
    id = "rId" + std::to_string(n);
  all.push_back(
      {id, ooxml::office_relationship("image"), ooxml::Package::relative(part, target), false});
  package.set_relationships(part, all);
  return id;
}

Embedded embed(ooxml::Package& package, pptx::MediaParts& media, const std::string& part,
               const PictureIr& picture) {
  pptx::add_media(media, package, picture);
  const bool drawn = picture.fallback != nullptr;
  Embedded ids;
  ids.raster = relate(package, part,
                      drawn ? media.part_of(picture.fallback, PictureFormat::Png)
                            : media.part_of(picture.bytes, picture.format));
  if (drawn) ids.svg = relate(package, part, media.part_of(picture.bytes, picture.format));
  return ids;
}

std::int64_t largest_id(pugi::xml_node tree) {
  std::int64_t largest = 0;
  for (const pugi::xml_node node : tree.children()) {
    if (local_name(node.name()) == "cNvPr")
      largest = std::max<std::int64_t>(largest, node.attribute("id").as_llong());
    largest = std::max(largest, largest_id(node));
  }
  return largest;
}

void append(pugi::xml_node tree, const std::string& xml) {
  const pugi::xml_node extensions = local_child(tree, "extLst");
  pugi::xml_document shape;
  shape.load_buffer(xml.data(), xml.size(), pugi::parse_full | pugi::parse_ws_pcdata);
  if (extensions)
    tree.insert_copy_before(shape.document_element(), extensions);
  else
    tree.append_copy(shape.document_element());
}

}  // namespace

Rect plate_around(const Rect& box) { return box.inflated(emu_from_pt(kPlatePt)); }

Result<void> write_logo(ooxml::Package& package, pptx::MediaParts& media, const std::string& part,
                        const LogoLook& look, const Rect& box, const std::string& alt) {
  const std::string* bytes = package.find(part);
  if (bytes == nullptr) return fail(ErrorCode::Malformed, {}, part);
  const Embedded ids = embed(package, media, part, *look.picture);
  Result<std::string> changed = edited_part(*bytes, part, [&](pugi::xml_document& document) {
    const pugi::xml_node tree =
        local_child(local_child(document.document_element(), "cSld"), "spTree");
    std::int64_t id = largest_id(tree);
    if (look.plate) append(tree, plate_xml(*look.plate, box, ++id));
    append(tree, picture_xml(ids, box, alt, ++id));
  });
  if (!changed) return tl::unexpected(std::move(changed.error()));
  package.put(part, std::move(*changed), package.content_type(part));
  return {};
}

}  // namespace deckle::templates
