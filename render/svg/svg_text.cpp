#include "render/svg/svg_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "measure/text/capitals.h"
#include "render/display/list_markers.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"

namespace deckle::render {
namespace {

constexpr const char* kUnderlined = R"( text-decoration="underline")";  // links are, too
constexpr std::string_view kSpanEnd = "</tspan>";
constexpr double kScriptScale = 2.0 / 3;  // of superscript and subscript, as in PowerPoint

std::string families(const FontFaces& faces) {
  std::string out;
  for (const std::string* face : {&faces.latin, &faces.ea, &faces.cs}) {
    if (!face->empty()) out += "'" + escaped(*face) + "', ";
  }
  return out + "sans-serif";
}

// Whether two runs differ in nothing that a picture shows.
bool look_alike(const RunIr& a, const RunIr& b) {
  RunStyle style = b.style;
  style.lang = a.style.lang;
  return a.style == style && a.link == b.link;
}

// The runs of a line, cut to it.
std::string spans(const ParagraphIr& paragraph, const MeasuredLine& line, double scale) {
  std::string out;
  const RunIr* last = nullptr;  // that was drawn
  std::size_t at = 0;
  double raised = 0;  // px above the baseline, of the run before
  for (const RunIr& run : paragraph.runs) {
    const std::size_t from = std::max(line.begin, at),
                      to = std::min(line.end, at + run.text.size());
    if (from < to) {
      const std::string_view typed = std::string_view(run.text).substr(from - at, to - from);
      const std::string text =
          escaped(run.style.caps == Caps::All ? measure::in_capitals(typed) : std::string(typed));
      if (last != nullptr && look_alike(*last, run)) {
        out.insert(out.size() - kSpanEnd.size(), text);
        at += run.text.size();
        continue;
      }
      last = &run;
      const int percent = run.style.baseline_pct;
      const double rise = px_from_pt(run.style.size_pt * scale) * percent / 100;
      std::string attributes =
          run_attributes(run.style, percent != 0 ? scale * kScriptScale : scale);
      if (!run.link.empty()) {
        attributes += R"( data-link="1")";
        if (!run.style.underline) attributes += kUnderlined;
      }
      if (rise != raised) attributes += fmt::format(R"( dy="{}")", number(raised - rise));
      raised = rise;
      out += fmt::format("<tspan{}>{}{}", attributes, text, kSpanEnd);
    }
    at += run.text.size();
  }
  return out;
}

// Offset of the column of `line` from the side where reading begins.
Emu column_offset(const TextBodyIr& body, const MeasuredLine& line, Emu area_left, Emu area_right,
                  bool rtl) {
  if (body.columns < 2) return {};
  const Emu width = (area_right - area_left - body.column_gap * (body.columns - 1)) / body.columns;
  const Emu step = width + body.column_gap;
  const Emu from = rtl ? area_right - line.x - line.width : line.x - area_left;
  if (step <= Emu(0) || from < Emu(0)) return {};
  return step * (from.value() / step.value());
}

// The edge of the marker where reading begins. Beside lines that are centred, or aligned with the
// side where they end, it moves with its line.
Emu marker_x(const TextBodyIr& body, const ParagraphStyle& style, const MeasuredLine& line,
             Emu area_left, Emu area_right) {
  const Align start = style.rtl ? Align::Right : Align::Left;
  if (style.align == start || style.align == Align::Justify) {
    const Emu in = style.margin_left + style.indent +
                   column_offset(body, line, area_left, area_right, style.rtl);
    return style.rtl ? area_right - in : area_left + in;
  }
  return style.rtl ? line.x + line.width - style.indent : line.x + style.indent;
}

std::string text_element(Emu x, Emu baseline, const std::string& attributes,
                         const std::string& content) {
  return fmt::format(R"(<text x="{}" y="{}" xml:space="preserve"{}>{}</text>)", px(x), px(baseline),
                     attributes, content) +
         "\n";
}

}  // namespace

std::string run_attributes(const RunStyle& style, double scale) {
  std::string out = fmt::format(R"( font-size="{}" fill="{}" font-family="{}")",
                                number(px_from_pt(style.size_pt * scale)), rgb(style.color.rgb),
                                families(style.fonts));
  if (style.bold) out += R"( font-weight="bold")";
  if (style.italic) out += R"( font-style="italic")";
  if (style.underline) out += kUnderlined;
  return out;
}

std::string svg_text(const TextBodyIr& body, const std::vector<MeasuredLine>& lines, Emu area_left,
                     Emu area_right) {
  std::string out;
  Numbering numbering;
  std::size_t marked = 0;  // paragraphs whose marker has been drawn
  const double scale = body.autofit ? body.autofit->font_scale_pct / 100 : 1;
  for (const MeasuredLine& line : lines) {
    if (line.paragraph >= body.paragraphs.size()) continue;
    const ParagraphIr& paragraph = body.paragraphs[line.paragraph];
    const bool rtl = paragraph.style.rtl;
    for (; marked <= line.paragraph; ++marked) {
      const ParagraphIr& begun = body.paragraphs[marked];
      const std::string marker = numbering.marker(begun);
      if (marker.empty() || begun.runs.empty() || marked != line.paragraph) continue;
      RunStyle style = begun.runs.front().style;
      if (!begun.style.bullet.font.empty()) style.fonts.latin = begun.style.bullet.font;
      if (begun.style.bullet.color) style.color = *begun.style.bullet.color;
      std::string attributes = run_attributes(style, scale);
      if (rtl) attributes += R"( text-anchor="end")";
      out += text_element(marker_x(body, begun.style, line, area_left, area_right), line.baseline,
                          attributes, escaped(marker));
    }
    const std::size_t number_of_line = static_cast<std::size_t>(&line - lines.data());
    const std::string content = spans(paragraph, line, scale);
    if (content.empty() || line.width <= Emu(0)) continue;
    std::string attributes =
        fmt::format(R"( data-line="{}" textLength="{}" lengthAdjust="spacingAndGlyphs")",
                    number_of_line, px(line.width));
    if (rtl) attributes += R"( direction="rtl" unicode-bidi="embed")";
    out += text_element(rtl ? line.x + line.width : line.x, line.baseline, attributes, content);
  }
  return out;
}

}  // namespace deckle::render
