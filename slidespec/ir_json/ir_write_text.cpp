#include "slidespec/ir_json/ir_writer.h"

#include <algorithm>

#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"

namespace deckle::ir_json {
using Form = JsonWriter::Form;

namespace {

void write_line_height(JsonWriter& out, const SpacingIr& spacing) {
  out.key("lineHeight");
  if (spacing.unit == SpacingIr::Unit::Percent)
    out.raw(line_height_text(spacing.value));
  else
    out.text(size_px_text(spacing.value) + "px");
}

void write_space(JsonWriter& out, const char* key, const SpacingIr& spacing,
                 const SpacingIr& base) {
  if (spacing == base) return;
  out.key(key);
  if (spacing.unit == SpacingIr::Unit::Points)
    out.raw(size_px_text(spacing.value));
  else
    out.text(grid_text(spacing.value) + "%");
}

void write_bullet(JsonWriter& out, const BulletIr& bullet) {
  const BulletIr plain;
  out.key("bullet").object(Form::Line).key("type").text(name_in(kListNames, bullet.kind));
  if (bullet.character != plain.character) out.key("char").text(bullet.character);
  if (bullet.numbering != plain.numbering) out.key("numbering").text(bullet.numbering);
  if (bullet.start_at != plain.start_at) out.key("startAt").integer(bullet.start_at);
  if (!bullet.font.empty()) out.key("font").text(bullet.font);
  if (bullet.color) write_color(out.key("color"), *bullet.color);
  if (bullet.size_pt != 0)
    out.key("size").raw(size_px_text(bullet.size_pt));
  else if (bullet.size_pct != 100)
    out.key("sizePct").number(bullet.size_pct);
  out.close();
}

void write_tabs(JsonWriter& out, const std::vector<TabStopIr>& tabs) {
  if (tabs.empty()) return;
  out.key("tabs").array(Form::Line);
  for (const TabStopIr& tab : tabs) {
    out.object(Form::Line).key("pos").raw(px_text(tab.position));
    if (tab.align != TabStopIr::Align::Left)
      out.key("align").text(name_in(kTabAlignNames, tab.align));
    out.close();
  }
  out.close();
}

void write_paragraph_style(JsonWriter& out, const ParagraphStyle& style,
                           const ParagraphStyle& base) {
  const auto emu = [&out](const char* key, Emu value, Emu other) {
    if (value != other) out.key(key).raw(px_text(value));
  };
  const auto flag = [&out](const char* key, bool value, bool other) {
    if (value != other) out.key(key).boolean(value);
  };
  if (style.align != base.align) out.key("align").text(name_in(kAlignNames, style.align));
  flag("rtl", style.rtl, base.rtl);
  emu("marL", style.margin_left, base.margin_left);
  emu("marR", style.margin_right, base.margin_right);
  emu("indent", style.indent, base.indent);
  if (!(style.line_spacing == base.line_spacing)) write_line_height(out, style.line_spacing);
  write_space(out, "spaceBefore", style.space_before, base.space_before);
  write_space(out, "spaceAfter", style.space_after, base.space_after);
  if (!(style.bullet == base.bullet)) write_bullet(out, style.bullet);
  flag("eaLineBreak", style.ea_line_break, base.ea_line_break);
  flag("latinLineBreak", style.latin_line_break, base.latin_line_break);
  flag("hangingPunct", style.hanging_punct, base.hanging_punct);
  emu("defaultTab", style.default_tab, base.default_tab);
  write_tabs(out, style.tabs);
  if (style.font_align != base.font_align)
    out.key("fontAlign").text(name_in(kFontAlignNames, style.font_align));
}

// A paragraph that content and style alone restore.
bool is_plain(const ParagraphIr& paragraph, const TextBase& base) {
  if (paragraph.level != 0 || !(paragraph.style == base.paragraph) || !(paragraph.end == base.run))
    return false;
  if (paragraph.runs.empty()) return true;
  const RunIr& run = paragraph.runs.front();
  return paragraph.runs.size() == 1 && !run.text.empty() && run.style == base.run &&
         run.link.empty() && run.field == RunIr::Field::None &&
         run.text.find('\n') == std::string::npos;
}

void write_paragraph(JsonWriter& out, const ParagraphIr& paragraph, const TextBase& base) {
  out.object(paragraph.runs.size() < 2 ? Form::Line : Form::Block);
  if (paragraph.level != 0) out.key("level").integer(paragraph.level);
  write_paragraph_style(out, paragraph.style, base.paragraph);
  out.key("runs").array();
  for (const RunIr& run : paragraph.runs) {
    out.object(Form::Line).key("text").text(run.text);
    write_run_style(out, run.style, base.run, false);
    if (!run.link.empty()) out.key("link").text(run.link);
    if (run.field != RunIr::Field::None) out.key("field").text(name_in(kFieldNames, run.field));
    if (run.color_authored) out.key("colorAuthored").boolean(true);
    out.close();
  }
  out.close();
  const RunStyle& expected = paragraph.runs.empty() ? base.run : paragraph.runs.back().style;
  if (!(paragraph.end == expected)) {
    write_run_style(out.key("end").object(Form::Line), paragraph.end, base.run, false);
    out.close();
  }
  out.close();
}

}  // namespace

TextBase base_of(const TextBodyIr& body) {
  TextBase base;
  if (body.paragraphs.empty()) return base;
  base.paragraph.align = body.paragraphs.front().style.align;
  base.paragraph.line_spacing = body.paragraphs.front().style.line_spacing;
  base.run = body.paragraphs.front().end;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    if (paragraph.runs.empty()) continue;
    base.run = paragraph.runs.front().style;
    break;
  }
  return base;
}

