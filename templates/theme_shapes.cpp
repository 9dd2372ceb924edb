#include "templates/theme_shapes.h"

#include <fmt/format.h>

#include <cmath>

#include "slidespec/core/color.h"

namespace deckle::templates {

namespace {

constexpr double kEmuPerPt = 12700;

long long emu(double pt) { return std::llround(pt * kEmuPerPt); }

std::string frame_xml(double x, double y, double w, double h) {
  return fmt::format(R"(<a:xfrm><a:off x="{}" y="{}"/><a:ext cx="{}" cy="{}"/></a:xfrm>)", emu(x),
                     emu(y), emu(w), emu(h));
}

// One opening mark, drawn by us in a box of 100 by 124: a drop with a tail that turns to the right.
constexpr const char* kQuoteMark =
    R"(<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>)"
    R"(<a:pathLst><a:path w="100" h="124"><a:moveTo><a:pt x="92" y="0"/></a:moveTo>)"
    R"(<a:cubicBezTo><a:pt x="36" y="14"/><a:pt x="0" y="46"/><a:pt x="0" y="84"/></a:cubicBezTo>)"
    R"(<a:cubicBezTo><a:pt x="0" y="108"/><a:pt x="18" y="124"/><a:pt x="42" y="124"/>)"
    R"(</a:cubicBezTo>)"
    R"(<a:cubicBezTo><a:pt x="66" y="124"/><a:pt x="84" y="106"/><a:pt x="84" y="84"/>)"
    R"(</a:cubicBezTo>)"
    R"(<a:cubicBezTo><a:pt x="84" y="62"/><a:pt x="68" y="48"/><a:pt x="46" y="48"/>)"
    R"(</a:cubicBezTo>)"
    R"(<a:cubicBezTo><a:pt x="52" y="34"/><a:pt x="70" y="22"/><a:pt x="100" y="14"/>)"
    R"(</a:cubicBezTo>)"
    R"(<a:close/></a:path></a:pathLst></a:custGeom>)";

SheetPaint of_token(const Theme& theme, const std::string& token) {
  if (token == "ink") return {"tx1"};
  if (token == "paper") return {"bg1"};
  if (token == "muted") return {"tx2"};
  if (token == "light") return {"bg2"};
  if (token.starts_with("accent")) return {token};
  if (token == "dark" && !theme.dark_as.empty()) return of_token(theme, theme.dark_as);
  return {fmt::format("{:06X}", theme.color(token))};
}

}  // namespace

ThemePaints::ThemePaints(const Theme& theme) {
  dark = of_token(theme, "dark");
  title = of_token(theme, theme.title_color);
  const std::uint32_t behind = theme.color("dark");
  const auto contrast = [&](const char* token, std::uint32_t on) {
    return contrast_ratio(theme.color(token), on);
  };
  on_dark = contrast("ink", behind) > contrast("paper", behind) ? ink : paper;
  mark = {theme.mark};
  accent_on_dark = contrast(theme.mark.c_str(), behind) >= theme.contrast
                       ? mark
                       : SheetPaint{theme.mark, 60, 40};
  const std::uint32_t accent_rgb = theme.color("accent1");
  on_accent = contrast("ink", accent_rgb) > contrast("paper", accent_rgb) ? ink : paper;
  const bool dark_page =
      relative_luminance(theme.color("paper")) < relative_luminance(theme.color("ink"));
  hairline = dark_page ? SheetPaint{"bg2", 85, 15} : SheetPaint{"bg2", 85, 0};
}

SheetPaint ThemePaints::dark_lighter(int percent) const {
  return {dark.color, 100 - percent, percent};
}

std::string color_xml(const SheetPaint& paint) {
  const bool scheme = paint.color.size() != 6 ||
                      paint.color.find_first_not_of("0123456789ABCDEF") != std::string::npos;
  const std::string_view kind = scheme ? "schemeClr" : "srgbClr";
  std::string changes;
  if (paint.lum_mod != 100) changes += fmt::format(R"(<a:lumMod val="{}"/>)", paint.lum_mod * 1000);
  if (paint.lum_off != 0) changes += fmt::format(R"(<a:lumOff val="{}"/>)", paint.lum_off * 1000);
  return changes.empty()
             ? fmt::format(R"(<a:{} val="{}"/>)", kind, paint.color)
             : fmt::format(R"(<a:{0} val="{1}">{2}</a:{0}>)", kind, paint.color, changes);
}

std::string fill_xml(const SheetPaint& paint) {
  return paint.color.empty() ? "<a:noFill/>"
                             : "<a:solidFill>" + color_xml(paint) + "</a:solidFill>";
}

std::string shape_xml(const SheetShape& shape, unsigned id) {
  std::string geometry = kQuoteMark;
  if (shape.form == SheetShape::Form::Preset) {
    geometry =
        shape.adjust
            ? fmt::format(R"(<a:prstGeom prst="{}"><a:avLst><a:gd name="adj" fmla="val {}"/>)"
                          R"(</a:avLst></a:prstGeom>)",
                          shape.preset, *shape.adjust)
            : fmt::format(R"(<a:prstGeom prst="{}"><a:avLst/></a:prstGeom>)", shape.preset);
  }
  const std::string line =
      shape.line.color.empty()
          ? "<a:ln><a:noFill/></a:ln>"
          : fmt::format(R"(<a:ln w="{}">{}</a:ln>)", emu(shape.line_pt), fill_xml(shape.line));
  return fmt::format(
      R"(<p:sp><p:nvSpPr><p:cNvPr id="{}" name="{}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/>)"
      R"(</p:nvSpPr>)"
      R"(<p:spPr>{}{}{}{}</p:spPr><p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/><a:p>)"
      R"(<a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>)",
      id, shape.name, frame_xml(shape.x, shape.y, shape.w, shape.h), geometry, fill_xml(shape.fill),
      line);
}

std::string number_xml(const SheetText& text, unsigned id) {
  std::string levels;
  for (std::size_t level = 1; level <= kThemeLevels; ++level)
    levels += fmt::format(
        R"(<a:lvl{0}pPr marL="0" indent="0" algn="{1}"><a:spcBef><a:spcPts val="0"/></a:spcBef>)"
        R"(<a:buNone/><a:defRPr sz="{2}" b="1">{3}<a:latin typeface="+mj-lt"/>)"
        R"(<a:ea typeface="+mj-ea"/><a:cs typeface="+mj-cs"/></a:defRPr></a:lvl{0}pPr>)",
        level, text.align ? text.align : "l", static_cast<int>(text.size * 100),
        fill_xml(text.color));
  return fmt::format(
      R"(<p:sp><p:nvSpPr><p:cNvPr id="{}" name="Section number"/><p:cNvSpPr><a:spLocks noGrp="1"/>)"
      R"(</p:cNvSpPr><p:nvPr><p:ph type="body" sz="quarter" idx="20" hasCustomPrompt="1"/>)"
      R"(</p:nvPr>)"
      R"(</p:nvSpPr><p:spPr>{}</p:spPr><p:txBody><a:bodyPr wrap="none" anchor="{}"><a:noAutofit/>)"
      R"(</a:bodyPr><a:lstStyle>{}</a:lstStyle>)"
      R"(<a:p><a:r><a:rPr lang="en-US"/><a:t>01</a:t></a:r><a:endParaRPr lang="en-US"/></a:p>)"
      R"(</p:txBody></p:sp>)",
      id, frame_xml(text.x, text.y, text.w, text.h), text.anchor, levels);
}

}  // namespace deckle::templates
