// p:cxnSp: connectors, bound to the shapes at their ends so that they follow them (ECMA-376 Part 1,
// 19.3.1.19, 20.1.2.2.36 and 20.1.2.2.13).

#include <fmt/format.h>

#include <string_view>

#include "pptx/write/elements.h"

namespace deckle::pptx {

namespace {

constexpr std::string_view kPresets[] = {
    "straightConnector1", "bentConnector2",   "bentConnector3",   "bentConnector4",
    "bentConnector5",     "curvedConnector2", "curvedConnector3", "curvedConnector4",
    "curvedConnector5"};

void write_end(SlidePart& part, const char* name, const ConnectionIr& end) {
  const std::uint32_t id = end.eid.empty() ? 0 : part.shape_id_of(end.eid);
  if (id == 0) return;
  part.w.open(name).attribute("id", id).attribute("idx", end.site).close();
}

}  // namespace

bool is_connector(const ElementIr& element) {
  if (element.type != ElementType::Shape || !element.text.empty()) return false;
  if (!element.from.eid.empty() || !element.to.eid.empty()) return true;
  for (const std::string_view preset : kPresets) {
    if (preset == element.shape) return true;
  }
  return false;
}

Result<void> write_connector(SlidePart& part, const ElementIr& element) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:cxnSp");
  w.open("p:nvCxnSpPr");
  write_cNvPr(part, element);
  w.open("p:cNvCxnSpPr");
  write_end(part, "a:stCxn", element.from);
  write_end(part, "a:endCxn", element.to);
  w.close();
  w.empty("p:nvPr").close();
  w.open("p:spPr");
  ooxml::write_xfrm(w, "a:xfrm", {element.box, element.transform});
  w.open("a:prstGeom").attribute("prst", element.shape).open("a:avLst");
  if (element.bend) {
    w.open("a:gd").attribute("name", "adj1").attribute("fmla", fmt::format("val {}", *element.bend));
    w.close();
  }
  w.close().close();
  ooxml::write_line(w, element.line);
  w.close().close();
  return {};
}

}  // namespace deckle::pptx
