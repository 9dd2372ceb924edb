#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/json/json_writer.h"
#include "slidespec/ir_json/px.h"

namespace deckle {
namespace {

using Form = JsonWriter::Form;

std::string rgb_text(std::uint32_t rgb) { return fmt::format("#{:06X}", rgb & 0xFFFFFFU); }

void write_color(JsonWriter& out, const Color& color) {
  if (color.scheme.empty()) {
    out.text(rgb_text(color.rgb));
    return;
  }
  out.object(Form::Line)
      .key("scheme")
      .text(color.scheme)
      .key("rgb")
      .text(rgb_text(color.rgb))
      .close();
}

void write_fill(JsonWriter& out, const char* key, const FillIr& fill) {
  if (fill.kind == FillIr::Kind::Inherit) return;
  out.key(key);
  if (fill.kind == FillIr::Kind::None)
    out.text("none");
  else
    write_color(out, fill.color);
}

void write_rect(JsonWriter& out, const Rect& r) {
  out.object(Form::Line).key("x").raw(px_text(r.x)).key("y").raw(px_text(r.y));
  out.key("w").raw(px_text(r.w)).key("h").raw(px_text(r.h)).close();
}

// Members of `style` in which it differs from `base`; all of them with `all`.
void write_run_style(JsonWriter& out, const RunStyle& style, const RunStyle& base, bool all) {
  if (all || style.size_pt != base.size_pt) out.key("fontSize").raw(size_px_text(style.size_pt));
  if (all || !(style.fonts == base.fonts)) {
    out.key("fontFamily").object(Form::Line).key("latin").text(style.fonts.latin);
    out.key("ea").text(style.fonts.ea).key("cs").text(style.fonts.cs).close();
  }
  if (style.bold != base.bold) out.key("bold").boolean(style.bold);
  if (style.italic != base.italic) out.key("italic").boolean(style.italic);
  if (style.underline != base.underline) out.key("underline").boolean(style.underline);
  if (all || !(style.color == base.color)) write_color(out.key("color"), style.color);
  if (style.lang != base.lang) out.key("lang").text(style.lang);
  if (style.kern_pt != base.kern_pt) out.key("kern").raw(size_px_text(style.kern_pt));
  if (style.spacing_pt != base.spacing_pt)
    out.key("letterSpacing").raw(size_px_text(style.spacing_pt));
  if (style.baseline_pct != base.baseline_pct) out.key("baseline").integer(style.baseline_pct);
}

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
}

// What an element's `style` says for all of its text: the look of its beginning.
struct Base {
  ParagraphStyle paragraph;
  RunStyle run = default_run_style();
};

Base base_of(const TextBodyIr& body) {
  Base base;
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

// A paragraph that content and style alone bring back.
bool is_plain(const ParagraphIr& paragraph, const Base& base) {
  if (paragraph.level != 0 || !(paragraph.style == base.paragraph) || !(paragraph.end == base.run))
    return false;
  if (paragraph.runs.empty()) return true;
  const RunIr& run = paragraph.runs.front();
  return paragraph.runs.size() == 1 && !run.text.empty() && run.style == base.run &&
         run.link.empty() && run.field == RunIr::Field::None &&
         run.text.find('\n') == std::string::npos;
}

void write_paragraph(JsonWriter& out, const ParagraphIr& paragraph, const Base& base) {
  out.object(paragraph.runs.size() < 2 ? Form::Line : Form::Block);
  if (paragraph.level != 0) out.key("level").integer(paragraph.level);
  write_paragraph_style(out, paragraph.style, base.paragraph);
  out.key("runs").array();
  for (const RunIr& run : paragraph.runs) {
    out.object(Form::Line).key("text").text(run.text);
    write_run_style(out, run.style, base.run, false);
    if (!run.link.empty()) out.key("link").text(run.link);
    if (run.field != RunIr::Field::None) out.key("field").text(name_in(kFieldNames, run.field));
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

void write_body_style(JsonWriter& out, const TextBodyIr& body, const Base& base) {
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
  if (!body.wrap) out.key("wrap").boolean(false);
  if (body.columns != 1) out.key("columns").integer(body.columns);
  if (body.column_gap != Emu(0)) out.key("columnGap").raw(px_text(body.column_gap));
  if (body.word_break != WordBreak::Normal)
    out.key("wordBreak").text(name_in(kBreakNames, body.word_break));
  if (body.overflow != TextBodyIr::Overflow::Overflow)
    out.key("textOverflow").text(name_in(kOverflowNames, body.overflow));
}

bool is_default_body(const TextBodyIr& body) {
  const TextBodyIr plain;
  return body.paragraphs.empty() && body.insets == plain.insets && body.anchor == plain.anchor &&
         body.wrap == plain.wrap && body.columns == plain.columns &&
         body.column_gap == plain.column_gap && body.word_break == plain.word_break &&
         body.overflow == plain.overflow;
}

void write_style(JsonWriter& out, const ElementIr& element, const Base& base) {
  out.key("style").object();
  if (element.table != nullptr) {
    write_run_style(out, base.run, default_run_style(), true);
    const WordBreak word_break = element.table->rows.empty() || element.table->rows.front().cells.empty()
                                     ? WordBreak::Normal
                                     : element.table->rows.front().cells.front().word_break;
    if (word_break != WordBreak::Normal) out.key("wordBreak").text(name_in(kBreakNames, word_break));
  } else if (carries_text(element.type) || !is_default_body(element.text)) {
    write_body_style(out, element.text, base);
  }
  write_fill(out, "backgroundColor", element.fill);
  write_fill(out, "lineColor", element.line.fill);
  if (element.line.width_pt != 0) out.key("lineWidth").raw(size_px_text(element.line.width_pt));
  if (element.shape != "rect") out.key("shape").text(element.shape);
  out.close();
}

void write_placeholder(JsonWriter& out, const PlaceholderRef& placeholder) {
  out.key("placeholder")
      .object(Form::Line)
      .key("type")
      .text(placeholder.type)
      .key("idx")
      .integer(placeholder.idx);
  if (!placeholder.name.empty()) out.key("name").text(placeholder.name);
  write_rect(out.key("inheritedBox"), placeholder.inherited_box);
  out.close();
}

void write_optional(JsonWriter& out, const char* key, const std::string& value) {
  if (!value.empty()) out.key(key).text(value);
}

void write_data(JsonWriter& out, const ImageContent& image) {
  out.object(Form::Line).key("asset_id").text(image.asset_id);
  if (image.alt_text) out.key("alt_text").text(*image.alt_text);
  if (image.crop) out.key("crop").text(name_in(kCropNames, *image.crop));
  out.close();
}

void write_data(JsonWriter& out, const ChartContent& chart) {
  out.object().key("chart_type").text(to_string(chart.type));
  write_optional(out, "title", chart.title);
  write_optional(out, "x_label", chart.x_label);
  write_optional(out, "y_label", chart.y_label);
  write_optional(out, "notes", chart.notes);
  out.key("series").array();
  for (const ChartSeries& series : chart.series) {
    out.object().key("name").text(series.name).key("data").array();
    for (const ChartPoint& point : series.data) {
      out.object(Form::Line).key("x");
      if (const auto* text = std::get_if<std::string>(&point.x))
        out.text(*text);
      else
        out.number(std::get<double>(point.x));
      out.key("y");
      if (point.y)
        out.number(*point.y);
      else
        out.null();
      out.close();
    }
    out.close().close();
  }
  out.close().close();
}

void write_data(JsonWriter& out, const TableContent& table) {
  out.object();
  write_optional(out, "title", table.title);
  out.key("columns").array(Form::Line);
  for (const std::string& column : table.columns) out.text(column);
  out.close().key("rows").array();
  for (const auto& row : table.rows) {
    out.array(Form::Line);
    for (const Cell& cell : row) {
      if (const auto* text = std::get_if<std::string>(&cell))
        out.text(*text);
      else if (const auto* number = std::get_if<double>(&cell))
        out.number(*number);
      else
        out.null();
    }
    out.close();
  }
  out.close().close();
}

// What is known of a picture without its bytes, and how it lies in its box.
void write_picture(JsonWriter& out, const ElementIr& element) {
  if (element.picture != nullptr) {
    const PictureIr& picture = *element.picture;
    out.key("picture").object(Form::Line);
    out.key("format").text(name_in(kPictureFormatNames, picture.format));
    out.key("w").number(picture.width).key("h").number(picture.height);
    if (picture.orientation != 1) out.key("orientation").integer(picture.orientation);
    if (picture.icon) out.key("icon").boolean(true);
    out.close();
  }
  if (element.fit == PictureFit{}) return;
  out.key("fit").object(Form::Line);
  if (element.fit.crop) out.key("crop").text(name_in(kCropNames, *element.fit.crop));
  if (element.fit.align != Align::Center)
    out.key("align").text(name_in(kAlignNames, element.fit.align));
  if (element.fit.anchor != Anchor::Middle)
    out.key("anchor").text(name_in(kAnchorNames, element.fit.anchor));
  out.close();
}

void write_table(JsonWriter& out, const TableIr& table) {
  out.key("table").object().key("columns").array(Form::Line);
  for (const TableColumnIr& column : table.columns) out.raw(px_text(column.width));
  out.close();
  if (std::any_of(table.columns.begin(), table.columns.end(),
                  [](const TableColumnIr& c) { return c.look.numeric; })) {
    out.key("numeric").array(Form::Line);
    for (const TableColumnIr& column : table.columns) out.boolean(column.look.numeric);
    out.close();
  }
  out.key("rows").array();
  for (const TableRowIr& row : table.rows) {
    out.object(Form::Line).key("h").raw(px_text(row.height)).key("cells").array(Form::Line);
    for (const TextBodyIr& cell : row.cells) out.text(plain_text(cell));
    out.close().close();
  }
  out.close();
  const TableIr plain;
  if (table.row_limit != plain.row_limit)
    out.key("rowLimit").integer(static_cast<std::int64_t>(table.row_limit));
  if (table.caption_height != Emu(0)) out.key("captionH").raw(px_text(table.caption_height));
  if (table.missing_width != Emu(0)) out.key("missingW").raw(px_text(table.missing_width));
  if (!table.rows.empty() && !table.rows.front().cells.empty() &&
      !table.rows.front().cells.front().paragraphs.empty())
    write_color(out.key("headerColor"), table.rows.front().cells.front().paragraphs.front().end.color);
  if (table.total_row) out.key("totalRow").boolean(true);
  if (table.rtl) out.key("rtl").boolean(true);
  if (table.size_fixed) out.key("fixedSize").boolean(true);
  if (table.widths_fixed) out.key("page").boolean(true);
  out.close();
}

// Only pictures, charts and tables are drawn from data; the words of the others are their text.
void write_data(JsonWriter& out, const ElementContent& data) {
  if (const auto* image = std::get_if<ImageContent>(&data)) write_data(out.key("data"), *image);
  if (const auto* chart = std::get_if<ChartContent>(&data)) write_data(out.key("data"), *chart);
  if (const auto* table = std::get_if<TableContent>(&data)) write_data(out.key("data"), *table);
}

// `content` of docs/contracts.md, "IR JSON": the text, or what a picture shows.
std::string content_of(const ElementIr& element) {
  if (!element.text.paragraphs.empty() || element.data == nullptr) return plain_text(element.text);
  const auto* image = std::get_if<ImageContent>(element.data.get());
  return image == nullptr ? "" : image->asset_id;
}

void write_element(JsonWriter& out, const ElementIr& element) {
  out.object().key("eid").text(element.eid).key("type").text(to_string(element.type));
  out.key("priority").integer(element.priority);
  if (element.min_font_pt != default_min_font_pt(element.type, element.priority)) {
    out.key("minFontSize").raw(size_px_text(element.min_font_pt));
  }
  if (!element.allow_shrink) out.key("allowShrink").boolean(false);
  if (element.size_authored) out.key("sizeAuthored").boolean(true);
  out.key("content").text(content_of(element));
  out.key("layout")
      .object(Form::Line)
      .key("x")
      .raw(px_text(element.box.x))
      .key("y")
      .raw(px_text(element.box.y));
  out.key("w")
      .raw(px_text(element.box.w))
      .key("h")
      .raw(px_text(element.box.h))
      .key("zIndex")
      .integer(element.z)
      .close();
  // A table's style is that of its cells.
  const bool rows = element.table != nullptr && !element.table->rows.empty() &&
                    !element.table->rows.back().cells.empty();
  const Base base = base_of(rows ? element.table->rows.back().cells.front() : element.text);
  write_style(out, element, base);
  const auto& paragraphs = element.text.paragraphs;
  const bool one_empty = paragraphs.size() == 1 && paragraphs.front().runs.empty();
  if (one_empty || !std::all_of(paragraphs.begin(), paragraphs.end(),
                                [&base](const ParagraphIr& p) { return is_plain(p, base); })) {
    out.key("paragraphs").array();
    for (const ParagraphIr& paragraph : paragraphs) write_paragraph(out, paragraph, base);
    out.close();
  }
  if (element.placeholder) write_placeholder(out, *element.placeholder);
  write_optional(out, "name", element.name);
  write_optional(out, "altText", element.alt_text);
  if (element.decorative) out.key("decorative").boolean(true);
  if (element.text.autofit) {
    out.key("autofit").object(Form::Line);
    out.key("fontScale").number(element.text.autofit->font_scale_pct);
    out.key("lnSpcReduction").number(element.text.autofit->spacing_reduction_pct);
    out.close();
  }
  write_optional(out, "missing", element.missing_asset.english());
  if (element.pinned) out.key("pinned").boolean(true);
  if (element.full_bleed) out.key("fullBleed").boolean(true);
  if (!element.belongs_to.empty()) {
    out.key("belongsTo").array(Form::Line);
    for (const std::string& eid : element.belongs_to) out.text(eid);
    out.close();
  }
  if (element.data != nullptr) write_data(out, *element.data);
  if (element.table != nullptr) write_table(out, *element.table);
  write_picture(out, element);
  write_optional(out, "pointer", element.pointer);
  if (element.shape_id != 0) out.key("shapeId").integer(element.shape_id);
  out.close();
}

void write_generated_notes(JsonWriter& out, const std::vector<NoteLineIr>& lines) {
  if (lines.empty()) return;
  out.key("generatedNotes").array();
  for (const NoteLineIr& line : lines) {
    out.object(Form::Line).key("text").text(line.text);
    if (line.kind != NoteLineIr::Kind::Text)
      out.key("kind").text(name_in(kNoteLineNames, line.kind));
    out.close();
  }
  out.close();
}

void write_slide(JsonWriter& out, const SlideIr& slide) {
  out.object()
      .key("slide")
      .object()
      .key("w")
      .raw(px_text(slide.size.w))
      .key("h")
      .raw(px_text(slide.size.h));
  out.key("id")
      .text(slide.slide_id)
      .key("layout")
      .text(slide.layout)
      .key("master")
      .text(slide.master_part);
  out.key("index").integer(slide.index);
  write_optional(out, "layoutPart", slide.layout_part);
  if (!(slide.safe_area == Rect{{}, {}, slide.size.w, slide.size.h}))
    write_rect(out.key("safeArea"), slide.safe_area);
  if (slide.background_rgb != 0xFFFFFF) out.key("background").text(rgb_text(slide.background_rgb));
  write_optional(out, "language", slide.language);
  if (slide.rtl) out.key("rtl").boolean(true);
  write_optional(out, "notes", slide.notes);
  write_generated_notes(out, slide.generated_notes);
  write_optional(out, "pointer", slide.pointer);
  if (slide.source_id != slide.slide_id) out.key("sourceId").text(slide.source_id);
  out.close().key("elements").array();
  for (const ElementIr& element : slide.elements) write_element(out, element);
  out.close().close();
}

}  // namespace

std::string write_ir(const std::vector<SlideIr>& slides) {
  JsonWriter out;
  out.object().key("deckle_ir").integer(1).key("slides").array();
  for (const SlideIr& slide : slides) write_slide(out, slide);
  out.close().close();
  return out.take();
}

}  // namespace deckle
