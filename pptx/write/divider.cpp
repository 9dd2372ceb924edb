// p:cxnSp: dividers are straight connectors, so that they can be dragged by their ends (ECMA-376
// Part 1, 19.3.1.19).

#include "pptx/write/elements.h"
#include "slidespec/ir/divider_line.h"

namespace deckle::pptx {

Result<void> write_divider(SlidePart& part, const ElementIr& element) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:cxnSp");
  w.open("p:nvCxnSpPr");
  write_cNvPr(part, element);
  w.empty("p:cNvCxnSpPr").empty("p:nvPr").close();
  w.open("p:spPr");
  ooxml::write_xfrm(
      w, "a:xfrm",
      turned_with({divider_line(element.box, Emu(0)), {}}, {element.box, element.transform}));
  w.open("a:prstGeom").attribute("prst", "line").empty("a:avLst").close();
  ooxml::write_line(w, element.line);
  w.close().close();
  return {};
}

}  // namespace deckle::pptx
