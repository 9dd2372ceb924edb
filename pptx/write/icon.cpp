// p:sp with a:custGeom (ECMA-376 Part 1, 20.1.9.8): an icon that can be recoloured and edited.

#include "pptx/messages/tr.h"
#include "pptx/write/elements.h"
#include "slidespec/icons/icon.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::pptx {
namespace {

void write_point(ooxml::xml::Writer& w, const IconPoint& point) {
  w.open("a:pt").attribute("x", point.x).attribute("y", point.y).close();
}

void write_step(ooxml::xml::Writer& w, const IconStep& step) {
  switch (step.kind) {
    case IconStep::Kind::Close:
      w.empty("a:close");
      return;
    case IconStep::Kind::Move:
      w.open("a:moveTo");
      break;
    case IconStep::Kind::Line:
      w.open("a:lnTo");
      break;
    case IconStep::Kind::Curve:
      w.open("a:cubicBezTo");
      write_point(w, step.c1);
      write_point(w, step.c2);
      break;
  }
  write_point(w, step.to);
  w.close();
}

void write_custGeom(ooxml::xml::Writer& w, const Icon& icon) {
  w.open("a:custGeom").empty("a:avLst").empty("a:gdLst").empty("a:ahLst").empty("a:cxnLst");
  w.open("a:rect").attribute("l", "0").attribute("t", "0");
  w.attribute("r", "r").attribute("b", "b").close();
  w.open("a:pathLst");
  for (const IconPath& path : icon_paths(icon)) {
    w.open("a:path").attribute("w", kIconSide).attribute("h", kIconSide);
    for (const IconStep& step : path) write_step(w, step);
    w.close();
  }
  w.close().close();
}

}  // namespace

Result<void> write_icon(SlidePart& part, const ElementIr& element) {
  const Icon* icon = find_icon(icon_name(element));
  if (icon == nullptr)
    return fail(ErrorCode::Malformed, tr("there is no icon \"{}\"", icon_name(element)),
                element.eid);
  const PicturePlacement placed = place_picture(element.box, *element.picture, element.fit);
  ooxml::xml::Writer& w = part.w;
  w.open("p:sp").open("p:nvSpPr");
  write_cNvPr(part, element);
  w.open("p:cNvSpPr").open("a:spLocks").attribute("noChangeAspect", true).close().close();
  w.empty("p:nvPr").close();
  w.open("p:spPr");
  ooxml::write_xfrm(w, "a:xfrm", {placed.frame, element.transform});
  write_custGeom(w, *icon);
  ooxml::write_fill(w, element.fill);
  ooxml::write_line(w, element.line);
  w.close().close();
  return {};
}

}  // namespace deckle::pptx
