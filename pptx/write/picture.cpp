// p:pic (ECMA-376 Part 1, 19.3.1.37), and the grey box in place of a missing picture.

#include <cmath>

#include "ooxml/xml/names.h"
#include "pptx/write/elements.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::pptx {

namespace {

// [MS-ODRAWXML] 2.3.3: the vector picture behind a raster one.
constexpr const char* kSvgUri = "{96DAC541-7B7A-43D3-8B79-37D633B846F1}";
constexpr const char* kSvg = "http://schemas.microsoft.com/office/drawing/2016/SVG/main";

std::string embed(SlidePart& part, const MediaParts::Bytes& bytes, PictureFormat format) {
  return part.relate("image", part.media().part_of(bytes, format));
}

void write_nvPicPr(SlidePart& part, const ElementIr& element) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:nvPicPr");
  write_cNvPr(part, element);
  w.open("p:cNvPicPr").open("a:picLocks");
  if (element.placeholder) w.attribute("noGrp", true);
  w.attribute("noChangeAspect", true).close().close();
  w.open("p:nvPr");
  if (element.placeholder) write_placeholder(w, *element.placeholder);
  w.close().close();
}

// ST_Percentage in thousandths of a percent. Cropped shares are rounded down, so that no background
// is visible at an edge.
std::int64_t thousandths(double share) {
  return std::llround(std::floor(share * 100000 + 1e-6));
}

void write_srcRect(ooxml::xml::Writer& w, const PicturePlacement& placed) {
  const std::int64_t l = thousandths(placed.cut_left), t = thousandths(placed.cut_top),
                     r = thousandths(placed.cut_right), b = thousandths(placed.cut_bottom);
  if (l == 0 && t == 0 && r == 0 && b == 0) return;
  w.open("a:srcRect");
  if (l != 0) w.attribute("l", l);
  if (t != 0) w.attribute("t", t);
  if (r != 0) w.attribute("r", r);
  if (b != 0) w.attribute("b", b);
  w.close();
}

void write_blipFill(SlidePart& part, const PictureIr& picture, const PicturePlacement& placed) {
  ooxml::xml::Writer& w = part.w;
  const bool drawn = picture.fallback != nullptr;  // SVG: readers without it show the PNG
  const std::string raster =
      drawn ? embed(part, picture.fallback, PictureFormat::Png)
            : embed(part, picture.bytes, picture.format);
  w.open("p:blipFill").open("a:blip").attribute("r:embed", raster);
  if (drawn) {
    w.open("a:extLst").open("a:ext").attribute("uri", kSvgUri);
    w.open("asvg:svgBlip").attribute("xmlns:asvg", kSvg);
    w.attribute("r:embed", embed(part, picture.bytes, picture.format)).close();
    w.close().close();
  }
  w.close();
  write_srcRect(w, placed);
  w.open("a:stretch").empty("a:fillRect").close().close();
}

void write_spPr(SlidePart& part, const ElementIr& element, const PicturePlacement& placed) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:spPr");
  const TransformedBox upright{placed.frame,
                               {placed.quarter_turns * kQuarterTurn, placed.flip_h, placed.flip_v}};
  ooxml::write_xfrm(w, "a:xfrm", turned_with(upright, {element.box, element.transform}));
  // A placeholder inherits the outline of its layout.
  if (!element.placeholder || element.shape != "rect")
    w.open("a:prstGeom").attribute("prst", element.shape).empty("a:avLst").close();
  ooxml::write_fill(w, element.fill);
  ooxml::write_line(w, element.line);
  w.close();
}

}  // namespace

void add_media(MediaParts& media, ooxml::Package& package, const PictureIr& picture) {
  if (picture.bytes == nullptr) return;
  if (picture.fallback != nullptr) media.add(package, picture.fallback, PictureFormat::Png);
  media.add(package, picture.bytes, picture.format);
}

Result<void> write_picture(SlidePart& part, const ElementIr& element) {
  if (element.picture != nullptr && is_icon(element)) return write_icon(part, element);
  if (element.picture == nullptr || element.picture->bytes == nullptr) {
    ElementIr box = element;
    box.type = ElementType::Shape;
    box.placeholder.reset();
    if (box.text.paragraphs.empty()) box.text.paragraphs.emplace_back();
    return write_shape(part, box);
  }
  const PicturePlacement placed = place_picture(element.box, *element.picture, element.fit);
  part.w.open("p:pic");
  write_nvPicPr(part, element);
  write_blipFill(part, *element.picture, placed);
  write_spPr(part, element, placed);
  part.w.close();
  return {};
}

}  // namespace deckle::pptx
