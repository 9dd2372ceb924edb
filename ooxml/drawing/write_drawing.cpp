#include "ooxml/drawing/write_drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

namespace deckle::ooxml {

void write_xfrm(xml::Writer& w, std::string_view name, const TransformedBox& placed) {
  const auto& [box, transform] = placed;
  w.open(name);
  if (transform.rotation != 0) w.attribute("rot", transform.rotation);
  if (transform.flip_h) w.attribute("flipH", true);
  if (transform.flip_v) w.attribute("flipV", true);
  w.open("a:off").attribute("x", box.x).attribute("y", box.y).close();
  w.open("a:ext")
      .attribute("cx", std::max(box.w, Emu(0)))
      .attribute("cy", std::max(box.h, Emu(0)))
      .close();
  w.close();
}

namespace {

// ST_Percentage, in thousandths of a percent.
std::int64_t percentage(double share) { return std::llround(std::clamp(share, 0.0, 1.0) * 100000); }

void write_luminance(xml::Writer& w, const Color& color) {
  if (color.lum_mod != 100)
    w.open("a:lumMod").attribute("val", percentage(color.lum_mod / 100.0)).close();
  if (color.lum_off != 0)
    w.open("a:lumOff").attribute("val", percentage(color.lum_off / 100.0)).close();
}

}  // namespace

void write_color(xml::Writer& w, const Color& color) {
  if (!color.scheme.empty()) {
    w.open("a:schemeClr").attribute("val", color.scheme);
    write_luminance(w, color);
    w.close();
  } else {
    w.open("a:srgbClr").attribute("val", fmt::format("{:06X}", color.rgb & 0xFFFFFFU)).close();
  }
}

void write_fill(xml::Writer& w, const FillIr& fill) {
  if (fill.kind == FillIr::Kind::None) w.empty("a:noFill");
  if (fill.kind == FillIr::Kind::Solid) {
    w.open("a:solidFill");
    write_color(w, fill.color);
    w.close();
  }
}

namespace {

void write_translucent(xml::Writer& w, const Color& theme, std::uint32_t rgb, double alpha) {
  const bool named = theme.rgb == rgb && !theme.scheme.empty();
  w.open(named ? "a:schemeClr" : "a:srgbClr");
  w.attribute("val", named ? theme.scheme : fmt::format("{:06X}", rgb & 0xFFFFFFU));
  if (named) write_luminance(w, theme);
  if (alpha < 1) w.open("a:alpha").attribute("val", percentage(alpha)).close();
  w.close();
}

}  // namespace

void write_paint(xml::Writer& w, const PaintIr& paint, const Color& color) {
  if (paint.kind == PaintIr::Kind::None) w.empty("a:noFill");
  if (paint.kind == PaintIr::Kind::Solid) {
    w.open("a:solidFill");
    write_translucent(w, color, paint.rgb, paint.alpha);
    w.close();
  }
  if (paint.kind != PaintIr::Kind::Gradient) return;
  w.open("a:gradFill").attribute("rotWithShape", true).open("a:gsLst");
  for (const GradientStopIr& stop : paint.stops) {
    w.open("a:gs").attribute("pos", percentage(stop.at));
    write_translucent(w, color, stop.rgb, stop.alpha);
    w.close();
  }
  w.close();
  w.open("a:lin").attribute("ang", paint.angle).attribute("scaled", false).close();
  w.close();
}

void write_line(xml::Writer& w, const LineIr& line) {
  if (line.fill.kind == FillIr::Kind::Inherit) return;
  w.open("a:ln");
  // ST_LineWidth: 0 to 20,116,800 EMU.
  if (line.width_pt > 0) w.attribute("w", std::min(emu_from_pt(line.width_pt), Emu(20116800)));
  write_fill(w, line.fill);
  if (line.dashed) w.open("a:prstDash").attribute("val", "dash").close();
  if (line.arrow_at_start) w.open("a:headEnd").attribute("type", "triangle").close();
  if (line.arrow_at_end) w.open("a:tailEnd").attribute("type", "triangle").close();
  w.close();
}

}  // namespace deckle::ooxml
