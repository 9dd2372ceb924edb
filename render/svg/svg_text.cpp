#include "render/svg/svg_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "render/svg/svg_writer.h"

namespace deckle::render {
namespace {

std::string families(const FontFaces& faces) {
  std::string out;
  for (const std::string* face : {&faces.latin, &faces.ea, &faces.cs}) {
    if (!face->empty()) out += "'" + escaped(*face) + "', ";
  }
  return out + "sans-serif";
}

std::string run_attributes(const RunStyle& style, double scale) {
  std::string out = fmt::format(R"( font-size="{}" fill="{}" font-family="{}")",
                                number(px_from_pt(style.size_pt * scale)), rgb(style.color.rgb),
                                families(style.fonts));
  if (style.bold) out += R"( font-weight="bold")";
  if (style.italic) out += R"( font-style="italic")";
  if (style.underline) out += R"( text-decoration="underline")";
  return out;
}

// The runs of a line, cut to it.
std::string spans(const ParagraphIr& paragraph, const MeasuredLine& line, double scale) {
  std::string out;
  std::size_t at = 0;
  for (const RunIr& run : paragraph.runs) {
    const std::size_t from = std::max(line.begin, at),
                      to = std::min(line.end, at + run.text.size());
    if (from < to) {
      out += fmt::format("<tspan{}>{}</tspan>", run_attributes(run.style, scale),
                         escaped(std::string_view(run.text).substr(from - at, to - from)));
    }
    at += run.text.size();
  }
  return out;
}

// Numbers of automatically numbered paragraphs, by level; a shallower paragraph starts deeper ones
// anew.
class Numbering {
 public:
  std::string marker(const ParagraphIr& paragraph) {
    const auto level = static_cast<std::size_t>(std::clamp(paragraph.level, 0, 8));
    std::fill(next_.begin() + static_cast<std::ptrdiff_t>(level) + 1, next_.end(), 0);
    switch (paragraph.style.bullet.kind) {
      case ListKind::Bullet:
        next_[level] = 0;
        return paragraph.style.bullet.character;
      case ListKind::Number:
        return std::to_string(paragraph.style.bullet.start_at + next_[level]++) + ".";
      case ListKind::None:
        break;
    }
    next_[level] = 0;
    return {};
  }

 private:
  std::array<int, 9> next_{};
};

std::string text_element(Emu x, Emu baseline, const std::string& attributes,
                         const std::string& content) {
  return fmt::format(R"(<text x="{}" y="{}" xml:space="preserve"{}>{}</text>)", px(x), px(baseline),
                     attributes, content) +
         "\n";
}

}  // namespace

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
      const Emu in = begun.style.margin_left + begun.style.indent;
      std::string attributes = run_attributes(begun.runs.front().style, scale);
      if (rtl) attributes += R"( text-anchor="end")";
      out += text_element(rtl ? area_right - in : area_left + in, line.baseline, attributes,
                          escaped(marker));
    }
    const std::string words = spans(paragraph, line, scale);
    if (words.empty() || line.width <= Emu(0)) continue;
    std::string attributes =
        fmt::format(R"( textLength="{}" lengthAdjust="spacingAndGlyphs")", px(line.width));
    if (rtl) attributes += R"( direction="rtl" unicode-bidi="embed")";
    out += text_element(rtl ? line.x + line.width : line.x, line.baseline, attributes, words);
  }
  return out;
}

}  // namespace deckle::render