void write_run_style(JsonWriter& out, const RunStyle& style, const RunStyle& base, bool all) {
  if (all || style.size_pt != base.size_pt) out.key("fontSize").raw(size_px_text(style.size_pt));
  if (all || !(style.fonts == base.fonts)) {
    out.key("fontFamily").object(Form::Line).key("latin").text(style.fonts.latin);
    out.key("ea").text(style.fonts.ea).key("cs").text(style.fonts.cs).close();
  }
  if (style.bold != base.bold) out.key("bold").boolean(style.bold);
  if (style.italic != base.italic) out.key("italic").boolean(style.italic);
  if (style.underline != base.underline) out.key("underline").boolean(style.underline);
  if (style.strike != base.strike) out.key("strike").boolean(style.strike);
  if (style.caps != base.caps) out.key("caps").text(name_in(kCapsNames, style.caps));
  if (all || !(style.color == base.color)) write_color(out.key("color"), style.color);
  if (style.lang != base.lang) out.key("lang").text(style.lang);
  if (style.kern_pt != base.kern_pt) out.key("kern").raw(size_px_text(style.kern_pt));
  if (style.spacing_pt != base.spacing_pt)
    out.key("letterSpacing").raw(size_px_text(style.spacing_pt));
  if (style.baseline_pct != base.baseline_pct) out.key("baseline").integer(style.baseline_pct);
}

void write_body_style(JsonWriter& out, const TextBodyIr& body, const TextBase& base) {
  write_run_style(out, base.run, default_run_style(), true);
  write_line_height(out, base.paragraph.line_spacing);
  if (base.paragraph.align != Align::Left)
    out.key("align").text(name_in(kAlignNames, base.paragraph.align));
  if (body.anchor != Anchor::Top) out.key("anchor").text(name_in(kAnchorNames, body.anchor));
  const Insets& in = body.insets;
  if (!(in == Insets{})) {
    out.key("insets")
        .object(Form::Line)
        .key("l")
        .raw(px_text(in.left))
        .key("t")
        .raw(px_text(in.top));
    out.key("r").raw(px_text(in.right)).key("b").raw(px_text(in.bottom)).close();
  }
  if (body.vert != VerticalText::Horz) out.key("vert").text(to_string(body.vert));
  if (body.rotation != 0) out.key("textRotation").raw(degrees_text(body.rotation));
  if (body.anchor_center) out.key("anchorCenter").boolean(true);
  if (body.edge_spacing) out.key("edgeSpacing").boolean(true);
  if (!body.wrap) out.key("wrap").boolean(false);
  if (body.columns != 1) out.key("columns").integer(body.columns);
  if (body.column_gap != Emu(0)) out.key("columnGap").raw(px_text(body.column_gap));
  if (body.word_break != WordBreak::Normal)
    out.key("wordBreak").text(name_in(kBreakNames, body.word_break));
  if (body.overflow != TextBodyIr::Overflow::Overflow)
    out.key("textOverflow").text(name_in(kOverflowNames, body.overflow));
}

void write_paragraphs(JsonWriter& out, const TextBodyIr& body, const TextBase& base,
                      bool in_full) {
  const auto& paragraphs = body.paragraphs;
  const bool one_empty = paragraphs.size() == 1 && paragraphs.front().runs.empty();
  if (in_full || one_empty || !std::all_of(paragraphs.begin(), paragraphs.end(),
                                [&base](const ParagraphIr& p) { return is_plain(p, base); })) {
    out.key("paragraphs").array();
    for (const ParagraphIr& paragraph : paragraphs) write_paragraph(out, paragraph, base);
    out.close();
  }
}

}  // namespace deckle::ir_json
