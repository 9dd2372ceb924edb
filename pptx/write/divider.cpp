// p:cxnSp: dividers are straight connectors, so that they can be dragged by their ends (ECMA-376
// Part 1, 19.3.1.19).

#include "pptx/write/elements.h"

namespace deckle::pptx {

namespace {

// The line is in the middle of the box, so that a thick one fills it evenly.
Rect line_of(const Rect& box) {
  if (box.w >= box.h) return {box.x, box.center_y(), box.w, Emu(0)};
  return {box.x + box.w / 2, box.y, Emu(0), box.h};
}

}  // namespace

Result<void> write_divider(SlidePart& part, const ElementIr& element) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:cxnSp");
  w.open("p:nvCxnSpPr");
  write_cNvPr(part, element);
  w.empty("p:cNvCxnSpPr").empty("p:nvPr").close();
  w.open("p:spPr");
  ooxml::write_xfrm(w, "a:xfrm",
                    turned_with({line_of(element.box), {}}, {element.box, element.transform}));
  w.open("a:prstGeom").attribute("prst", "line").empty("a:avLst").close();
  ooxml::write_line(w, element.line);
  w.close().close();
  return {};
}

}  // namespace deckle::pptx
