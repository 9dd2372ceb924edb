#include "measure/text/glyph_lines.h"

#include <hb-ot.h>
#include <hb.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <numeric>

#include "measure/text/bidi.h"
#include "slidespec/core/units.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {
namespace {

// A face that stands for another is never made narrower or wider than this: its letters would look
// distorted, and gaps look less so.
constexpr double kMinStretch = 0.75, kMaxStretch = 1.25;

double metric(const FontFile& file, hb_ot_metrics_tag_t tag, double otherwise) {
  hb_position_t value = 0;
  if (hb_ot_metrics_get_position(file.hb(), tag, &value) == 0) return otherwise;
  return value / file.units_per_em();
}

bool is_upright(const FontFile& file) {
  return hb_style_get_value(file.hb(), HB_STYLE_TAG_ITALIC) == 0 &&
         hb_style_get_value(file.hb(), HB_STYLE_TAG_SLANT_ANGLE) == 0;
}

void set_lines(GlyphRun& run) {
  const FontFile& file = *run.file;
  run.underline_pt = run.size_pt * metric(file, HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.05);
  run.underline_y = -run.size_pt * metric(file, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.1);
  run.strike_pt = run.size_pt * metric(file, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, 0.05);
  run.strike_y = -run.size_pt * metric(file, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, 0.26);
}

// The paragraph with capitals where its runs ask for small ones, a character for each, so that
// clusters stay the same. They are measured as typed, and made as wide.
ParagraphIr in_small_capitals(const ParagraphIr& paragraph) {
  ParagraphIr out = paragraph;
  for (RunIr& run : out.runs) {
    if (run.style.caps != Caps::Small) continue;
    std::string text;
    for (std::size_t at = 0; at < run.text.size();)
      utf8::append(
          text, static_cast<char32_t>(u_toupper(static_cast<UChar32>(utf8::next(run.text, at)))));
    run.text = std::move(text);
  }
  return out;
}

}  // namespace

GlyphLines::GlyphLines(const TextEngine& engine, const FontCatalog& drawn,
                       const ParagraphIr& paragraph, WordBreak word_break,
                       const LayoutOptions& options)
    : paragraph_(paragraph), options_(options) {
  const Profile& profile = profile_of(engine.target());
  shaped_ = shape_paragraph(paragraph_, word_break, profile, engine.fonts());
  glyphs_ = shape_glyphs(in_small_capitals(paragraph_), profile, engine.fonts(), drawn);
  std::stable_sort(glyphs_.begin(), glyphs_.end(), [](const ShapedGlyph& a, const ShapedGlyph& b) {
    return a.cluster < b.cluster;
  });
  for (const RunIr& run : paragraph_.runs) text_ += run.text;
  if (has_rtl(text_)) levels_ = bidi_levels(text_, paragraph_.style.rtl);
  run_of_.resize(shaped_.clusters());
  for (std::size_t r = 0; r < shaped_.runs.size(); ++r) {
    for (std::size_t i = shaped_.runs[r].first; i < shaped_.runs[r].last; ++i) run_of_[i] = r;
  }
  sized_.set(shaped_, paragraph_, {options.size_scale, options.whole_points, options.full_scripts},
             profile);
}

std::vector<GlyphRun> GlyphLines::line(std::size_t begin, std::size_t end, double width) {
  const auto cluster_at = [this](std::size_t byte) {
    const auto found = std::lower_bound(shaped_.begin.begin(), shaped_.begin.end(), byte);
    return std::min(static_cast<std::size_t>(found - shaped_.begin.begin()), shaped_.clusters());
  };
  const std::size_t first = cluster_at(begin), last = cluster_at(end);
  if (first >= last) return {};
  const ParagraphStyle& style = paragraph_.style;
  const double indent = to_pt(style.indent);
  const bool hangs = style.bullet.kind != ListKind::None && indent < 0;
  const double start = to_pt(style.margin_left) + (begin == 0 && !hangs ? indent : 0);
  std::vector<double> advances = sized_.line_advances(first, last, start);
  if (width > 0) spread(advances, first, width);
  std::vector<GlyphRun> runs;
  double x = 0;
  for (const std::size_t cluster : visual_order(first, last)) {
    const double advance = advances[cluster - first];
    add_cluster(cluster, x, advance, runs);
    x += advance;
  }
  return runs;
}

