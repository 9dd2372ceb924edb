#include <algorithm>
#include <charconv>
#include <exception>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <unordered_set>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/deliver.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/validate/schema_check.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {

using nlohmann::json;

namespace {

// The schema has accepted the document: members have their types and ranges, unless they are
// absent.
double number_or(const json& object, const char* key, double otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : value->get<double>();
}
int integer_or(const json& object, const char* key, int otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : value->get<int>();
}
bool flag_or(const json& object, const char* key, bool otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : value->get<bool>();
}
Emu px_or(const json& object, const char* key, Emu otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : emu_from_px(value->get<double>());
}
Rect rect_of(const json& object) {
  return {px_or(object, "x", {}), px_or(object, "y", {}), px_or(object, "w", {}),
          px_or(object, "h", {})};
}

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

class IrReader {
 public:
  IrReader(const JsonDocument& document, SpecContext& context, DiagnosticSink& sink)
      : document_(document), context_(context), sink_(sink) {}

  SlideIr slide(const json& value, const JsonPath& path) {
    SlideIr slide;
    const json& frame = value.at("slide");
    const JsonPath below(path, "slide");
    slide.size = {px_or(frame, "w", {}), px_or(frame, "h", {})};
    slide.slide_id = text_in(frame, "id");
    slide.layout = text_in(frame, "layout");
    slide.master_part = text_in(frame, "master");
    slide.layout_part = text_in(frame, "layoutPart");
    slide.index = integer_or(frame, "index", 0);
    const json* safe = member_of(frame, "safeArea");
    slide.safe_area = safe == nullptr ? Rect{{}, {}, slide.size.w, slide.size.h} : rect_of(*safe);
    if (const std::string* rgb = string_in(frame, "background"))
      slide.background_rgb = rgb_of(*rgb, JsonPath(below, "background"));
    slide.language = text_in(frame, "language");
    slide.rtl = flag_or(frame, "rtl", false);
    slide.notes = text_in(frame, "notes");
    if (const json* lines = array_in(frame, "generatedNotes")) {
      for (const json& line : *lines)
        slide.generated_notes.push_back(
            {text_in(line, "text"),
             value_in(kNoteLineNames, text_in(line, "kind"), NoteLineIr::Kind::Text)});
    }
    slide.pointer = text_in(frame, "pointer");
    const std::string* source = string_in(frame, "sourceId");
    slide.source_id = source == nullptr ? slide.slide_id : *source;
    const json& elements = value.at("elements");
    const JsonPath elements_path(path, "elements");
    std::unordered_set<std::string_view> eids;
    for (std::size_t i = 0; i < elements.size(); ++i) {
      const JsonPath at(elements_path, i);
      const std::string& eid = text_in(elements[i], "eid");
      if (!eids.insert(eid).second) {
        context_.error("duplicate-id", JsonPath(at, "eid"),
                       tr("the eid {} is used twice on this slide", in_quotes(eid)),
                       tr("give each element of a slide an id of its own"));
      }
      slide.elements.push_back(element(elements[i], at));
    }
    return slide;
  }

