#include "ooxml/chart/look_reader.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "measure/unicode/languages.h"
#include "ooxml/chart/chart_reader.h"
#include "ooxml/drawing/color_transform.h"
#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml::chart {
namespace {

constexpr double kPlainPt = 10;      // of text without a size, as applications choose
constexpr double kMostLinePt = 1584;  // ST_LineWidth
constexpr std::size_t kLongestName = 20;

bool is_fill(std::string_view name) {
  return name == "a:noFill" || name == "a:solidFill" || name == "a:gradFill" ||
         name == "a:blipFill" || name == "a:pattFill";
}

pugi::xml_node fill_in(pugi::xml_node properties) {
  return properties.find_child([](pugi::xml_node child) { return is_fill(child.name()); });
}

// Of a solid fill, after the transforms of its colour.
double opacity_of(pugi::xml_node fill) {
  double alpha = 1;
  const pugi::xml_node color = fill.find_child(
      [](pugi::xml_node child) { return child.type() == pugi::node_element; });
  for (const pugi::xml_node change : color.children()) {
    const std::string_view name = change.name();
    const double value = percent(change, "val").value_or(100) / 100;
    if (name == "a:alpha") alpha = value;
    if (name == "a:alphaMod") alpha *= value;
    if (name == "a:alphaOff") alpha += value;
  }
  return std::clamp(alpha, 0.0, 1.0);
}

}  // namespace

std::uint32_t LookReader::scheme(const char* name) const {
  const auto found = context_.colors.find(name);
  return found == context_.colors.end() ? 0 : found->second;
}

// The theme's six, then darker and lighter ones.
std::uint32_t LookReader::accent(std::size_t index) const {
  static constexpr const char* kNames[] = {"accent1", "accent2", "accent3",
                                           "accent4", "accent5", "accent6"};
  const std::uint32_t color = scheme(kNames[index % 6]);
  const std::size_t round = index / 6 % 3;
  if (round == 0) return color;
  Hsl hsl = to_hsl(to_rgb(color));
  hsl.l = round == 1 ? hsl.l * 0.6 : hsl.l * 0.8 + 0.2;
  return pack(from_hsl(hsl));
}

ChartFillLook LookReader::fill(pugi::xml_node properties, const ChartFillLook& automatic) const {
  const pugi::xml_node fill = fill_in(properties);
  if (!fill || std::string_view(fill.name()) == "a:blipFill") return automatic;
  if (std::string_view(fill.name()) == "a:noFill") return {};
  const auto color = read_fill_element(fill, context_.colors);
  if (!color) return automatic;
  ChartFillLook out{color->rgb, 1};
  if (std::string_view(fill.name()) == "a:solidFill") out.opacity = opacity_of(fill);
  return out;
}

ChartLineLook LookReader::line(pugi::xml_node properties, const ChartLineLook& automatic) const {
  const pugi::xml_node line = properties.child("a:ln");
  if (!line) return automatic;
  ChartLineLook out = automatic;
  const ChartFillLook color = fill(line, {automatic.rgb, 1});
  out.rgb = color.opacity > 0 ? color.rgb : std::nullopt;
  if (const auto width = coordinate(line, "w"))
    out.width_pt = std::clamp(to_pt(*width), 0.0, kMostLinePt);
  if (line.child("a:prstDash"))
    out.dash =
        std::string(line.child("a:prstDash").attribute("val").value()).substr(0, kLongestName);
  const std::string_view end = line.child("a:tailEnd").attribute("type").value();
  out.arrow_at_end = !end.empty() && end != "none";
  return out;
}

ChartShapeLook LookReader::shape(pugi::xml_node properties, const ChartShapeLook& automatic) const {
  return {fill(properties, automatic.fill), line(properties, automatic.line)};
}

ChartTextLook LookReader::plain_text() const {
  ChartTextLook out;
  out.style.size_pt = kPlainPt;
  out.style.color = {"tx1", scheme("tx1")};
  out.style.fonts = context_.theme.fonts.body;
  return out;
}