// UAX #9, L2: from the highest level down, every stretch of at least that level is reversed.
std::vector<std::size_t> GlyphLines::visual_order(std::size_t begin, std::size_t end) const {
  std::vector<std::size_t> order(end - begin);
  std::iota(order.begin(), order.end(), begin);
  if (levels_.empty()) return order;
  const auto level = [this](std::size_t cluster) { return levels_[shaped_.begin[cluster]]; };
  std::uint8_t highest = 0;
  for (const std::size_t cluster : order) highest = std::max(highest, level(cluster));
  for (std::uint8_t at = highest; at > 0; --at) {
    for (auto from = order.begin(); from != order.end();) {
      if (level(*from) < at) {
        ++from;
        continue;
      }
      const auto to = std::find_if(from, order.end(), [&](std::size_t c) { return level(c) < at; });
      std::reverse(from, to);
      from = to;
    }
  }
  return order;
}

// Justified text: what is missing of the width is added to the spaces in equal parts.
void GlyphLines::spread(std::vector<double>& advances, std::size_t begin, double width) const {
  const double missing = width - std::accumulate(advances.begin(), advances.end(), 0.0);
  std::size_t spaces = 0;
  const auto is_space = [&](std::size_t i) {
    const unsigned flags = shaped_.flags[begin + i];
    return (flags & kSpace) != 0 && (flags & kTab) == 0;
  };
  for (std::size_t i = 0; i < advances.size(); ++i) spaces += is_space(i) ? 1U : 0U;
  if (spaces == 0 || missing <= 0) return;
  for (std::size_t i = 0; i < advances.size(); ++i) {
    if (is_space(i)) advances[i] += missing / static_cast<double>(spaces);
  }
}

void GlyphLines::add_cluster(std::size_t cluster, double x, double advance,
                             std::vector<GlyphRun>& runs) const {
  const auto [from, to] = std::equal_range(
      glyphs_.begin(), glyphs_.end(), ShapedGlyph{cluster, 0, nullptr, 0, 0, 0, false},
      [](const ShapedGlyph& a, const ShapedGlyph& b) { return a.cluster < b.cluster; });
  if (from == to) return;
  const std::size_t r = run_of_[cluster];
  const double size = sized_.drawn_size(paragraph_.runs[r].style);
  const bool rtl = !levels_.empty() && levels_[shaped_.begin[cluster]] % 2 == 1;
  double natural = 0;
  for (auto at = from; at != to; ++at) natural += at->advance * size;
  const double spacing = paragraph_.runs[r].style.spacing_pt;
  const bool fitted = from->stands_for_table || paragraph_.runs[r].style.caps == Caps::Small;
  const double stretch = fitted && natural > 0
                             ? std::clamp((advance - spacing) / natural, kMinStretch, kMaxStretch)
                             : 1;
  double pen = x;
  if (fitted) pen += (advance - spacing - natural * stretch) / 2;
  for (auto at = from; at != to; ++at) {
    const bool joins = !runs.empty() && runs.back().file == at->file && runs.back().run == r &&
                       runs.back().rtl == rtl && runs.back().stretch == stretch;
    if (!joins) {
      GlyphRun run;
      run.file = at->file;
      run.run = r;
      run.size_pt = size;
      run.stretch = stretch;
      run.rtl = rtl;
      run.left = x;
      const RunStyle& style = paragraph_.runs[r].style;
      run.baseline = -options_.shown_size(style.size_pt) * style.baseline_pct / 100.0;
      run.slanted = style.italic && is_upright(*at->file);
      set_lines(run);
      runs.push_back(std::move(run));
    }
    GlyphRun& run = runs.back();
    run.glyphs.push_back(
        {at->glyph, pen + at->right * size * stretch, run.baseline - at->up * size});
    run.right = x + advance;
    pen += at->advance * size * stretch;
    if (at == from) {
      const std::size_t begin = shaped_.begin[cluster], end = shaped_.begin[cluster + 1];
      run.clusters.push_back({text_.substr(begin, end - begin), 0});
    }
    ++run.clusters.back().glyphs;
  }
}

}  // namespace deckle::measure
