#include "render/html/text_html.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "measure/text/phrases.h"
#include "measure/text/profile.h"
#include "measure/text/vertical.h"
#include "render/display/list_markers.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"

namespace deckle::render {
namespace {

const measure::Profile& profile() { return measure::profile_of(measure::Target::Chrome); }

// The spaces at its end in an element of their own: they may end a line without hanging there, and
// a browser then takes them for a part of it.
std::string with_spaces_apart(std::string_view text) {
  const std::size_t last = text.find_last_not_of(' ');
  const std::size_t end = last == std::string_view::npos ? 0 : last + 1;
  if (end == text.size()) return escaped(text);
  return escaped(text.substr(0, end)) + "<span>" + std::string(text.substr(end)) + "</span>";
}

// Text with its line breaks and spaces as they are, which `white-space: pre-wrap` keeps. As many
// bytes of UTF-8 as the run has, once a browser has read it.
std::string unbroken(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t at = text.find_first_of("\v\t");
    out += with_spaces_apart(text.substr(0, at));
    if (at == std::string_view::npos) break;
    out += text[at] == '\v' ? "&#10;" : "&#9;";
    text.remove_prefix(at + 1);
  }
  return out;
}

// The same of text that begins at byte `at` of its paragraph, which may be broken before `phrases`.
std::string text_of(std::string_view text, std::size_t at,
                    const std::vector<std::uint32_t>& phrases) {
  std::string out;
  std::size_t begin = at;
  for (auto next = std::lower_bound(phrases.begin(), phrases.end(), at);
       next != phrases.end() && *next < at + text.size(); ++next) {
    out += unbroken(text.substr(begin - at, *next - begin)) + "<wbr>";
    begin = *next;
  }
  return out + unbroken(text.substr(begin - at));
}

class Paragraphs {
 public:
  Paragraphs(const TextBodyIr& body, const std::string& part, CssFonts& fonts, HtmlUse use)
      : body_(body), part_(part), fonts_(fonts), use_(use) {
    if (body.autofit && body.autofit->mode == AutofitIr::Mode::ShrinkText) {
      scale_ = body.autofit->font_scale_pct / 100;
      reduction_ = body.autofit->spacing_reduction_pct;
    }
  }

  std::string write() {
    std::string out;
    for (std::size_t i = 0; i < body_.paragraphs.size(); ++i) out += paragraph(i);
    return out;
  }

 private:
  // Size, faces and weight of a style.
  std::string font_css(const RunStyle& style, const CssFonts::Candidates& faces,
                       double scale) const {
    std::string out =
        fmt::format("font:{}{} {}/", style.italic ? "italic " : "", style.bold ? "700" : "400",
                    css_px(px_from_pt(style.size_pt * scale)));
    return out + line_height_ + ' ' + CssFonts::list(faces);
  }

  std::string line_height(const SpacingIr& spacing) const {
    if (spacing.unit == SpacingIr::Unit::Points) return css_px(px_from_pt(spacing.value));
    // As exact as Chromium keeps it: a factor of four decimals makes lines of 32 px 1/64 px higher.
    return fmt::format("{:.7g}", 1.2 * std::max(0.0, spacing.value - reduction_) / 100);
  }

  double space(const SpacingIr& space, const RunStyle& style) const {
    return px_from_pt(measure::paragraph_space(space, style.size_pt * scale_, profile()));
  }

