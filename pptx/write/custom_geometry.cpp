#include "pptx/write/custom_geometry.h"

#include <cmath>

namespace deckle::pptx {
namespace {

class PathWriter {
 public:
  PathWriter(ooxml::xml::Writer& w, const Rect& box) : w_(w), box_(box) {}

  void write(const ShapePathIr& path) {
    w_.open("a:path").attribute("w", box_.w).attribute("h", box_.h);
    for (const ShapePathIr::Step& step : path.steps) write(step);
    w_.close();
  }

 private:
  void write(const ShapePathIr::Step& step) {
    using Kind = ShapePathIr::Step::Kind;
    switch (step.kind) {
      case Kind::Close:
        w_.empty("a:close");
        return;
      case Kind::Move:
        w_.open("a:moveTo");
        break;
      case Kind::Line:
        w_.open("a:lnTo");
        break;
      case Kind::Curve:
        w_.open("a:cubicBezTo");
        point(step.c1);
        point(step.c2);
        break;
    }
    point(step.to);
    w_.close();
  }

  void point(const OutlinePointIr& p) {
    w_.open("a:pt").attribute("x", units(p.x, box_.w)).attribute("y", units(p.y, box_.h)).close();
  }

  static Emu units(double share, Emu length) {
    return Emu(std::llround(share * static_cast<double>(length.value())));
  }

  ooxml::xml::Writer& w_;
  const Rect& box_;
};

}  // namespace

void write_custGeom(ooxml::xml::Writer& w, const std::vector<ShapePathIr>& paths, const Rect& box) {
  w.open("a:custGeom").empty("a:avLst").empty("a:gdLst").empty("a:ahLst").empty("a:cxnLst");
  w.open("a:rect").attribute("l", "0").attribute("t", "0");
  w.attribute("r", "r").attribute("b", "b").close();
  w.open("a:pathLst");
  PathWriter writer(w, box);
  for (const ShapePathIr& path : paths) writer.write(path);
  w.close().close();
}

}  // namespace deckle::pptx
