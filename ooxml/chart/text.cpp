// Text of a chart (ECMA-376 Part 1, 21.2.2.215 and 21.2.2.217).

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "measure/unicode/direction.h"
#include "measure/unicode/script_runs.h"
#include "ooxml/chart/chart_part.h"
#include "ooxml/drawing/write_drawing.h"

namespace deckle::ooxml::chart {
namespace {

constexpr int kDegree = 60000;  // ST_Angle

std::string_view face_value(const std::string& face, const std::string& minor,
                            std::string_view reference) {
  return !face.empty() && face == minor ? reference : std::string_view(face);
}

void properties(Part& part, std::string_view name, const RunStyle& s, bool with_language) {
  xml::Writer& w = part.w;
  w.open(name);
  if (with_language && !s.lang.empty()) w.attribute("lang", s.lang);
  // ST_TextFontSize: 1 to 4,000 pt.
  w.attribute("sz", std::clamp<std::int64_t>(std::llround(s.size_pt * 100), 100, 400000));
  w.attribute("b", s.bold).attribute("i", s.italic);
  w.open("a:solidFill");
  ooxml::write_color(w, s.color);
  w.close();
  const auto face = [&w](std::string_view element, std::string_view value) {
    if (!value.empty()) w.open(element).attribute("typeface", value).close();
  };
  const FontFaces& minor = part.faces.minor;
  face("a:latin", face_value(s.fonts.latin, minor.latin, "+mn-lt"));
  face("a:ea", face_value(s.fonts.ea, minor.ea, "+mn-ea"));
  face("a:cs", face_value(s.fonts.cs, minor.cs, "+mn-cs"));
  w.close();
}

void bodyPr(xml::Writer& w, std::optional<int> rotation) {
  w.open("a:bodyPr");
  if (rotation) {
    w.attribute("rot", *rotation * kDegree).attribute("spcFirstLastPara", true);
    w.attribute("vertOverflow", "ellipsis").attribute("vert", "horz");
    w.attribute("wrap", "square").attribute("anchor", "ctr").attribute("anchorCtr", true);
  }
  w.close();
}

// What follows a:bodyPr where there is no text of its own.
void look(Part& part, const RunStyle& style) {
  xml::Writer& w = part.w;
  w.empty("a:lstStyle").open("a:p").open("a:pPr");
  properties(part, "a:defRPr", style, false);
  w.close().open("a:endParaRPr").attribute("lang", style.lang.empty() ? "en-US" : style.lang);
  w.close().close();
}

// One for each script; the language of the whole decides where scripts are shared.
void runs(Part& part, std::string_view text, const RunStyle& style) {
  xml::Writer& w = part.w;
  const std::vector<measure::ScriptRun> scripts = measure::script_runs(text, style.lang);
  for (const measure::ScriptRun& script : scripts) {
    RunStyle own = style;
    if (scripts.size() > 1) own.lang = script.language;
    w.open("a:r");
    properties(part, "a:rPr", own, true);
    w.element("a:t", text.substr(script.begin, script.end - script.begin)).close();
  }
}

}  // namespace

void write_txPr(Part& part, const RunStyle& style, std::optional<int> rotation) {
  part.w.open("c:txPr");
  bodyPr(part.w, rotation);
  look(part, style);
  part.w.close();
}

void write_line_txPr(Part& part, const RunStyle& style) {
  part.w.open("c:txPr");
  part.w.open("a:bodyPr").attribute("wrap", "none").close();
  look(part, style);
  part.w.close();
}

void write_rich(Part& part, const ChartText& title, std::optional<int> rotation) {
  xml::Writer& w = part.w;
  w.open("c:tx").open("c:rich");
  bodyPr(w, rotation);
  w.empty("a:lstStyle");
  std::string_view rest = title.text;
  while (true) {
    const std::size_t end = std::min(rest.find_first_of("\n\v"), rest.size());
    const std::string_view line = rest.substr(0, end);
    w.open("a:p").open("a:pPr");
    if (measure::runs_right_to_left(line, title.style.lang)) w.attribute("rtl", true);
    properties(part, "a:defRPr", title.style, false);
    w.close();
    if (end > 0) {
      runs(part, line, title.style);
    } else {
      properties(part, "a:endParaRPr", title.style, true);
    }
    w.close();
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  w.close().close();
}

void write_title(Part& part, const ChartText& title, std::optional<int> rotation,
                 std::optional<TitlePlace> place) {
  xml::Writer& w = part.w;
  w.open("c:title");
  write_rich(part, title, rotation);
  if (place) {
    w.open("c:layout").open("c:manualLayout");
    w.open("c:xMode").attribute("val", "edge").close();
    w.open("c:yMode").attribute("val", "edge").close();
    w.open("c:x").attribute("val", fmt::format("{:.5f}", std::clamp(place->x, 0.0, 1.0))).close();
    w.open("c:y").attribute("val", fmt::format("{:.5f}", std::clamp(place->y, 0.0, 1.0))).close();
    w.close().close();
  }
  w.open("c:overlay").attribute("val", false).close();
  write_no_fill_shape(w);
  w.close();
}

}  // namespace deckle::ooxml::chart