  std::string paragraph(std::size_t index) {
    const ParagraphIr& p = body_.paragraphs[index];
    const ParagraphStyle& style = p.style;
    line_height_ = line_height(style.line_spacing);
    const bool empty = p.runs.empty();
    const RunStyle& first = empty ? p.end : p.runs.front().style;
    const RunStyle& last = empty ? p.end : p.runs.back().style;
    // The paragraph's own font is on every line: it must not make one higher than its runs do.
    const RunStyle* smallest = &first;
    for (const RunIr& run : p.runs) {
      if (run.style.size_pt < smallest->size_pt) smallest = &run.style;
    }
    std::string css = font_css(*smallest, fonts_.of_style(*smallest), scale_);
    css += ";text-align:" + std::string(alignment(style));
    if (index > 0) css += ";margin-top:" + css_px(space(style.space_before, first));
    if (index + 1 < body_.paragraphs.size())
      css += ";margin-bottom:" + css_px(space(style.space_after, last));
    const Emu left = style.rtl ? style.margin_right : style.margin_left;
    const Emu right = style.rtl ? style.margin_left : style.margin_right;
    css += ";padding:0 " + css_px(right) + " 0 " + css_px(left);
    const bool hanging = style.bullet.kind != ListKind::None && style.indent < Emu(0);
    if (!hanging && style.indent != Emu(0)) css += ";text-indent:" + css_px(style.indent);
    css += ";tab-size:" + css_px(std::max(style.default_tab, Emu(kEmuPerPt)));
    if (!body_.wrap) css += ";width:max-content;align-self:" + std::string(side(style));
    std::string out =
        fmt::format("<p data-part=\"{}{}\" dir=\"{}\" lang=\"{}\" style=\"{}\">", part_, index,
                    style.rtl ? "rtl" : "ltr", escaped(first.lang), css);
    if (use_ == HtmlUse::Showing && !empty) out += marker(p);
    out += empty ? "&#8203;" : runs(p, *smallest);
    if (!empty && p.runs.back().text.ends_with('\v')) out += "&#8203;";  // the line that follows
    return out + "</p>\n";
  }

  const char* alignment(const ParagraphStyle& style) const {
    switch (style.align) {
      case Align::Left:
        return "left";
      case Align::Center:
        return "center";
      case Align::Right:
        return "right";
      case Align::Justify:
        if (use_ == HtmlUse::Showing) return "justify";
        return style.rtl ? "right" : "left";
    }
    return "left";
  }

  static const char* side(const ParagraphStyle& style) {
    if (style.align == Align::Center) return "center";
    const bool right = style.align == Align::Right || (style.align == Align::Justify && style.rtl);
    return right ? "flex-end" : "flex-start";
  }

  std::string marker(const ParagraphIr& p) {
    const std::string text = numbering_.marker(p);
    if (text.empty()) return {};
    RunStyle style = p.runs.front().style;
    if (!p.style.bullet.font.empty()) style.fonts.latin = p.style.bullet.font;
    if (p.style.bullet.color) style.color = *p.style.bullet.color;
    return fmt::format(
        "<span data-aside style=\"position:absolute;{}:{};text-indent:0;color:{};{}\">{}</span>",
        p.style.rtl ? "right" : "left", css_px(p.style.margin_left + p.style.indent),
        rgb(style.color.rgb), font_css(style, fonts_.of_style(style), scale_), escaped(text));
  }

  std::string runs(const ParagraphIr& p, const RunStyle& base) {
    measure::Items items;
    measure::itemize(p, profile(), fonts_.catalog(), items);
    std::vector<std::uint32_t> phrases;
    if (body_.word_break == WordBreak::KeepAll)
      phrases = measure::phrase_breaks(items.text);
    std::string out;
    std::size_t cluster = 0, at = 0;
    for (std::size_t r = 0; r < p.runs.size(); ++r) {
      const RunIr& run = p.runs[r];
      CssFonts::Candidates faces = fonts_.of_style(run.style);
      const std::size_t first = cluster;
      for (; cluster < items.clusters.size() && items.clusters[cluster].run == r; ++cluster)
        fonts_.add_fallback(items.clusters[cluster], run.style, faces);
      std::string css = font_css(
          run.style, faces, run.style.baseline_pct != 0 ? scale_ * profile().script_scale : scale_);
      const std::string own = run_css(run);
      css += own;
      const bool plain = run.style == base && use_ == HtmlUse::Measuring && own.empty() &&
                         faces.size() == fonts_.of_style(base).size();
      const std::string text = clusters(std::span(items.clusters).subspan(first, cluster - first),
                                        faces, std::string_view(run.text), at, phrases);
      at += run.text.size();
      out += plain ? text
                   : fmt::format("<span lang=\"{}\" style=\"{}\">{}</span>",
                                 escaped(run.style.lang), css, text);
    }
    return out;
  }

