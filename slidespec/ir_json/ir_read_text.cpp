#include "slidespec/ir_json/ir_reader.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/link_check.h"

namespace deckle::ir_json {

using nlohmann::json;

namespace {

// "28px" and the like: the number in front of `unit`.
std::optional<double> with_unit(const std::string& text, std::string_view unit) {
  double value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  if (parsed.ec != std::errc() ||
      std::string_view(parsed.ptr, static_cast<std::size_t>(end - parsed.ptr)) != unit)
    return std::nullopt;
  return value >= 0 && value <= 10000 ? std::optional<double>(value) : std::nullopt;
}

// Ours: a smaller size would be written as 0, which is none.
constexpr double kLeastSizePx = 0.01;

// Ours: less is no height, and would be written as 0.
constexpr double kLeastLineHeight = 0.01;  // of the size, or px

void read_line_height(const json& object, const JsonPath& path, SpacingIr& spacing,
                      SpecContext& context) {
  const json* value = member_of(object, "lineHeight");
  if (value == nullptr) return;
  const bool multiple = value->is_number();
  const auto height = multiple ? std::optional(value->get<double>())
                               : with_unit(value->get_ref<const std::string&>(), "px");
  if (height && *height >= kLeastLineHeight) {
    spacing = multiple ? SpacingIr{SpacingIr::Unit::Percent, percent_from_line_height(*height)}
                       : SpacingIr{SpacingIr::Unit::Points, size_from_px(*height)};
  } else {
    context.wrong_type(JsonPath(path, "lineHeight"), *value,
                       tr("a multiple such as 1.2, or a height such as \"28px\""));
  }
}

void read_space(const json& object, const JsonPath& path, const char* key, SpacingIr& spacing,
                SpecContext& context) {
  const json* value = member_of(object, key);
  if (value == nullptr) return;
  if (value->is_number()) {
    spacing = {SpacingIr::Unit::Points, size_from_px(value->get<double>())};
  } else if (const auto percent = with_unit(value->get_ref<const std::string&>(), "%")) {
    spacing = {SpacingIr::Unit::Percent, on_grid(*percent)};
  } else {
    context.wrong_type(JsonPath(path, key), *value,
                       tr("px, or percent of a line such as \"50%\""));
  }
}

void read_paragraph_style(const json& object, const JsonPath& path, ParagraphStyle& style,
                          SpecContext& context) {
  style.align = value_in(kAlignNames, text_in(object, "align"), style.align);
  style.rtl = flag_or(object, "rtl", style.rtl);
  style.margin_left = px_or(object, "marL", style.margin_left);
  style.margin_right = px_or(object, "marR", style.margin_right);
  style.indent = px_or(object, "indent", style.indent);
  read_line_height(object, path, style.line_spacing, context);
  read_space(object, path, "spaceBefore", style.space_before, context);
  read_space(object, path, "spaceAfter", style.space_after, context);
  if (const json* bullet = member_of(object, "bullet")) {
    style.bullet.kind = value_in(kListNames, text_in(*bullet, "type"), ListKind::None);
    if (const std::string* character = string_in(*bullet, "char"))
      style.bullet.character = *character;
    if (const std::string* numbering = string_in(*bullet, "numbering"))
      style.bullet.numbering = *numbering;
    style.bullet.start_at = integer_or(*bullet, "startAt", 1);
    style.bullet.font = text_in(*bullet, "font");
    style.bullet.size_pct = number_or(*bullet, "sizePct", 100);
    style.bullet.size_pt = size_from_px(number_or(*bullet, "size", 0));
    if (const json* marker = member_of(*bullet, "color"))
      style.bullet.color =
          read_color(*marker, JsonPath(JsonPath(path, "bullet"), "color"), context);
  }
  style.ea_line_break = flag_or(object, "eaLineBreak", style.ea_line_break);
  style.latin_line_break = flag_or(object, "latinLineBreak", style.latin_line_break);
  style.hanging_punct = flag_or(object, "hangingPunct", style.hanging_punct);
  style.default_tab = px_or(object, "defaultTab", style.default_tab);
  if (const json* tabs = member_of(object, "tabs")) {
    for (const json& tab : *tabs)
      style.tabs.push_back({px_or(tab, "pos", {}), value_in(kTabAlignNames, text_in(tab, "align"),
                                                            TabStopIr::Align::Left)});
  }
  style.font_align = value_in(kFontAlignNames, text_in(object, "fontAlign"), style.font_align);
}

RunIr read_run(const json& value, const JsonPath& path, const RunStyle& base,
               SpecContext& context) {
  RunIr run;
  run.text = text_in(value, "text");
  run.style = base;
  read_run_style(value, path, run.style, context);
  run.field = value_in(kFieldNames, text_in(value, "field"), RunIr::Field::None);
  run.color_authored = flag_or(value, "colorAuthored", false);
  run.link = text_in(value, "link");
  // A slide alone may have links to others that are not in its document.
  if (!run.link.empty() && !leads_to_slide(run.link))
    run.link = checked_address(run.link, JsonPath(path, "link"), context);
  if (run.text.find('\n') != std::string::npos) {
    context.error("invalid-value", JsonPath(path, "text"),
                  tr("'text' of a run contains a line break"),
                  tr("begin a new paragraph, or write \\u000b for a line break within it"));
  }
  return run;
}

ParagraphIr read_paragraph(const json& value, const JsonPath& path, const ParagraphStyle& base,
                           const RunStyle& base_run, SpecContext& context) {
  ParagraphIr paragraph;
  paragraph.level = integer_or(value, "level", 0);
  paragraph.style = base;
  read_paragraph_style(value, path, paragraph.style, context);
  if (const json* runs = member_of(value, "runs")) {
    const JsonPath below(path, "runs");
    for (std::size_t i = 0; i < runs->size(); ++i)
      paragraph.runs.push_back(read_run((*runs)[i], JsonPath(below, i), base_run, context));
  }
  const json* end = member_of(value, "end");
  // `end` says where it differs from the element's style; without it, the mark has the style of the
  // last run.
  paragraph.end = end != nullptr || paragraph.runs.empty() ? base_run : paragraph.runs.back().style;
  if (end != nullptr) read_run_style(*end, JsonPath(path, "end"), paragraph.end, context);
  return paragraph;
}

bool styles_text(const json& style) {
  for (const char* key :
       {"align", "anchor", "anchorCenter", "bold", "color", "columns", "fontFamily", "fontSize",
        "insets", "italic", "lineHeight", "textOverflow", "vert", "wordBreak", "wrap"}) {
    if (style.contains(key)) return true;
  }
  return false;
}

}  // namespace

void read_run_style(const json& object, const JsonPath& path, RunStyle& style,
                    SpecContext& context) {
  if (const json* size = member_of(object, "fontSize"))
    style.size_pt = size_from_px(std::max(size->get<double>(), kLeastSizePx));
  if (const json* family = member_of(object, "fontFamily")) {
    if (family->is_string()) {
      const auto& name = family->get_ref<const std::string&>();
      style.fonts = {name, name, name};
    } else {
      if (const std::string* latin = string_in(*family, "latin")) style.fonts.latin = *latin;
      if (const std::string* ea = string_in(*family, "ea")) style.fonts.ea = *ea;
      if (const std::string* cs = string_in(*family, "cs")) style.fonts.cs = *cs;
    }
  }
  style.bold = flag_or(object, "bold", style.bold);
  style.italic = flag_or(object, "italic", style.italic);
  style.underline = flag_or(object, "underline", style.underline);
  style.strike = flag_or(object, "strike", style.strike);
  style.caps = value_in(kCapsNames, text_in(object, "caps"), style.caps);
  if (const json* value = member_of(object, "color"))
    style.color = read_color(*value, JsonPath(path, "color"), context);
  if (const std::string* lang = string_in(object, "lang")) style.lang = *lang;
  if (const json* kern = member_of(object, "kern"))
    style.kern_pt = size_from_px(kern->get<double>());
  if (const json* spacing = member_of(object, "letterSpacing"))
    style.spacing_pt = size_from_px(spacing->get<double>());
  style.baseline_pct = integer_or(object, "baseline", style.baseline_pct);
}

std::vector<ParagraphIr> plain_paragraphs(const std::string& content, const ParagraphStyle& style,
                                          const RunStyle& run) {
  std::vector<ParagraphIr> paragraphs;
  if (content.empty()) return paragraphs;
  for (std::size_t begin = 0; begin <= content.size();) {
    const std::size_t end = std::min(content.find('\n', begin), content.size());
    ParagraphIr paragraph;
    paragraph.style = style;
    paragraph.end = run;
    if (end > begin) {
      RunIr piece;
      piece.text = content.substr(begin, end - begin);
      piece.style = run;
      paragraph.runs.push_back(std::move(piece));
    }
    paragraphs.push_back(std::move(paragraph));
    begin = end + 1;
  }
  return paragraphs;
}

void read_text(const json& value, const JsonPath& path, const json& style,
               const JsonPath& style_path, ElementIr& element, SpecContext& context) {
  const std::string& content = text_in(value, "content");
  const json* paragraphs = member_of(value, "paragraphs");
  const bool has_text = carries_text(element.type) || paragraphs != nullptr || styles_text(style) ||
                        (element.type != ElementType::Image && !content.empty());
  const bool has_paragraphs = paragraphs != nullptr && !paragraphs->empty();
  if (!has_text || (element.type == ElementType::Table && !has_paragraphs && content.empty()))
    return;
  TextBodyIr& text = element.text;
  const json* insets = member_of(style, "insets");
  text.insets = {};
  if (insets != nullptr)
    text.insets = {px_or(*insets, "l", {}), px_or(*insets, "t", {}), px_or(*insets, "r", {}),
                   px_or(*insets, "b", {})};
  text.anchor = value_in(kAnchorNames, text_in(style, "anchor"), Anchor::Top);
  text.vert = vertical_text_from(text_in(style, "vert")).value_or(VerticalText::Horz);
  text.wrap = flag_or(style, "wrap", true);
  text.rotation = angle_from_degrees(number_or(style, "textRotation", 0));
  text.anchor_center = flag_or(style, "anchorCenter", false);
  text.edge_spacing = flag_or(style, "edgeSpacing", false);
  text.columns = integer_or(style, "columns", 1);
  text.column_gap = px_or(style, "columnGap", {});
  text.word_break = value_in(kBreakNames, text_in(style, "wordBreak"), WordBreak::Normal);
  text.overflow =
      value_in(kOverflowNames, text_in(style, "textOverflow"), TextBodyIr::Overflow::Overflow);
  ParagraphStyle base;
  base.align = value_in(kAlignNames, text_in(style, "align"), Align::Left);
  read_line_height(style, style_path, base.line_spacing, context);
  RunStyle base_run = default_run_style();
  read_run_style(style, style_path, base_run, context);
  if (paragraphs == nullptr) {
    if (element.type != ElementType::Image)
      text.paragraphs = plain_paragraphs(content, base, base_run);
    return;
  }
  const JsonPath below(path, "paragraphs");
  for (std::size_t i = 0; i < paragraphs->size(); ++i) {
    text.paragraphs.push_back(
        read_paragraph((*paragraphs)[i], JsonPath(below, i), base, base_run, context));
  }
  if (value.contains("content") && plain_text(text) != content &&
      !(text.paragraphs.empty() && element.type == ElementType::Image)) {
    context.error("inconsistent-runs", below,
                  tr("'paragraphs', joined by line breaks, differ from 'content'"),
                  tr("make both the same, or remove 'content'"));
  }
}

}  // namespace deckle::ir_json