// a:defRPr or a:rPr.
void LookReader::apply(pugi::xml_node properties, RunStyle& style) const {
  if (!properties) return;
  style.size_pt = hundredths(properties, "sz", 1, 4000).value_or(style.size_pt);
  style.bold = xml::boolean(properties, "b", style.bold);
  style.italic = xml::boolean(properties, "i", style.italic);
  const std::string_view underline = properties.attribute("u").value(),
                         strike = properties.attribute("strike").value(),
                         caps = properties.attribute("cap").value();
  if (!underline.empty()) style.underline = underline != "none";
  if (!strike.empty()) style.strike = strike != "noStrike";
  if (!caps.empty())
    style.caps = caps == "all" ? Caps::All : caps == "small" ? Caps::Small : Caps::None;
  if (const std::string lang = properties.attribute("lang").value(); !lang.empty())
    style.lang = lang.substr(0, 35);
  if (const auto color = read_fill(properties, context_.colors)) style.color = *color;
  const auto face = [&](const char* name, std::string& into) {
    const std::string given = properties.child(name).attribute("typeface").value();
    if (given.empty()) return;
    const std::string resolved = resolve_typeface(context_.theme.fonts, given);
    if (!resolved.empty()) into = resolved;
  };
  face("a:latin", style.fonts.latin);
  face("a:ea", style.fonts.ea);
  face("a:cs", style.fonts.cs);
}

namespace {

void read_rotation(pugi::xml_node body, ChartTextLook& out) {
  const std::string_view upright = body.attribute("vert").value();
  const auto degrees = ooxml::degrees(body, "rot");
  // -60,000,000 is PowerPoint's "automatic".
  if (degrees && std::abs(*degrees) <= 90) out.rotation = *degrees;
  if (upright == "vert270") out.rotation = -90;
  if (upright == "vert") out.rotation = 90;
}

}  // namespace

ChartTextLook LookReader::text(pugi::xml_node txPr, const ChartTextLook& base) const {
  ChartTextLook out = base;
  if (!txPr) return out;
  read_rotation(txPr.child("a:bodyPr"), out);
  const pugi::xml_node paragraph = txPr.child("a:p");
  apply(paragraph.child("a:pPr").child("a:defRPr"), out.style);
  if (const std::string lang = paragraph.child("a:endParaRPr").attribute("lang").value();
      !lang.empty())
    out.style.lang = lang.substr(0, 35);
  settle_faces(out.style);
  return out;
}

void LookReader::settle_faces(RunStyle& style) const {
  const auto& lists = context_.theme.fonts.body_by_script;
  const auto listed = lists.find(measure::theme_script(style.lang));
  if (listed == lists.end()) return;
  if (style.fonts.ea.empty()) style.fonts.ea = listed->second;
  if (style.fonts.cs.empty()) style.fonts.cs = listed->second;
}

ChartTextLook LookReader::rich(pugi::xml_node body, const ChartTextLook& base) const {
  ChartTextLook out = base;
  read_rotation(body.child("a:bodyPr"), out);
  for (const pugi::xml_node paragraph : body.children("a:p")) {
    apply(paragraph.child("a:pPr").child("a:defRPr"), out.style);
    const pugi::xml_node run =
        paragraph.child("a:r") ? paragraph.child("a:r") : paragraph.child("a:fld");
    if (!run) continue;
    apply(run.child("a:rPr"), out.style);
    break;
  }
  settle_faces(out.style);
  return out;
}

ChartPlaceLook read_place(pugi::xml_node parent) {
  const pugi::xml_node manual = parent.child("c:layout").child("c:manualLayout");
  ChartPlaceLook out;
  const auto share = [&](const char* name) -> std::optional<double> {
    const auto value = number_of(manual, name);
    if (!value || std::abs(*value) > 10) return std::nullopt;
    return value;
  };
  out.x = share("c:x");
  out.y = share("c:y");
  out.w = share("c:w");
  out.h = share("c:h");
  out.inner = value_of(manual, "c:layoutTarget") == "inner";
  // Widths may be given as right and lower edges.
  if (value_of(manual, "c:wMode") == "edge" && out.w && out.x) *out.w -= *out.x;
  if (value_of(manual, "c:hMode") == "edge" && out.h && out.y) *out.h -= *out.y;
  if ((out.w && *out.w <= 0) || (out.h && *out.h <= 0)) out.w = out.h = std::nullopt;
  return out;
}

}  // namespace deckle::ooxml::chart
