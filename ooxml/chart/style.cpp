#include <fmt/format.h>

#include <cmath>

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {

void write_color(xml::Writer& w, const ChartColor& color, int alpha_pct) {
  const bool themed = !color.color.scheme.empty();
  if (themed)
    w.open("a:schemeClr").attribute("val", color.color.scheme);
  else
    w.open("a:srgbClr").attribute("val", fmt::format("{:06X}", color.color.rgb & 0xFFFFFFU));
  const auto part = [&w](std::string_view name, int percent) {
    w.open(name).attribute("val", std::int64_t{percent} * 1000).close();
  };
  // Without a theme colour, rgb already includes the modifications.
  if (themed && color.lum_mod != 100) part("a:lumMod", color.lum_mod);
  if (themed && color.lum_off != 0) part("a:lumOff", color.lum_off);
  if (alpha_pct != 100) part("a:alpha", alpha_pct);
  w.close();
}

void write_solid_fill(xml::Writer& w, const ChartColor& color, int alpha_pct) {
  w.open("a:solidFill");
  write_color(w, color, alpha_pct);
  w.close();
}

void write_line(xml::Writer& w, const ChartColor& color, double width_pt, const std::string& dash) {
  w.open("a:ln").attribute("w", emu_from_pt(width_pt)).attribute("cap", "rnd");
  write_solid_fill(w, color);
  if (dash != "solid") w.open("a:prstDash").attribute("val", dash).close();
  w.empty("a:round").close();
}

void write_no_line(xml::Writer& w) { w.open("a:ln").empty("a:noFill").close(); }

void write_no_fill_shape(xml::Writer& w) {
  w.open("c:spPr").empty("a:noFill");
  write_no_line(w);
  w.close();
}

}  // namespace deckle::ooxml::chart
