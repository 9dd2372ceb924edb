#include "ooxml/drawing/text_styles.h"

#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "ooxml/drawing/theme.h"
#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml {

namespace {

using ooxml::xml::boolean;

void apply_spacing(SpacingIr& spacing, pugi::xml_node node) {
  if (const auto value = percent(node.child("a:spcPct"), "val")) {
    if (*value >= 0 && *value <= 13200) spacing = {SpacingIr::Unit::Percent, *value};
  } else if (const auto points = hundredths(node.child("a:spcPts"), "val", 0, 1584)) {
    spacing = {SpacingIr::Unit::Points, *points};
  }
}

Align align_of(std::string_view name, Align otherwise) {
  if (name == "l") return Align::Left;
  if (name == "ctr") return Align::Center;
  if (name == "r") return Align::Right;
  if (name == "just" || name == "justLow" || name == "dist" || name == "thaiDist")
    return Align::Justify;
  return otherwise;
}

void apply_bullet(BulletIr& bullet, pugi::xml_node ppr, const SchemeColors& colors,
                  const ThemeFonts& fonts) {
  if (ppr.child("a:buClrTx")) bullet.color.reset();
  if (const pugi::xml_node color = ppr.child("a:buClr")) bullet.color = read_color(color, colors);
  if (ppr.child("a:buFontTx")) bullet.font.clear();
  if (const pugi::xml_node font = ppr.child("a:buFont")) {
    bullet.font = resolve_typeface(fonts, font.attribute("typeface").value());
  }
  if (ppr.child("a:buNone")) {
    bullet.kind = ListKind::None;
  } else if (const pugi::xml_node character = ppr.child("a:buChar")) {
    bullet.kind = ListKind::Bullet;
    const std::string bullet_text = character.attribute("char").value();
    // A marker is one character; a long one is damage.
    if (!bullet_text.empty() && bullet_text.size() <= 16) bullet.character = bullet_text;
  } else if (const pugi::xml_node number = ppr.child("a:buAutoNum")) {
    bullet.kind = ListKind::Number;
    if (const pugi::xml_attribute type = number.attribute("type")) bullet.numbering = type.value();
    bullet.start_at = static_cast<int>(ooxml::xml::integer(number, "startAt", 1, 32767).value_or(1));
  } else if (ppr.child("a:buBlip")) {
    bullet.kind = ListKind::Bullet;  // a picture, of about the size of a round marker
    bullet.character = "•";
  }
}

void apply_paragraph(ParagraphStyle& style, pugi::xml_node ppr, const SchemeColors& colors,
                     const ThemeFonts& fonts) {
  style.align = align_of(ppr.attribute("algn").value(), style.align);
  style.rtl = boolean(ppr, "rtl", style.rtl);
  style.margin_left = coordinate(ppr, "marL").value_or(style.margin_left);
  style.margin_right = coordinate(ppr, "marR").value_or(style.margin_right);
  style.indent = coordinate(ppr, "indent").value_or(style.indent);
  style.default_tab = coordinate(ppr, "defTabSz").value_or(style.default_tab);
  style.ea_line_break = boolean(ppr, "eaLnBrk", style.ea_line_break);
  style.latin_line_break = boolean(ppr, "latinLnBrk", style.latin_line_break);
  style.hanging_punct = boolean(ppr, "hangingPunct", style.hanging_punct);
  apply_spacing(style.line_spacing, ppr.child("a:lnSpc"));
  apply_spacing(style.space_before, ppr.child("a:spcBef"));
  apply_spacing(style.space_after, ppr.child("a:spcAft"));
  apply_bullet(style.bullet, ppr, colors, fonts);
}

void apply_face(std::string& face, pugi::xml_node node, const ThemeFonts& fonts) {
  if (const pugi::xml_attribute typeface = node.attribute("typeface")) {
    face = resolve_typeface(fonts, typeface.value());
  }
}

void apply_run(RunStyle& style, pugi::xml_node rpr, const SchemeColors& colors,
               const ThemeFonts& fonts) {
  if (!rpr) return;
  style.size_pt = hundredths(rpr, "sz", 1, 4000).value_or(style.size_pt);
  style.bold = boolean(rpr, "b", style.bold);
  style.italic = boolean(rpr, "i", style.italic);
  if (const pugi::xml_attribute u = rpr.attribute("u"))
    style.underline = std::string_view(u.value()) != "none";
  style.kern_pt = hundredths(rpr, "kern", 0, 4000).value_or(style.kern_pt);
  style.spacing_pt = hundredths(rpr, "spc", -4000, 4000).value_or(style.spacing_pt);
  if (const auto baseline = percent(rpr, "baseline"); baseline && std::abs(*baseline) <= 1000) {
    style.baseline_pct = static_cast<int>(std::lround(*baseline));
  }
  if (const pugi::xml_attribute lang = rpr.attribute("lang")) style.lang = lang.value();
  if (const auto fill = read_fill(rpr, colors)) style.color = *fill;
  apply_face(style.fonts.latin, rpr.child("a:latin"), fonts);
  apply_face(style.fonts.ea, rpr.child("a:ea"), fonts);
  apply_face(style.fonts.cs, rpr.child("a:cs"), fonts);
}

void apply_level(InheritedLevel& level, pugi::xml_node ppr, const SchemeColors& colors,
                 const ThemeFonts& fonts) {
  if (!ppr) return;
  apply_paragraph(level.paragraph, ppr, colors, fonts);
  apply_run(level.run, ppr.child("a:defRPr"), colors, fonts);
}

}  // namespace

InheritedText initial_text(const SchemeColors& colors, const ThemeFonts& fonts) {
  InheritedText text;
  const auto dark = colors.find("tx1");
  for (InheritedLevel& level : text.levels) {
    level.run.fonts = fonts.body;
    level.run.kern_pt = 0;
    if (dark != colors.end()) level.run.color = {"tx1", dark->second};
  }
  return text;
}

void apply_list_style(InheritedText& text, pugi::xml_node list_style, const SchemeColors& colors,
                      const ThemeFonts& fonts) {
  constexpr std::array<const char*, 9> kLevels{"a:lvl1pPr", "a:lvl2pPr", "a:lvl3pPr",
                                               "a:lvl4pPr", "a:lvl5pPr", "a:lvl6pPr",
                                               "a:lvl7pPr", "a:lvl8pPr", "a:lvl9pPr"};
  if (!list_style.first_child()) return;
  const pugi::xml_node all = list_style.child("a:defPPr");
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    apply_level(text.levels[i], all, colors, fonts);
    apply_level(text.levels[i], list_style.child(kLevels[i]), colors, fonts);
  }
}

void apply_body_properties(InheritedText& text, pugi::xml_node body_pr) {
  text.insets.left = coordinate(body_pr, "lIns").value_or(text.insets.left);
  text.insets.top = coordinate(body_pr, "tIns").value_or(text.insets.top);
  text.insets.right = coordinate(body_pr, "rIns").value_or(text.insets.right);
  text.insets.bottom = coordinate(body_pr, "bIns").value_or(text.insets.bottom);
  const std::string_view anchor = body_pr.attribute("anchor").value();
  // "just" and "dist" are refused by Office ([MS-OI29500] 2.1.1337); it draws them from the top.
  if (anchor == "t" || anchor == "just" || anchor == "dist") text.anchor = Anchor::Top;
  if (anchor == "ctr") text.anchor = Anchor::Middle;
  if (anchor == "b") text.anchor = Anchor::Bottom;
  text.vert = vertical_text_from(body_pr.attribute("vert").value()).value_or(text.vert);
}

}  // namespace deckle::ooxml
