#include "layout/text/text_build.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "layout/citations/marks.h"
#include "layout/text/column_heading.h"
#include "layout/text/contrast.h"
#include "layout/text/language.h"
#include "layout/text/own_mark.h"
#include "layout/text/reading_direction.h"
#include "layout/text/word_break.h"
#include "measure/unicode/direction.h"
#include "measure/unicode/script_runs.h"

namespace deckle::layout {
namespace {

constexpr const char* kBulletFont = "Arial";  // as PowerPoint's own

// docs/design.md, "Type scale": Korean and Japanese text has 110 % line spacing.
constexpr double kCjkLeadingPct = 110;
constexpr double kMinLevelPt = 8;  // the minimum of constraints.min_font_pt
// Hanging indent of a list whose placeholder has none: one em of 18 pt.
constexpr double kListIndentPt = 18;

// Text made for a role that the layout has no placeholder for starts from docs/design.md, "Type
// scale".
double scale_size(SlotRole role) {
  switch (role) {
    case SlotRole::Title:
      return 28;
    case SlotRole::Subtitle:
      return 20;
    case SlotRole::Quote:
      return 28;
    case SlotRole::Attribution:
      return 16;
    case SlotRole::Caption:
      return 12;
    default:
      return 18;
  }
}

bool is_list(const Element& element) {
  if (element.style.list) return *element.style.list != ListKind::None;
  return element.kind == ElementKind::Bullets;
}

std::string with_soft_breaks(std::string text) {
  std::replace(text.begin(), text.end(), '\n', '\v');
  return text;
}

struct SourceParagraph {
  std::string text;
  RichText runs;
  int level = 0;
};

// Splits rich runs at the paragraph ends of the plain text.
std::vector<RichText> split_runs(const RichText& runs) {
  std::vector<RichText> paragraphs(1);
  for (const RichRun& run : runs) {
    std::size_t start = 0;
    for (;;) {
      const std::size_t end = run.text.find('\n', start);
      RichRun piece = run;
      piece.text = run.text.substr(start, end == std::string::npos ? end : end - start);
      if (!piece.text.empty()) paragraphs.back().push_back(std::move(piece));
      if (end == std::string::npos) break;
      paragraphs.emplace_back();
      start = end + 1;
    }
  }
  return paragraphs;
}

std::vector<SourceParagraph> paragraphs_of_text(const TextContent& content) {
  std::vector<SourceParagraph> out;
  std::size_t start = 0;
  for (;;) {
    const std::size_t end = content.text.find('\n', start);
    out.push_back(
        {content.text.substr(start, end == std::string::npos ? end : end - start), {}, 0});
    if (end == std::string::npos) break;
    start = end + 1;
  }
  if (!content.runs.empty()) {
    std::vector<RichText> rich = split_runs(content.runs);
    for (std::size_t i = 0; i < out.size() && i < rich.size(); ++i)
      out[i].runs = std::move(rich[i]);
  }
  return out;
}

std::vector<SourceParagraph> source_paragraphs(const Element& element) {
  if (const auto* text = std::get_if<TextContent>(&element.content))
    return paragraphs_of_text(*text);
  if (const auto* shape = std::get_if<ShapeContent>(&element.content)) {
    if (shape->text.text.empty()) return {};
    return paragraphs_of_text(shape->text);
  }
  std::vector<SourceParagraph> out;
  if (const auto* bullets = std::get_if<BulletsContent>(&element.content)) {
    for (std::size_t i = 0; i < bullets->items.size(); ++i) {
      SourceParagraph p;
      p.text = with_soft_breaks(bullets->items[i]);
      if (i < bullets->runs.size()) p.runs = bullets->runs[i];
      for (RichRun& run : p.runs) run.text = with_soft_breaks(run.text);
      if (i < element.style.levels.size()) p.level = element.style.levels[i];
      out.push_back(std::move(p));
    }
  }
  return out;
}

// In a column whose list begins with a heading, or goes on with the items of one, the items have the
// look of the first level. Whether the first of `sources` is a heading.
bool raise_below_heading(SlotRole role, std::vector<SourceParagraph>& sources) {
  if (role != SlotRole::Left && role != SlotRole::Right) return false;
  std::vector<int> levels;
  for (const SourceParagraph& source : sources) levels.push_back(source.level);
  const bool headed = begins_with_heading(levels);
  const bool continued = std::all_of(levels.begin(), levels.end(), [](int l) { return l > 0; });
  if (!headed && !continued) return false;
  for (SourceParagraph& source : sources) source.level = std::max(0, source.level - 1);
  return headed;
}

bool is_east_asian(const std::string& script) {
  return script == "Hang" || script == "Jpan" || script == "Hans" || script == "Hant";
}

// What is not marked, as it brings its own mark or leads to the items below it. `style.list` says
// otherwise.
struct OwnMarks {
  std::vector<bool> marked, leads;
};

OwnMarks own_marks(const Element& element, const std::vector<SourceParagraph>& sources) {
  OwnMarks out{std::vector<bool>(sources.size()), std::vector<bool>(sources.size())};
  const bool numbers = element.style.list == ListKind::Number;
  if (element.style.list && !numbers) return out;
  std::vector<std::string_view> items;
  std::vector<int> levels;
  for (const SourceParagraph& source : sources) {
    items.push_back(source.text);
    levels.push_back(source.level);
  }
  // A number left out in the middle would change those behind it.
  if (numbers) {
    const bool all = std::all_of(items.begin(), items.end(), begins_with_number);
    out.marked.assign(sources.size(), all);
    return out;
  }
  for (std::size_t i = 0; i < sources.size(); ++i) {
    out.marked[i] = begins_with_mark(items[i]);
    out.leads[i] = is_lead_line(items, levels, i);
  }
  return out;
}

// The text begins where the mark would be, and its further lines where they would begin.
void leave_out_marker(bool lead, ParagraphStyle& style) {
  style.bullet = {};
  if (!lead) return;
  style.margin_left += style.indent;
  style.indent = Emu(0);
}

// Lines of code follow one another, and what is left of a long one is indented.
void set_code_lines(int level, ParagraphStyle& style) {
  style.margin_left = emu_from_pt(kListIndentPt * (level + 1));
  style.indent = -emu_from_pt(kListIndentPt);
  style.space_before = style.space_after = {SpacingIr::Unit::Points, 0};
}

// The script for which a theme's East Asian face was chosen, by its lists.
std::string home_script(const std::map<std::string, std::string>& by_script,
                        const std::string& face) {
  for (const auto& [script, typeface] : by_script) {
    if (is_east_asian(script) && typeface == face) return script;
  }
  return {};
}

// The faces a run takes. A theme's ea or cs face is its designer's choice and stays; the per-script
// lists are used where it is empty, or was chosen for another script than this text's.
void set_faces(const TextContext& context, const std::string& ea, const std::string& cs,
               bool heading, RunStyle& style) {
  const auto& lists = heading ? context.t.fonts.heading_by_script : context.t.fonts.body_by_script;
  static const std::string kNone;
  const auto listed = [&lists](const std::string& script) -> const std::string& {
    const auto found = script.empty() ? lists.end() : lists.find(script);
    return found == lists.end() ? kNone : found->second;
  };
  if (const std::string& face = listed(ea); !face.empty() && face != style.fonts.ea) {
    const std::string home = home_script(lists, style.fonts.ea);
    if (style.fonts.ea.empty() || (!home.empty() && home != ea)) style.fonts.ea = face;
  }
  if (const std::string& face = listed(cs); !face.empty()) {
    // A cs face rarely has more than Arabic and Hebrew.
    if (style.fonts.cs.empty() || (cs != "Arab" && cs != "Hebr")) style.fonts.cs = face;
  }
}

void apply_language(const TextContext& context, const std::string& text, bool heading,
                    RunStyle& style) {
  RunLanguage found = run_language_and_scripts(text, context.deck.language);
  style.lang = std::move(found.language);
  set_faces(context, found.east_asian_script, found.complex_script, heading, style);
}

// Cuts the runs by script, each with its language and faces. `inherited`: the faces of the
// placeholder, which may be for another script than those of the whole run.
void cut_by_script(const TextContext& context, const FontFaces& inherited, bool heading,
                   ParagraphIr& paragraph) {
  std::string joined;
  const bool one = paragraph.runs.size() == 1;
  for (const RunIr& run : paragraph.runs) {
    if (!one) joined += run.text;
  }
  const std::string_view text = one ? paragraph.runs.front().text : joined;
  const std::vector<measure::ScriptRun> scripts = measure::script_runs(text, context.deck.language);
  if (scripts.size() < 2) return;
  std::vector<RunIr> cut;
  std::size_t begin = 0;  // of the run in the text
  auto script = scripts.begin();
  for (const RunIr& run : paragraph.runs) {
    const std::size_t end = begin + run.text.size();
    if (run.field != RunIr::Field::None) cut.push_back(run);
    for (std::size_t at = run.field == RunIr::Field::None ? begin : end; at < end;) {
      while (script->end <= at) ++script;
      const std::size_t stop = std::min(end, script->end);
      RunIr& piece = cut.emplace_back(
          RunIr{std::string(text.substr(at, stop - at)), run.style, run.link, run.field,
                run.color_authored});
      piece.style.lang = script->language;
      const bool east_asian = script->language.starts_with("ko") ||
                              script->language.starts_with("ja") ||
                              script->language.starts_with("zh");
      const std::string ea = east_asian ? theme_script(script->language) : std::string();
      const std::string cs = east_asian ? std::string() : complex_script(piece.text);
      if (!ea.empty()) piece.style.fonts.ea = inherited.ea;
      if (!cs.empty()) piece.style.fonts.cs = inherited.cs;
      set_faces(context, ea, cs, heading, piece.style);
      at = stop;
    }
    begin = end;
  }
  paragraph.runs = std::move(cut);
}

bool is_right_to_left_text(const TextContext& context, const std::string& text) {
  // A mark such as [source-1] is shown as a number, which has no direction.
  if (context.marks != nullptr && text.find('[') != std::string::npos)
    return measure::runs_right_to_left(context.marks->plain(text), context.deck.language);
  return measure::runs_right_to_left(text, context.deck.language);
}

// Left and right are exchanged where the slide is mirrored; elsewhere a right-to-left paragraph is
// right-aligned, unless it `keeps_side` with others that are not. DrawingML's "l" and "r" are sides
// of the page, whatever the direction.
void set_direction(const TextContext& context, const std::string& text, bool keeps_side,
                   ParagraphStyle& style) {
  const bool was_rtl = style.rtl;
  style.rtl = is_right_to_left_text(context, text);
  if (mirrors(context)) {
    style.align = style.align == Align::Left    ? Align::Right
                  : style.align == Align::Right ? Align::Left
                                                : style.align;
  } else if (style.rtl && !was_rtl && style.align == Align::Left && !keeps_side) {
    style.align = Align::Right;
  }
}

// An item against the direction of its list has its marker at the other end of its lines. The
// margin makes its text end where that of the others begins.
void set_far_margin(ParagraphStyle& style) {
  const bool far = style.align == (style.rtl ? Align::Left : Align::Right);
  if (style.bullet.kind != ListKind::None && far) style.margin_right = style.margin_left;
}

void apply_emphasis(const TextContext& context, Emphasis emphasis, RunStyle& style) {
  switch (emphasis) {
    case Emphasis::None:
      break;
    case Emphasis::Low:
      style.color = templates::resolve_color(context.layout, "tx2");
      break;
    case Emphasis::Medium:
      style.bold = true;
      break;
    case Emphasis::High:
      style.bold = true;
      style.color = templates::resolve_color(context.layout, "accent1");
      break;
  }
}

// A hanging indent made for a bullet is too narrow for "10.": it is enlarged to the widest number
// of the list and the gap after it. Digits are 0.56 em and the point 0.28 em in Arial, less in
// Calibri.
void reserve_number_width(TextBodyIr& body) {
  constexpr double kDigitEm = 0.56, kPointAndGapEm = 0.28 + 0.4;
  const auto numbered = [](const ParagraphIr& p) {
    return p.style.bullet.kind == ListKind::Number;
  };
  const auto count = std::count_if(body.paragraphs.begin(), body.paragraphs.end(), numbered);
  const double digits = count < 10 ? 1 : count < 100 ? 2 : 3;
  for (ParagraphIr& paragraph : body.paragraphs) {
    if (!numbered(paragraph)) continue;
    const Emu needed = emu_from_pt(paragraph.end.size_pt * (kDigitEm * digits + kPointAndGapEm));
    const Emu missing = needed + paragraph.style.indent;
    if (missing <= Emu(0)) continue;
    paragraph.style.margin_left += missing;
    paragraph.style.indent -= missing;
  }
}

// Gives a link the theme's colour for links where that has enough contrast.
void paint_link(const TextContext& context, RunStyle& style) {
  const Color color = templates::resolve_color(context.layout, "hlink");
  if (contrast_ratio(color.rgb, context.layout.background_rgb) >= kMinContrast) style.color = color;
}

}  // namespace

namespace {

const templates::Placeholder* title_of(const templates::Layout& layout) {
  for (const char* type : {"title", "ctrTitle"}) {
    const templates::Placeholder* found = layout.find(type);
    if (found != nullptr && found->text) return found;
  }
  return nullptr;
}

// Ours, of the page: a smaller placeholder is a label or a caption, in a size of its own.
constexpr double kMinBodyShare = 1.0 / 12;

// The largest placeholder for content; of equal ones the first.
const templates::Placeholder* body_of(const templates::Layout& layout, Size page) {
  const templates::Placeholder* body = nullptr;
  for (const templates::Placeholder& p : layout.placeholders) {
    const bool content = p.type.empty() || p.type == "obj" || p.type == "body";
    if (!content || !p.text || !p.horizontal) continue;
    if (area_px(p.box) < kMinBodyShare * area_px({Emu(0), Emu(0), page.w, page.h})) continue;
    if (body == nullptr || area_px(p.box) > area_px(body->box)) body = &p;
  }
  return body;
}

std::shared_ptr<const InheritedText> style_of(const TextContext& context, const Slot& slot) {
  if (slot.text != nullptr) return slot.text;
  if (slot.placeholder != nullptr && slot.placeholder->text) return slot.placeholder->text;
  const bool title = slot.role == SlotRole::Title;
  const auto from = [&](const templates::Layout& layout) {
    return title ? title_of(layout) : body_of(layout, context.t.page);
  };
  const templates::Placeholder* source = from(context.layout);
  // A layout without a body (such as a title slide, or one whose texts are labels) uses the style of
  // the template's one-column layout.
  const templates::Layout* plain = templates::choose_layout(context.t, "one_column").layout;
  if (source == nullptr && plain != nullptr) source = from(*plain);
  auto base = source != nullptr ? std::make_shared<InheritedText>(*source->text)
              : context.t.body_text != nullptr
                  ? std::make_shared<InheritedText>(*context.t.body_text)
                  : std::make_shared<InheritedText>();
  base->vert = VerticalText::Horz;  // a title at the side of the page may be turned
  base->rotation = 0;
  if (!is_body(slot.role) || slot.role == SlotRole::Caption || slot.role == SlotRole::Quote ||
      slot.role == SlotRole::Attribution || slot.role == SlotRole::Subtitle) {
    const double scale = scale_size(slot.role) / std::max(1.0, base->levels[0].run.size_pt);
    for (InheritedLevel& level : base->levels)
      level.run.size_pt = std::round(level.run.size_pt * scale);
  }
  return base;
}

}  // namespace

std::shared_ptr<const InheritedText> slot_text(const TextContext& context, const Slot& slot) {
  std::shared_ptr<const InheritedText> style = style_of(context, slot);
  const double own = style->levels[0].run.size_pt;
  if (!slot.size_pt || own <= 0 || own == *slot.size_pt) return style;
  auto sized = std::make_shared<InheritedText>(*style);
  for (InheritedLevel& level : sized->levels)
    level.run.size_pt = std::round(level.run.size_pt * *slot.size_pt / own);
  sized->levels[0].run.size_pt = *slot.size_pt;
  return sized;
}

TextBodyIr build_text(const TextContext& context, const Element& element, const InheritedText& base,
                      SlotRole role) {
  const ElementStyle& authored = element.style;
  const bool list = is_list(element);
  const bool colored = authored.color.has_value();
  TextBodyIr body;
  body.insets = base.insets;
  body.vert = base.vert;
  body.rotation = base.rotation;
  body.anchor_center = base.anchor_center;
  body.edge_spacing = base.edge_spacing;
  body.anchor = authored.anchor.value_or(base.anchor);
  body.word_break = word_break_of(context, element, role);
  const double base_size = base.levels[0].run.size_pt;
  std::vector<SourceParagraph> sources = source_paragraphs(element);
  const bool headed = list && raise_below_heading(role, sources);
  const bool left_to_right_list =
      list && std::any_of(sources.begin(), sources.end(), [&](const SourceParagraph& source) {
        return !is_right_to_left_text(context, source.text);
      });

  const OwnMarks own = list ? own_marks(element, sources) : OwnMarks();
  for (const SourceParagraph& source : sources) {
    const auto index = static_cast<std::size_t>(&source - sources.data());
    const bool lead = list && own.leads[index];
    const InheritedLevel& inherited =
        base.levels[static_cast<std::size_t>(std::clamp(source.level, 0, 8))];
    ParagraphIr paragraph;
    paragraph.level = source.level;
    paragraph.style = inherited.paragraph;
    ParagraphStyle& style = paragraph.style;
    if (!list) {
      style.bullet = {};
      style.margin_left = style.indent = Emu(0);
      if (authored.code) set_code_lines(source.level, style);
    } else {
      const bool inherits = inherited.paragraph.bullet.kind != ListKind::None;
      if (authored.list == ListKind::Number) {
        style.bullet.kind = ListKind::Number;
        style.bullet.font.clear();
      } else if (!inherits || authored.list == ListKind::Bullet) {
        style.bullet.kind = ListKind::Bullet;
        // The font of a template's own bullets may have another sign there.
        if (!inherits) {
          style.bullet.character = "•";
          style.bullet.font = kBulletFont;
        }
      }
      // A centred list has its markers anywhere, and so has one that is aligned opposite to them; a
      // cover's subtitle may be either.
      if (style.align == Align::Center || (style.align == Align::Right && !style.rtl))
        style.align = Align::Left;
      if (style.indent >= Emu(0)) {
        style.indent = -emu_from_pt(kListIndentPt);
        style.margin_left = emu_from_pt(kListIndentPt * (source.level + 1));
      }
      if (lead || own.marked[index]) leave_out_marker(lead, style);
    }

    RunStyle run_style = inherited.run;
    if (authored.size_pt) {
      // Deeper levels are smaller by as much as in the template, but not below the minimum.
      const double size = *authored.size_pt + inherited.run.size_pt - base_size;
      run_style.size_pt = std::max(size, std::min(*authored.size_pt, kMinLevelPt));
    }
    apply_emphasis(context, authored.emphasis, run_style);
    if (!authored.face.empty()) run_style.fonts.latin = authored.face;
    if (lead) run_style.bold = true;
    if (authored.bold) run_style.bold = *authored.bold;
    if (authored.italic) run_style.italic = *authored.italic;
    if (authored.color) run_style.color = templates::resolve_color(context.layout, *authored.color);
    if (headed && &source == &sources.front())
      style_column_heading(context, element, style, run_style);
    apply_language(context, source.text, role == SlotRole::Title, run_style);

    if (authored.line_spacing_pct)
      style.line_spacing = {SpacingIr::Unit::Percent, *authored.line_spacing_pct};
    else if (needs_leading(run_style.lang) &&
             style.line_spacing == SpacingIr{SpacingIr::Unit::Percent, 100})
      style.line_spacing.value = kCjkLeadingPct;
    set_direction(context, source.text, left_to_right_list, style);
    if (authored.align) style.align = *authored.align;

    if (source.runs.empty()) {
      if (!source.text.empty())
        paragraph.runs.push_back({source.text, run_style, {}, RunIr::Field::None, colored});
    }
    for (const RichRun& rich : source.runs) {
      RunIr run{rich.text, run_style, rich.link, RunIr::Field::None,
                colored || rich.color.has_value()};
      if (rich.bold) run.style.bold = *rich.bold;
      if (rich.italic) run.style.italic = *rich.italic;
      if (rich.underline) run.style.underline = *rich.underline;
      if (rich.color) run.style.color = templates::resolve_color(context.layout, *rich.color);
      if (!rich.link.empty() && !rich.color && !authored.color) paint_link(context, run.style);
      if (rich.size_pt) run.style.size_pt = *rich.size_pt;
      apply_language(context, rich.text, role == SlotRole::Title, run.style);
      paragraph.runs.push_back(std::move(run));
    }
    paragraph.end = paragraph.runs.empty() ? run_style : paragraph.runs.back().style;
    body.paragraphs.push_back(std::move(paragraph));
  }
  reserve_number_width(body);
  for (ParagraphIr& paragraph : body.paragraphs) {
    if (!authored.align) set_far_margin(paragraph.style);
  }
  if (context.marks != nullptr) context.marks->set(body, element);
  for (ParagraphIr& paragraph : body.paragraphs) {
    const auto level = static_cast<std::size_t>(std::clamp(paragraph.level, 0, 8));
    cut_by_script(context, base.levels[level].run.fonts, role == SlotRole::Title, paragraph);
  }
  return body;
}

ParagraphIr plain_paragraph(const TextContext& context, const std::string& text,
                            const InheritedText& base) {
  ParagraphIr paragraph;
  paragraph.style = base.levels[0].paragraph;
  set_direction(context, text, false, paragraph.style);
  RunStyle style = base.levels[0].run;
  apply_language(context, text, false, style);
  paragraph.runs.push_back({text, style, {}, RunIr::Field::None});
  paragraph.end = style;
  cut_by_script(context, base.levels[0].run.fonts, false, paragraph);
  return paragraph;
}

}  // namespace deckle::layout
