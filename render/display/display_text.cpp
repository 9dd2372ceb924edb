#include "render/display/display_text.h"

#include <algorithm>
#include <map>
#include <memory>

#include "measure/text/autofit.h"
#include "measure/text/glyph_lines.h"
#include "render/display/geometry.h"
#include "render/display/list_markers.h"
#include "slidespec/core/utf8.h"

namespace deckle::render {
namespace {

using measure::GlyphLines;
using measure::GlyphRun;

measure::LayoutOptions options_of(const TextBodyIr& body) {
  if (!body.autofit || body.autofit->mode != AutofitIr::Mode::ShrinkText) return {};
  return measure::layout_options(
      {body.autofit->font_scale_pct, body.autofit->spacing_reduction_pct});
}

DrawnGlyphs drawn(const GlyphRun& run, Point at, std::uint32_t rgb) {
  DrawnGlyphs out;
  out.file = run.file;
  out.size = run.size_pt;
  out.stretch = run.stretch;
  out.slanted = run.slanted;
  out.color = {rgb, 1};
  out.rtl = run.rtl;
  out.glyphs.reserve(run.glyphs.size());
  for (const measure::PlacedGlyph& glyph : run.glyphs)
    out.glyphs.push_back({glyph.glyph, {at.x + glyph.x, at.y + glyph.y}});
  for (const measure::GlyphCluster& cluster : run.clusters)
    out.clusters.push_back({cluster.text, cluster.glyphs});
  return out;
}

// A line along the text, `y` below the baseline.
void draw_rule(const GlyphRun& run, Point at, double y, double thickness, std::uint32_t rgb,
               std::vector<DisplayItem>& items) {
  const Frame bar{at.x + run.left, at.y + run.baseline + y - thickness / 2, run.right - run.left,
                  thickness};
  DisplayPaint paint;
  paint.kind = DisplayPaint::Kind::Solid;
  paint.color = {rgb, 1};
  items.emplace_back(FilledPath{rect_path(bar), paint});
}

// The runs of the same style that follow one another as one: an underline does not change where
// only the face does.
std::vector<GlyphRun> joined(const std::vector<GlyphRun>& runs) {
  std::vector<GlyphRun> out;
  for (const GlyphRun& run : runs) {
    if (!out.empty() && out.back().run == run.run && out.back().baseline == run.baseline) {
      out.back().right = run.right;
      continue;
    }
    GlyphRun bare = run;
    bare.glyphs.clear();
    bare.clusters.clear();
    out.push_back(std::move(bare));
  }
  return out;
}

class TextDrawer {
 public:
  TextDrawer(const TextBodyIr& body, const TextEdges& edges, const DisplayFonts& fonts,
             std::vector<DisplayItem>& items)
      : body_(body), edges_(edges), fonts_(fonts), items_(items), options_(options_of(body)) {}

  void draw(const std::vector<MeasuredLine>& lines) {
    std::size_t marked = 0;  // paragraphs whose marker has been drawn
    std::unique_ptr<GlyphLines> glyphs;
    std::size_t shaped = 0;  // the paragraph that they are of
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const MeasuredLine& line = lines[i];
      if (line.paragraph >= body_.paragraphs.size()) continue;
      for (; marked <= line.paragraph; ++marked)
        draw_marker(body_.paragraphs[marked], marked == line.paragraph ? &line : nullptr);
      if (glyphs == nullptr || shaped != line.paragraph) {
        glyphs = std::make_unique<GlyphLines>(fonts_.engine, fonts_.drawn,
                                              body_.paragraphs[line.paragraph], body_.word_break,
                                              options_);
        shaped = line.paragraph;
      }
      const bool last = i + 1 == lines.size() || lines[i + 1].paragraph != line.paragraph;
      draw_line(*glyphs, line, last ? nullptr : &lines[i + 1]);
    }
  }

 private:
  // What a justified line is spread to: not the last line of its paragraph, nor one that ends in an
  // authored break.
  double spread_width(const MeasuredLine& line, const MeasuredLine* next) const {
    const ParagraphIr& paragraph = body_.paragraphs[line.paragraph];
    if (paragraph.style.align != Align::Justify || next == nullptr || body_.columns > 1) return 0;
    std::string text;
    for (const RunIr& run : paragraph.runs) text += run.text;
    if (text.substr(line.end, next->begin - line.end).find('\v') != std::string::npos) return 0;
    if (line.end > line.begin && text[line.end - 1] == '\v') return 0;
    return to_pt(edges_.right - paragraph.style.margin_right -
                 (paragraph.style.rtl ? edges_.left : line.x));
  }

  void draw_line(GlyphLines& glyphs, const MeasuredLine& line, const MeasuredLine* next) {
    const ParagraphIr& paragraph = body_.paragraphs[line.paragraph];
    const Point at{to_pt(line.x), to_pt(line.baseline)};
    const std::vector<GlyphRun> runs = glyphs.line(line.begin, line.end, spread_width(line, next));
    for (const GlyphRun& run : runs)
      items_.emplace_back(drawn(run, at, paragraph.runs[run.run].style.color.rgb));
    for (const GlyphRun& run : joined(runs)) {
      const RunIr& of = paragraph.runs[run.run];
      if (of.style.underline || !of.link.empty())
        draw_rule(run, at, run.underline_y, run.underline_pt, of.style.color.rgb, items_);
      if (of.style.strike)
        draw_rule(run, at, run.strike_y, run.strike_pt, of.style.color.rgb, items_);
      if (!of.link.empty())
        items_.emplace_back(LinkArea{
            {at.x + run.left, to_pt(line.top), run.right - run.left, to_pt(line.bottom - line.top)},
            of.link});
    }
  }