 private:
  std::uint32_t rgb_of(std::string_view text, const JsonPath& path) {
    if (!text.empty() && text.front() == '#') text.remove_prefix(1);
    std::string digits(text);
    if (digits.size() == 3) digits = {text[0], text[0], text[1], text[1], text[2], text[2]};
    std::uint32_t rgb = 0;
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), rgb, 16);
    if (digits.size() == 6 && parsed.ptr == digits.data() + digits.size()) return rgb;
    context_.error("invalid-value", path,
                   tr("{} is {}, which is no colour", path.subject(), in_quotes(text)),
                   tr("write it as #RRGGBB"));
    return 0;
  }

  Color color(const json& value, const JsonPath& path) {
    if (value.is_string()) return {"", rgb_of(value.get_ref<const std::string&>(), path)};
    return {text_in(value, "scheme"), rgb_of(text_in(value, "rgb"), JsonPath(path, "rgb"))};
  }

  FillIr fill(const json& object, const JsonPath& path, const char* key) {
    const json* value = member_of(object, key);
    if (value == nullptr) return {};
    if (*value == "none") return {FillIr::Kind::None, {}};
    return {FillIr::Kind::Solid, color(*value, JsonPath(path, key))};
  }

  void run_style(const json& object, const JsonPath& path, RunStyle& style) {
    if (const json* size = member_of(object, "fontSize"))
      style.size_pt = size_from_px(size->get<double>());
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
    if (const json* value = member_of(object, "color"))
      style.color = color(*value, JsonPath(path, "color"));
    if (const std::string* lang = string_in(object, "lang")) style.lang = *lang;
    if (const json* kern = member_of(object, "kern"))
      style.kern_pt = size_from_px(kern->get<double>());
    if (const json* spacing = member_of(object, "letterSpacing"))
      style.spacing_pt = size_from_px(spacing->get<double>());
    style.baseline_pct = integer_or(object, "baseline", style.baseline_pct);
  }

  void line_height(const json& object, const JsonPath& path, SpacingIr& spacing) {
    const json* value = member_of(object, "lineHeight");
    if (value == nullptr) return;
    if (value->is_number()) {
      spacing = {SpacingIr::Unit::Percent, percent_from_line_height(value->get<double>())};
    } else if (const auto px = with_unit(value->get_ref<const std::string&>(), "px");
               px && *px > 0) {
      spacing = {SpacingIr::Unit::Points, size_from_px(*px)};
    } else {
      context_.wrong_type(JsonPath(path, "lineHeight"), *value,
                          tr("a multiple such as 1.2, or a height such as \"28px\""));
    }
  }

  void space(const json& object, const JsonPath& path, const char* key, SpacingIr& spacing) {
    const json* value = member_of(object, key);
    if (value == nullptr) return;
    if (value->is_number()) {
      spacing = {SpacingIr::Unit::Points, size_from_px(value->get<double>())};
    } else if (const auto percent = with_unit(value->get_ref<const std::string&>(), "%")) {
      spacing = {SpacingIr::Unit::Percent, on_grid(*percent)};
    } else {
      context_.wrong_type(JsonPath(path, key), *value,
                          tr("px, or percent of a line such as \"50%\""));
    }
  }

  void paragraph_style(const json& object, const JsonPath& path, ParagraphStyle& style) {
    style.align = value_in(kAlignNames, text_in(object, "align"), style.align);
    style.rtl = flag_or(object, "rtl", style.rtl);
    style.margin_left = px_or(object, "marL", style.margin_left);
    style.margin_right = px_or(object, "marR", style.margin_right);
    style.indent = px_or(object, "indent", style.indent);
    line_height(object, path, style.line_spacing);
    space(object, path, "spaceBefore", style.space_before);
    space(object, path, "spaceAfter", style.space_after);
    if (const json* bullet = member_of(object, "bullet")) {
      style.bullet.kind = value_in(kListNames, text_in(*bullet, "type"), ListKind::None);
      if (const std::string* character = string_in(*bullet, "char"))
        style.bullet.character = *character;
      if (const std::string* numbering = string_in(*bullet, "numbering"))
        style.bullet.numbering = *numbering;
      style.bullet.start_at = integer_or(*bullet, "startAt", 1);
      style.bullet.font = text_in(*bullet, "font");
      if (const json* marker = member_of(*bullet, "color"))
        style.bullet.color = color(*marker, JsonPath(JsonPath(path, "bullet"), "color"));
    }
    style.ea_line_break = flag_or(object, "eaLineBreak", style.ea_line_break);
    style.latin_line_break = flag_or(object, "latinLineBreak", style.latin_line_break);
    style.hanging_punct = flag_or(object, "hangingPunct", style.hanging_punct);
    style.default_tab = px_or(object, "defaultTab", style.default_tab);
  }

  RunIr run(const json& value, const JsonPath& path, const RunStyle& base) {
    RunIr run;
    run.text = text_in(value, "text");
    run.style = base;
    run_style(value, path, run.style);
    run.field = value_in(kFieldNames, text_in(value, "field"), RunIr::Field::None);
    run.link = text_in(value, "link");
    if (run.text.find('\n') != std::string::npos) {
      context_.error("invalid-value", JsonPath(path, "text"),
                     tr("'text' of a run has a line break in it"),
                     tr("begin a new paragraph, or write \\u000b for a line break within it"));
    }
    if (const Message flaw = run.link.empty() ? "" : link_flaw(run.link); !flaw.empty()) {
      context_.error("invalid-link", JsonPath(path, "link"),
                     tr("'link' {} {}", in_quotes(run.link), flaw),
                     tr("write an absolute address such as https://example.com/page"));
    }
    return run;
  }

  ParagraphIr paragraph(const json& value, const JsonPath& path, const ParagraphStyle& base,
                        const RunStyle& base_run) {
    ParagraphIr paragraph;
    paragraph.level = integer_or(value, "level", 0);
    paragraph.style = base;
    paragraph_style(value, path, paragraph.style);
    if (const json* runs = member_of(value, "runs")) {
      const JsonPath below(path, "runs");
      for (std::size_t i = 0; i < runs->size(); ++i)
        paragraph.runs.push_back(run((*runs)[i], JsonPath(below, i), base_run));
    }
    const json* end = member_of(value, "end");
    // `end` says where it differs from the element's style; without it, the mark looks like the
    // last run.
    paragraph.end =
        end != nullptr || paragraph.runs.empty() ? base_run : paragraph.runs.back().style;
    if (end != nullptr) run_style(*end, JsonPath(path, "end"), paragraph.end);
    return paragraph;
  }

  // Text that is content and style alone: a paragraph for each line.
  static std::vector<ParagraphIr> plain(const std::string& content, const ParagraphStyle& style,
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

  void check_style_keys(const json& style, const JsonPath& path) {
    constexpr std::string_view kKnown[] = {
        "align",     "anchor",       "backgroundColor", "baseline",  "bold",       "color",
        "columnGap", "columns",      "fontFamily",      "fontSize",  "insets",     "italic",
        "kern",      "lang",         "letterSpacing",   "lineColor", "lineHeight", "lineWidth",
        "shape",     "textOverflow", "underline",       "wordBreak", "wrap"};
    for (auto it = style.begin(); it != style.end(); ++it) {
      if (std::find(std::begin(kKnown), std::end(kKnown), it.key()) != std::end(kKnown)) continue;
      context_.warning("unknown-key", JsonPath(path, it.key()),
                       tr("unknown key {} in 'style' is ignored", in_quotes(it.key())),
                       nearest_hint(it.key(), kKnown), At::Key);
    }
  }

  static bool speaks_of_text(const json& style) {
    for (const char* key :
         {"align", "anchor", "bold", "color", "columns", "fontFamily", "fontSize", "insets",
          "italic", "lineHeight", "textOverflow", "wordBreak", "wrap"}) {
      if (style.contains(key)) return true;
    }
    return false;
  }

  void body(const json& value, const JsonPath& path, const json& style, const JsonPath& style_path,
            ElementIr& element) {
    const std::string& content = text_in(value, "content");
    const json* paragraphs = member_of(value, "paragraphs");
    const bool words = carries_text(element.type) || paragraphs != nullptr ||
                       speaks_of_text(style) ||
                       (element.type != ElementType::Image && !content.empty());
    if (!words || (element.type == ElementType::Table && paragraphs == nullptr && content.empty()))
      return;
    TextBodyIr& text = element.text;
    const json* insets = member_of(style, "insets");
    text.insets = {};
    if (insets != nullptr)
      text.insets = {px_or(*insets, "l", {}), px_or(*insets, "t", {}), px_or(*insets, "r", {}),
                     px_or(*insets, "b", {})};
    text.anchor = value_in(kAnchorNames, text_in(style, "anchor"), Anchor::Top);
    text.wrap = flag_or(style, "wrap", true);
    text.columns = integer_or(style, "columns", 1);
    text.column_gap = px_or(style, "columnGap", {});
    text.word_break = value_in(kBreakNames, text_in(style, "wordBreak"), WordBreak::Normal);
    text.overflow =
        value_in(kOverflowNames, text_in(style, "textOverflow"), TextBodyIr::Overflow::Overflow);
    ParagraphStyle base;
    base.align = value_in(kAlignNames, text_in(style, "align"), Align::Left);
    line_height(style, style_path, base.line_spacing);
    RunStyle base_run = default_run_style();
    run_style(style, style_path, base_run);
    if (paragraphs == nullptr) {
      if (element.type != ElementType::Image) text.paragraphs = plain(content, base, base_run);
      return;
    }
    const JsonPath below(path, "paragraphs");
    for (std::size_t i = 0; i < paragraphs->size(); ++i) {
      text.paragraphs.push_back(paragraph((*paragraphs)[i], JsonPath(below, i), base, base_run));
    }
    if (value.contains("content") && plain_text(text) != content &&
        !(text.paragraphs.empty() && element.type == ElementType::Image)) {
      context_.error("inconsistent-runs", below,
                     tr("'paragraphs' joined by line breaks are not 'content'"),
                     tr("make both say the same, or leave 'content' out"));
    }
  }

  // The cells look as the element's style says, the header bold and in a colour of its own.
  std::shared_ptr<const TableIr> table(const json& value, const JsonPath& path, const json& style,
                                       const JsonPath& style_path) {
    TableIr table;
    RunStyle run = default_run_style();
    run_style(style, style_path, run);
    RunStyle header = run;
    header.bold = true;
    if (const json* color = member_of(value, "headerColor"))
      header.color = this->color(*color, JsonPath(path, "headerColor"));
    const auto word_break = value_in(kBreakNames, text_in(style, "wordBreak"), WordBreak::Normal);
    for (const json& width : value.at("columns"))
      table.columns.push_back({emu_from_px(width.get<double>()), {}});
    if (const json* numeric = member_of(value, "numeric")) {
      for (std::size_t i = 0; i < numeric->size() && i < table.columns.size(); ++i)
        table.columns[i].look.numeric = (*numeric)[i].get<bool>();
    }
    table.rtl = flag_or(value, "rtl", false);
    table.total_row = flag_or(value, "totalRow", false);
    const json& rows = value.at("rows");
    for (std::size_t r = 0; r < rows.size(); ++r) {
      TableRowIr row;
      row.height = px_or(rows[r], "h", {});
      const json& cells = rows[r].at("cells");
      if (cells.size() != table.columns.size()) {
        context_.error("ragged-table", JsonPath(JsonPath(path, "rows"), r),
                       tr("row {} has {} cells; the table has {} columns", r + 1, cells.size(),
                           table.columns.size()),
                       tr("give every row one cell for each column"));
        return nullptr;
      }
      for (std::size_t c = 0; c < cells.size(); ++c) {
        RunStyle look = r == 0 ? header : run;
        if (table.total_row && r + 1 == rows.size()) look.bold = true;
        ParagraphStyle paragraph;
        paragraph.align = table.columns[c].look.numeric != table.rtl ? Align::Right : Align::Left;
        TextBodyIr body;
        body.word_break = word_break;
        body.paragraphs = plain(cells[c].get<std::string>(), paragraph, look);
        if (body.paragraphs.empty()) {
          body.paragraphs.emplace_back();
          body.paragraphs.back().style = paragraph;
          body.paragraphs.back().end = look;
        }
        row.cells.push_back(std::move(body));
      }
      table.rows.push_back(std::move(row));
    }
    table.size_pt = run.size_pt;
    table.size_fixed = flag_or(value, "fixedSize", false);
    table.widths_fixed = flag_or(value, "page", false);
    for (TableColumnIr& column : table.columns)
      column.look.share = static_cast<double>(std::max(column.width, Emu(1)).value());
    table.row_limit = static_cast<std::size_t>(integer_or(value, "rowLimit", 12));
    table.caption_height = px_or(value, "captionH", {});
    table.missing_width = px_or(value, "missingW", {});
    seat_cells(table);
    return std::make_shared<const TableIr>(std::move(table));
  }

  std::shared_ptr<const ElementContent> data(const json& value, const JsonPath& path,
                                             ElementType type) {
    const json* data = member_of(value, "data");
    const JsonPath below(path, "data");
    if (data != nullptr && (type == ElementType::Chart || type == ElementType::Table)) {
      // Advice on the data was given when the spec was read; here only what makes it unusable
      // counts.
      DiagnosticSink advice;
      SpecContext context(document_, advice);
      const ElementKind kind = type == ElementType::Chart ? ElementKind::Chart : ElementKind::Table;
      auto content =
          std::make_shared<ElementContent>(read_content(kind, *data, below, {}, context));
      std::copy_if(advice.begin(), advice.end(), std::back_inserter(sink_),
                   [](const Diagnostic& d) { return d.severity == Severity::Error; });
      return content;
    }
    if (type != ElementType::Image) return nullptr;
    ImageContent image;
    image.asset_id = data == nullptr ? text_in(value, "content") : text_in(*data, "asset_id");
    if (image.asset_id.empty()) return nullptr;
    if (data != nullptr && data->contains("alt_text")) image.alt_text = text_in(*data, "alt_text");
    if (data != nullptr && data->contains("crop"))
      image.crop = value_in(kCropNames, text_in(*data, "crop"), Crop::Contain);
    return std::make_shared<ElementContent>(std::move(image));
  }

  static void picture(const json& value, ElementIr& element) {
    if (const json* given = member_of(value, "picture")) {
      PictureIr picture;
      picture.format = value_in(kPictureFormatNames, text_in(*given, "format"), PictureFormat::Png);
      picture.width = number_or(*given, "w", 0);
      picture.height = number_or(*given, "h", 0);
      picture.orientation = integer_or(*given, "orientation", 1);
      picture.icon = flag_or(*given, "icon", false);
      element.picture = std::make_shared<const PictureIr>(std::move(picture));
    }
    if (const json* fit = member_of(value, "fit")) {
      if (fit->contains("crop"))
        element.fit.crop = value_in(kCropNames, text_in(*fit, "crop"), Crop::Contain);
      element.fit.align = value_in(kAlignNames, text_in(*fit, "align"), Align::Center);
      element.fit.anchor = value_in(kAnchorNames, text_in(*fit, "anchor"), Anchor::Middle);
    }
  }

  ElementIr element(const json& value, const JsonPath& path) {
    ElementIr element;
    element.eid = text_in(value, "eid");
    element.type = element_type_from(text_in(value, "type")).value_or(ElementType::Text);
    element.priority = integer_or(value, "priority", default_priority(element.type));
    const json* least = member_of(value, "minFontSize");
    element.min_font_pt = least == nullptr ? default_min_font_pt(element.type, element.priority)
                                           : size_from_px(least->get<double>());
    element.allow_shrink = flag_or(value, "allowShrink", true);
    element.size_authored = flag_or(value, "sizeAuthored", false);
    const json& layout = value.at("layout");
    element.box = rect_of(layout);
    element.z = integer_or(layout, "zIndex", default_z(element.type));
    static const json kNoStyle = json::object();
    const json* given = member_of(value, "style");
    const json& style = given == nullptr ? kNoStyle : *given;
    const JsonPath style_path(path, "style");
    check_style_keys(style, style_path);
    body(value, path, style, style_path, element);
    element.fill = fill(style, style_path, "backgroundColor");
    element.line.fill = fill(style, style_path, "lineColor");
    element.line.width_pt = size_from_px(number_or(style, "lineWidth", 0));
    if (const std::string* shape = string_in(style, "shape")) element.shape = *shape;
    check_shape(element.shape, JsonPath(style_path, "shape"));
    if (const json* placeholder = member_of(value, "placeholder")) {
      PlaceholderRef ref;
      ref.type = text_in(*placeholder, "type");
      ref.idx = static_cast<std::uint32_t>(placeholder->at("idx").get<std::int64_t>());
      ref.name = text_in(*placeholder, "name");
      if (const json* box = member_of(*placeholder, "inheritedBox"))
        ref.inherited_box = rect_of(*box);
      element.placeholder = std::move(ref);
    }
    element.name = text_in(value, "name");
    element.alt_text = text_in(value, "altText");
    element.decorative = flag_or(value, "decorative", false);
    if (const json* autofit = member_of(value, "autofit"))
      element.text.autofit = AutofitIr{number_or(*autofit, "fontScale", 100),
                                       number_or(*autofit, "lnSpcReduction", 0)};
    element.missing_asset = text_in(value, "missing");
    element.pinned = flag_or(value, "pinned", false);
    element.full_bleed = flag_or(value, "fullBleed", false);
    if (const json* owners = member_of(value, "belongsTo")) {
      for (const json& eid : *owners) element.belongs_to.push_back(eid.get<std::string>());
    }
    element.data = data(value, path, element.type);
    const json* drawn = member_of(value, "table");
    if (drawn != nullptr && element.type == ElementType::Table) {
      element.table = table(*drawn, JsonPath(path, "table"), style, style_path);
    }
    if (element.type == ElementType::Image) picture(value, element);
    element.pointer = text_in(value, "pointer");
    if (const json* id = member_of(value, "shapeId"))
      element.shape_id = static_cast<std::uint32_t>(id->get<std::int64_t>());
    return element;
  }

  void check_shape(const std::string& shape, const JsonPath& path) {
    const auto presets = preset_shapes();
    if (std::find(presets.begin(), presets.end(), shape) != presets.end()) return;
    context_.error("invalid-value", path,
                   tr("'shape' is {}, which is no preset shape", in_quotes(shape)),
                   nearest_hint(shape, presets));
  }

  const JsonDocument& document_;
  SpecContext& context_;
  DiagnosticSink& sink_;
};

}  // namespace

std::vector<SlideIr> read_ir(std::string_view text, const std::string& name, DiagnosticSink& sink) {
  DiagnosticSink found;
  LeftOut left_out;
  std::vector<SlideIr> slides;
  try {
    const std::optional<JsonDocument> document = JsonDocument::read(text, name, found);
    if (document && check_schema("ir", *document, found)) {
      SpecContext context(*document, found);
      IrReader reader(*document, context, found);
      const JsonPath top;
      if (const json* list = member_of(document->root(), "slides")) {
        const JsonPath path(top, "slides");
        for (std::size_t i = 0; i < list->size(); ++i)
          slides.push_back(reader.slide((*list)[i], JsonPath(path, i)));
      } else {
        slides.push_back(reader.slide(document->root(), top));
      }
      left_out = left_out_by(context);
    }
  } catch (const AssertionFailed&) {
    throw;  // the code is wrong, not the document
  } catch (const std::exception& error) {
    found.push_back(unreadable(name, error.what()));
  }
  if (!deliver(std::move(found), left_out, name, sink)) slides.clear();
  return slides;
}

}  // namespace deckle
