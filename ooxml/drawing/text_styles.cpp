#include "ooxml/drawing/text_styles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "ooxml/drawing/theme.h"
#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle::ooxml {

namespace {

using ooxml::xml::boolean;

// Bytes of the longest names that the IR holds; longer ones are damage.
constexpr std::size_t kLongestNumbering = 40, kLongestLanguage = 60, kLongestFace = 200;

std::string shortened(std::string_view name, std::size_t most) {
  return name.size() <= most ? std::string(name) : std::string();
}

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
    bullet.font =
        shortened(resolve_typeface(fonts, font.attribute("typeface").value()), kLongestFace);
  }
  if (ppr.child("a:buSzTx")) {
    bullet.size_pct = 100;
    bullet.size_pt = 0;
  } else if (const auto share = percent(ppr.child("a:buSzPct"), "val")) {
    // ST_TextBulletSizePercent: 25 to 400 %.
    if (*share >= 25 && *share <= 400) bullet.size_pct = *share;
    bullet.size_pt = 0;
  } else if (const auto points = hundredths(ppr.child("a:buSzPts"), "val", 1, 4000)) {
    bullet.size_pt = *points;
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
    if (const pugi::xml_attribute type = number.attribute("type"))
      bullet.numbering = shortened(type.value(), kLongestNumbering);
    bullet.start_at = static_cast<int>(ooxml::xml::integer(number, "startAt", 1, 32767).value_or(1));
  } else if (ppr.child("a:buBlip")) {
    bullet.kind = ListKind::Bullet;  // a picture, of about the size of a round marker
    bullet.character = "•";
  }
}

FontAlign font_align_of(std::string_view name, FontAlign otherwise) {
  if (name == "auto") return FontAlign::Auto;
  if (name == "t") return FontAlign::Top;
  if (name == "ctr") return FontAlign::Center;
  if (name == "base") return FontAlign::Baseline;
  if (name == "b") return FontAlign::Bottom;
  return otherwise;
}

// ECMA-376 Part 1, 21.1.2.2.14: at most 32.
constexpr std::size_t kMaxTabs = 32;

void apply_tabs(std::vector<TabStopIr>& tabs, pugi::xml_node list) {
  if (!list) return;
  tabs.clear();
  for (const pugi::xml_node tab : list.children("a:tab")) {
    const auto position = coordinate(tab, "pos");
    if (!position || tabs.size() == kMaxTabs) continue;
    const std::string_view align = tab.attribute("algn").value();
    tabs.push_back({*position, align == "ctr"   ? TabStopIr::Align::Center
                               : align == "r"   ? TabStopIr::Align::Right
                               : align == "dec" ? TabStopIr::Align::Decimal
                                                : TabStopIr::Align::Left});
  }
}

// Of percent and points: lines on top of each other are damage.
constexpr double kLeastLineSpacing = 1;

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
  style.line_spacing.value = std::max(style.line_spacing.value, kLeastLineSpacing);
  apply_spacing(style.space_before, ppr.child("a:spcBef"));
  apply_spacing(style.space_after, ppr.child("a:spcAft"));
  style.font_align = font_align_of(ppr.attribute("fontAlgn").value(), style.font_align);
  apply_tabs(style.tabs, ppr.child("a:tabLst"));
  apply_bullet(style.bullet, ppr, colors, fonts);
}

void apply_face(std::string& face, pugi::xml_node node, const ThemeFonts& fonts) {
  if (const pugi::xml_attribute typeface = node.attribute("typeface")) {
    face = shortened(resolve_typeface(fonts, typeface.value()), kLongestFace);
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
  if (const pugi::xml_attribute strike = rpr.attribute("strike"))
    style.strike = std::string_view(strike.value()) != "noStrike";
  if (const pugi::xml_attribute cap = rpr.attribute("cap")) {
    const std::string_view kind = cap.value();
    style.caps = kind == "all" ? Caps::All : kind == "small" ? Caps::Small : Caps::None;
  }
  style.kern_pt = hundredths(rpr, "kern", 0, 4000).value_or(style.kern_pt);
  style.spacing_pt = hundredths(rpr, "spc", -4000, 4000).value_or(style.spacing_pt);
  if (const auto baseline = percent(rpr, "baseline"); baseline && std::abs(*baseline) <= 1000) {
    style.baseline_pct = static_cast<int>(std::lround(*baseline));
  }
  if (const pugi::xml_attribute lang = rpr.attribute("lang"))
    style.lang = shortened(lang.value(), kLongestLanguage);
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

// EG_TextAutofit. The state of PowerPoint's own ladder counts where it is written, not below.
void apply_autofit(std::optional<AutofitIr>& autofit, pugi::xml_node body_pr) {
  if (body_pr.child("a:noAutofit")) autofit = AutofitIr{100, 0, AutofitIr::Mode::None};
  if (body_pr.child("a:spAutoFit")) autofit = AutofitIr{100, 0, AutofitIr::Mode::ResizeShape};
  if (const pugi::xml_node shrink = body_pr.child("a:normAutofit")) {
    AutofitIr state;
    const auto scale = percent(shrink, "fontScale"), less = percent(shrink, "lnSpcReduction");
    if (scale && *scale >= 1 && *scale <= 100) state.font_scale_pct = *scale;
    if (less && *less >= 0 && *less <= 100) state.spacing_reduction_pct = *less;
    autofit = state;
  }
}

}  // namespace

void apply_paragraph_properties(ParagraphStyle& style, pugi::xml_node ppr,
                                const SchemeColors& colors, const ThemeFonts& fonts) {
  if (ppr) apply_paragraph(style, ppr, colors, fonts);
}

void apply_run_properties(RunStyle& style, pugi::xml_node rpr, const SchemeColors& colors,
                          const ThemeFonts& fonts) {
  apply_run(style, rpr, colors, fonts);
}

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
  text.anchor_center = boolean(body_pr, "anchorCtr", text.anchor_center);
  text.edge_spacing = boolean(body_pr, "spcFirstLastPara", text.edge_spacing);
  if (const pugi::xml_attribute wrap = body_pr.attribute("wrap"))
    text.wrap = std::string_view(wrap.value()) != "none";
  text.columns = static_cast<int>(
      ooxml::xml::integer(body_pr, "numCol", 1, 16).value_or(text.columns));  // ST_TextColumnCount
  text.column_gap = std::max(Emu(0), coordinate(body_pr, "spcCol").value_or(text.column_gap));
  if (const auto turned = degrees(body_pr, "rot"))
    text.rotation = normalized_angle(std::llround(*turned * kAnglePerDegree));
  if (const pugi::xml_attribute overflow = body_pr.attribute("vertOverflow")) {
    text.overflow = std::string_view(overflow.value()) == "ellipsis"
                        ? TextBodyIr::Overflow::Ellipsis
                        : TextBodyIr::Overflow::Overflow;
  }
  apply_autofit(text.autofit, body_pr);
}

}  // namespace deckle::ooxml