  // Offset of the column of `line` from the side where reading begins.
  Emu column_offset(const MeasuredLine& line, bool rtl) const {
    if (body_.columns < 2) return {};
    const Emu width =
        (edges_.right - edges_.left - body_.column_gap * (body_.columns - 1)) / body_.columns;
    const Emu step = width + body_.column_gap;
    const Emu from = rtl ? edges_.right - line.x - line.width : line.x - edges_.left;
    if (step <= Emu(0) || from < Emu(0)) return {};
    return step * (from.value() / step.value());
  }

  // The edge of the marker where reading begins. Beside lines that are centred, or aligned with the
  // side where they end, it moves with its line.
  Emu marker_x(const ParagraphStyle& style, const MeasuredLine& line) const {
    const Align start = style.rtl ? Align::Right : Align::Left;
    if (style.align == start || style.align == Align::Justify) {
      const Emu in = style.margin_left + style.indent + column_offset(line, style.rtl);
      return style.rtl ? edges_.right - in : edges_.left + in;
    }
    return style.rtl ? line.x + line.width - style.indent : line.x + style.indent;
  }

  // `line` is the paragraph's first one; null: it has none, and is counted only.
  void draw_marker(const ParagraphIr& paragraph, const MeasuredLine* line) {
    const std::string marker = numbering_.marker(paragraph);
    if (marker.empty() || paragraph.runs.empty() || line == nullptr) return;
    const BulletIr& bullet = paragraph.style.bullet;
    RunStyle style = paragraph.runs.front().style;
    style.underline = style.strike = false;
    style.baseline_pct = 0;
    style.caps = Caps::None;
    style.size_pt = options_.shown_size(style.size_pt) * bullet.size_pct / 100;
    if (bullet.size_pt > 0) style.size_pt = options_.shown_size(bullet.size_pt);
    if (bullet.color) style.color = *bullet.color;
    const std::string shown =
        bullet.kind == ListKind::Bullet ? symbols_as_unicode(marker, bullet.font) : marker;
    if (!bullet.font.empty() && shown == marker) style.fonts.latin = style.fonts.ea = bullet.font;
    draw_label(shown, style, {to_pt(marker_x(paragraph.style, *line)), to_pt(line->baseline)},
               paragraph.style.rtl ? TextSide::End : TextSide::Start, fonts_, items_);
  }

  const TextBodyIr& body_;
  const TextEdges& edges_;
  const DisplayFonts& fonts_;
  std::vector<DisplayItem>& items_;
  const measure::LayoutOptions options_;
  Numbering numbering_;
};

// The characters of Wingdings and Symbol that lists use as markers, by their code in those fonts.
const std::map<char32_t, const char*>& wingdings() {
  static const std::map<char32_t, const char*> kMap = {
      {U'l', "●"}, {U'n', "■"}, {U'u', "◆"}, {U'q', "❑"}, {U'v', "❖"}, {U'w', "⬥"}, {U'o', "□"},
      {U'§', "▪"}, {U'¨', "◻"}, {U'ü', "✓"}, {U'û', "✗"}, {U'þ', "☑"}, {U'ý', "☒"}, {U'Ø', "➢"},
      {U'à', "→"}, {U'ß', "←"}, {U'è', "➔"}, {U'ð', "⇨"}, {U'F', "☞"}, {U'J', "☺"}, {U'«', "★"},
      {U'¡', "○"}, {U'¤', "◉"}, {U's', "⬧"}, {U't', "⧫"}, {U'·', "•"}};
  return kMap;
}

}  // namespace

std::string symbols_as_unicode(const std::string& text, const std::string& font) {
  const bool symbol = font == "Symbol", third = font == "Wingdings 3";
  if (!symbol && !font.starts_with("Wingdings") && !font.starts_with("Webdings")) return text;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    char32_t c = utf8::next(text, at);
    if (c >= 0xF020 && c <= 0xF0FF) c -= 0xF000;  // how a file writes codes of symbol fonts
    const auto found = wingdings().find(c);
    if (symbol && c == U'·')
      out += "•";
    else if (third)
      out += "▶";  // nearly all of its characters are arrows; lists take this one
    else if (!symbol && found != wingdings().end())
      out += found->second;
    else if (!symbol && c < 0x100)
      out += "•";
    else
      out += text.substr(begin, at - begin);
  }
  return out;
}

void draw_text(const TextBodyIr& body, const std::vector<MeasuredLine>& lines,
               const TextEdges& edges, const DisplayFonts& fonts, std::vector<DisplayItem>& items) {
  TextDrawer(body, edges, fonts, items).draw(lines);
}

void draw_label(const std::string& text, const RunStyle& style, Point at, TextSide side,
                const DisplayFonts& fonts, std::vector<DisplayItem>& items) {
  if (text.empty()) return;
  ParagraphIr paragraph;
  paragraph.runs.push_back({text, style, {}});
  paragraph.end = style;
  GlyphLines glyphs(fonts.engine, fonts.drawn, paragraph, WordBreak::Normal);
  const std::vector<GlyphRun> runs = glyphs.line(0, text.size());
  if (runs.empty()) return;
  const double width = runs.back().right;
  if (side == TextSide::Middle) at.x -= width / 2;
  if (side == TextSide::End) at.x -= width;
  for (const GlyphRun& run : runs) items.emplace_back(drawn(run, at, style.color.rgb));
}

}  // namespace deckle::render