  std::string run_css(const RunIr& run) const {
    const RunStyle& style = run.style;
    std::string css;
    if (style.caps == Caps::All) css += ";text-transform:uppercase";
    if (style.spacing_pt != 0) css += ";letter-spacing:" + css_px(px_from_pt(style.spacing_pt));
    if (style.baseline_pct != 0) {
      const double rise = px_from_pt(style.size_pt * scale_) * style.baseline_pct / 100;
      css += ";line-height:0;position:relative;top:" + css_px(-rise);
    }
    if (use_ == HtmlUse::Measuring) return css;
    css += ";color:" + rgb(style.color.rgb);
    const bool underline = style.underline || !run.link.empty();
    if (underline || style.strike)
      css += fmt::format(";text-decoration:{}{}", underline ? "underline " : "",
                         style.strike ? "line-through" : "");
    return css;
  }

  // Characters for which CSS would take another face than the engine are in spans, which add
  // nothing to the height of their line.
  static std::string clusters(std::span<const measure::ItemCluster> clusters,
                              const CssFonts::Candidates& faces, std::string_view text,
                              std::size_t offset, const std::vector<std::uint32_t>& phrases) {
    std::string out;
    for (std::size_t i = 0; i < clusters.size();) {
      const measure::Face* own = forced(clusters[i], faces);
      std::size_t end = i + 1;
      while (end < clusters.size() && forced(clusters[end], faces) == own) ++end;
      const std::size_t from = clusters[i].text.begin - offset;
      const std::size_t to =
          end < clusters.size() ? clusters[end].text.begin - offset : text.size();
      const std::string piece = text_of(text.substr(from, to - from), offset + from, phrases);
      out += own == nullptr ? piece
                            : fmt::format("<span style=\"font-family:{};line-height:0\">{}</span>",
                                          CssFonts::list(faces, own), piece);
      i = end;
    }
    return out;
  }

  // The engine's face where CSS would choose another one; null: it would not.
  static const measure::Face* forced(const measure::ItemCluster& cluster,
                                     const CssFonts::Candidates& faces) {
    if (cluster.text.first <= 0x20) return nullptr;
    const measure::Face* chosen = CssFonts::chosen(faces, cluster.text.first);
    return chosen == cluster.face || chosen == nullptr ? nullptr : cluster.face;
  }

  const TextBodyIr& body_;
  const std::string& part_;
  CssFonts& fonts_;
  HtmlUse use_;
  double scale_ = 1, reduction_ = 0;
  std::string line_height_;
  Numbering numbering_;
};

}  // namespace

std::string css_number(double value) {
  std::string out = fmt::format("{:.4f}", value);
  out.erase(out.find_last_not_of('0') + 1);
  if (out.ends_with('.')) out.pop_back();
  return out == "-0" ? "0" : out;
}

std::string css_px(double value) { return css_number(value) + "px"; }
std::string css_px(Emu length) { return css_px(to_px(length)); }

std::string body_css(const TextBodyIr& body) {
  std::string css = "justify-content:";
  css += body.anchor == Anchor::Top      ? "flex-start"
         : body.anchor == Anchor::Middle ? "center"
                                         : "flex-end";
  if (body.word_break == WordBreak::KeepAll) css += ";word-break:keep-all";
  if (!body.wrap) css += ";white-space:pre";
  if (body.columns > 1)
    css += fmt::format(";display:block;column-fill:auto;column-count:{};column-gap:{}",
                       body.columns, css_px(body.column_gap));
  return css;
}

std::string paragraphs_html(const TextBodyIr& body, const std::string& part, CssFonts& fonts,
                            HtmlUse use) {
  return Paragraphs(body, part, fonts, use).write();
}

}  // namespace deckle::render
