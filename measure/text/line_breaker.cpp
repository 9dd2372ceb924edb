#include "measure/text/line_breaker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "slidespec/core/units.h"

namespace deckle::measure {
namespace {

// To a whole number of 1/`per_point` pt; exact ties go up. Without std::floor, which is a branch for
// each glyph: beside 1.5 times 2^52 no number below 2^51 keeps a fraction, so that adding it rounds,
// for two glyphs at a time.
double on_grid(double points, double per_point) {
  constexpr double kNoFraction = 6755399441055744.0;
  const double steps = points * per_point + 0.5;
  const double nearest = (steps + kNoFraction) - kNoFraction;
  const double above = 0.5 - std::copysign(0.5, steps - nearest);  // 1 where it was rounded up
  return (nearest - above) / per_point;
}

// PowerPoint's advance grid (docs/text-layout.md, 13).
double eighth(double points) { return on_grid(points, 8); }

// PowerPoint's unit of lengths, for kerning; exact ties go down (docs/text-layout.md, 7.7).
double unit(double points) { return -on_grid(-points, 200); }

// The size at which the glyphs of a run are scaled.
double glyph_size(const RunStyle& style, SizeScale scale, const Profile& profile) {
  const double size = scale.of(style.size_pt) * (scale.is_small(style) ? profile.script_scale : 1);
  if (profile.size_step_pt == 0) return size;
  // A size that is such a multiple but for the last bits of its number is one.
  return std::floor(size / profile.size_step_pt + 1e-6) * profile.size_step_pt;
}

}  // namespace

double SizeScale::of(double size_pt) const {
  const double scaled = size_pt * factor;
  return whole_points ? std::floor(scaled + 0.5 + 1e-9) : scaled;
}

void SizedParagraph::set(const ShapedParagraph& shaped, const ParagraphIr& paragraph,
                         SizeScale scale, const Profile& profile) {
  shaped_ = &shaped;
  paragraph_ = &paragraph;
  profile_ = &profile;
  scale_ = scale;
  const std::size_t n = shaped.clusters();
  advance_.resize(n);
  uniform_size_ = scale.of(paragraph.runs.empty() ? paragraph.end.size_pt
                                                  : paragraph.runs.front().style.size_pt);
  for (const RunIr& run : paragraph.runs) {
    if (run.style.size_pt != paragraph.runs.front().style.size_pt || scale.is_small(run.style))
      uniform_size_ = 0;
  }
  if (uniform_size_ == 0) size_.resize(n);
  const bool rounded = profile.rounding == AdvanceRounding::EighthPoint;
  std::size_t extra = 0;
  for (std::size_t r = 0; r < shaped.runs.size(); ++r) {
    const RunStyle& style = paragraph.runs[r].style;
    const double size = scale.of(style.size_pt) * (scale.is_small(style) ? -1 : 1);
    const double em = glyph_size(style, scale, profile);
    const auto [first, last] = shaped.runs[r];
    if (uniform_size_ == 0)
      std::fill(size_.begin() + static_cast<std::ptrdiff_t>(first),
                size_.begin() + static_cast<std::ptrdiff_t>(last), size);
    // The bounds of the run are checked here, not at each of its clusters.
    const std::span<double> sized = std::span(advance_).subspan(first, last - first);
    const std::span<const double> glyphs = std::span(shaped.advance).subspan(first, last - first);
    std::transform(glyphs.begin(), glyphs.end(), sized.begin(), [&](double glyph) {
      return (rounded ? eighth(glyph * em) : glyph * em) + style.spacing_pt;
    });
    for (; extra < shaped.extra.size() && shaped.extra[extra].cluster < last; ++extra) {
      const double glyph = shaped.extra[extra].advance * em;
      advance_[shaped.extra[extra].cluster] += rounded ? eighth(glyph) : glyph;
    }
    const bool kerned =
        profile.kern_always || (style.kern_pt > 0 && style.kern_pt <= style.size_pt);
    if (kerned && !shaped.kern.empty()) {
      const std::span<const double> kern = std::span(shaped.kern).subspan(first, last - first);
      const auto set_kern = [&](double k) { return rounded ? unit(k * em) : k * em; };
      std::transform(sized.begin(), sized.end(), kern.begin(), sized.begin(),
                     [&](double advance, double k) { return advance + set_kern(k); });
      // No kerning across a change of size or of the kerning switch.
      if (last > first && r + 1 < shaped.runs.size()) {
        const RunStyle& next = paragraph.runs[r + 1].style;
        if (next.size_pt != style.size_pt || next.kern_pt != style.kern_pt) {
          advance_[last - 1] -= set_kern(shaped.kern[last - 1]);
        }
      }
    }
  }
  for (std::size_t i = 0; shaped.has_breaks && i < n; ++i) {
    if ((shaped.flags[i] & kHardBreak) != 0) advance_[i] = 0;
  }
}

void SizedParagraph::break_lines(double width, Hanging hanging, std::vector<BrokenLine>& lines) {
  const std::size_t n = shaped_->clusters();
  std::size_t begin = 0;
  bool first = true;
  for (std::size_t i = 0; shaped_->has_breaks && i < n; ++i) {
    if ((shaped_->flags[i] & kHardBreak) == 0) continue;
    break_hard_line(begin, i, first, width, hanging, lines);
    // The break itself belongs to the line it ends, and gives an empty line its size.
    BrokenLine& last = lines.back();
    last.end = i + 1;
    if (last.begin == i) last.size_pt = uniform_size_ != 0 ? uniform_size_ : std::abs(size_[i]);
    begin = i + 1;
    first = false;
  }
  break_hard_line(begin, n, first, width, hanging, lines);
}

void SizedParagraph::break_hard_line(std::size_t begin, std::size_t end, bool first, double width,
                                     Hanging hanging, std::vector<BrokenLine>& lines) {
  const ParagraphStyle& style = paragraph_->style;
  const double margin = to_pt(style.margin_left);
  const double indent = to_pt(style.indent);
  // A bullet hangs in the indent and the text begins at the margin; without one the indent moves
  // the text.
  const bool bullet = style.bullet.kind != ListKind::None && indent < 0;
  const std::uint8_t* flags = shaped_->flags.data();
  const unsigned opportunity = hanging == Hanging::Allowed
                                   ? unsigned{kBreakBefore}
                                   : unsigned{kBreakBefore} | kBreakBeforeMark;
  const unsigned hangs =
      hanging == Hanging::Allowed && profile_->hanging_marks && style.hanging_punct
          ? unsigned{kHangs}
          : 0u;
  bool opening = first;
  do {
    const double start = margin + (opening && !bullet ? indent : 0);
    const double available = width - start - to_pt(style.margin_right);
    const double limit = available + profile_->fit_tolerance_pt;
    double w = 0;
    std::size_t k = begin, last = begin;
    std::size_t in_phrase = begin;  // the last break of those inside a phrase
    for (; k < end; ++k) {
      const unsigned f = flags[k];
      if ((f & kSpace) != 0) {
        if ((f & kTab) != 0) advance_[k] = tab_advance(k, end, start + w);
        w += advance_[k];
        last = k + 1;
        continue;
      }
      if ((f & opportunity) != 0 && !((f & kAfterHyphen) != 0 && k - begin <= 1)) last = k;
      if ((f & kBreakInPhrase) != 0) in_phrase = k;
      if (w + advance_[k] > limit && k > begin && (f & hangs) == 0) break;
      w += advance_[k];
    }
    const std::size_t stop = k >= end             ? end
                             : last > begin      ? last
                             : in_phrase > begin ? in_phrase
                                                 : k;
    BrokenLine made = line(begin, stop);
    made.start = start;
    made.available = available;
    made.forced = stop >= end;
    made.split_word = stop < end && last <= begin;
    made.hangs = hangs != 0 && made.visible_end > made.begin &&
                 (flags[made.visible_end - 1] & kHangs) != 0 && made.width > limit;
    lines.push_back(made);
    begin = stop;
    opening = false;
  } while (begin < end);
}

BrokenLine SizedParagraph::line(std::size_t begin, std::size_t end) const {
  BrokenLine made;
  made.begin = begin;
  made.end = made.visible_end = end;
  while (made.visible_end > begin && (shaped_->flags[made.visible_end - 1] & kSpace) != 0)
    --made.visible_end;
  const std::span<const double> advances = std::span(advance_).first(end);  // the bounds, once
  for (const double a : advances.first(made.visible_end).subspan(begin)) made.width += a;
  made.full_width = made.width;
  for (const double a : advances.subspan(made.visible_end)) made.full_width += a;
  if (profile_->drop_edge_kern && made.visible_end == end && end > begin &&
      end < shaped_->clusters()) {
    made.width -= edge_kern(end - 1);
  }
  if (begin == end) {
    made.size_pt = scale_.of(paragraph_->end.size_pt);
  } else if (uniform_size_ != 0) {
    made.size_pt = uniform_size_;
  } else {
    made.size_pt = line_size(begin, end);
  }
  return made;
}

// In PowerPoint a line of nothing but superscript is as high as its small glyphs; beside other
// text raised and lowered runs count with their authored size.
double SizedParagraph::line_size(std::size_t begin, std::size_t end) const {
  double largest = 0;
  bool only_scripts = profile_->small_script_lines;
  for (const double size : std::span(size_).subspan(begin, end - begin)) {
    largest = std::max(largest, std::abs(size));
    only_scripts = only_scripts && size < 0;
  }
  return only_scripts ? largest * profile_->script_scale : largest;
}

double SizedParagraph::edge_kern(std::size_t cluster) const {
  if (shaped_->kern.empty()) return 0;
  for (std::size_t r = 0; r < shaped_->runs.size(); ++r) {
    if (cluster >= shaped_->runs[r].last) continue;
    const RunStyle& style = paragraph_->runs[r].style;
    return shaped_->kern[cluster] * glyph_size(style, scale_, *profile_);
  }
  return 0;
}

// Tab stops are the paragraph's own, its left margin, and behind the last own one the multiples of
// the default distance, all from the edge of the text area.
double SizedParagraph::tab_advance(std::size_t tab, std::size_t end, double from) const {
  const ParagraphStyle& style = paragraph_->style;
  const double margin = to_pt(style.margin_left);
  const double distance = std::max(1.0, to_pt(style.default_tab));
  const auto lies_ahead = [from](double position) { return position > from + 1e-9; };
  double stop = (std::floor(from / distance + 1e-9) + 1) * distance;
  const TabStopIr* own = nullptr;
  for (const TabStopIr& one : style.tabs) {
    if (profile_->own_tab_stops && lies_ahead(to_pt(one.position)) &&
        (own == nullptr || one.position < own->position))
      own = &one;
  }
  if (own != nullptr) stop = to_pt(own->position);
  if (lies_ahead(margin) && margin < stop) return margin - from;
  if (own == nullptr || own->align == TabStopIr::Align::Left) return stop - from;
  // The text up to the next tab ends at the stop, or has its middle or decimal point there; it
  // moves no further than the tab.
  double before = 0;
  for (std::size_t k = tab + 1; k < end && (shaped_->flags[k] & (kTab | kHardBreak)) == 0; ++k) {
    if (own->align == TabStopIr::Align::Decimal && is_decimal_point(k)) break;
    before += advance_[k];
  }
  if (own->align == TabStopIr::Align::Center) before /= 2;
  return std::max(0.0, stop - from - before);
}

// Texts of languages that write a comma there are rare in tables made with tabs, and not told apart.
bool SizedParagraph::is_decimal_point(std::size_t cluster) const {
  const auto after = std::upper_bound(
      shaped_->runs.begin(), shaped_->runs.end(), cluster,
      [](std::size_t wanted, const ShapedRun& run) { return wanted < run.last; });
  if (after == shaped_->runs.end() || cluster < after->first) return false;
  const std::string& text =
      paragraph_->runs[static_cast<std::size_t>(after - shaped_->runs.begin())].text;
  const std::size_t at = shaped_->begin[cluster] - shaped_->begin[after->first];
  return at < text.size() && text[at] == '.';
}

std::vector<double> SizedParagraph::line_advances(std::size_t begin, std::size_t end,
                                                  double start) {
  double at = start;
  for (std::size_t i = begin; i < end; ++i) {
    if ((shaped_->flags[i] & kTab) != 0) advance_[i] = tab_advance(i, end, at);
    at += advance_[i];
  }
  return {advance_.begin() + static_cast<std::ptrdiff_t>(begin),
          advance_.begin() + static_cast<std::ptrdiff_t>(end)};
}

double SizedParagraph::drawn_size(const RunStyle& style) const {
  return glyph_size(style, scale_, *profile_);
}

void SizedParagraph::width_range(double& narrowest, double& widest) const {
  double piece = 0, whole = 0, pending = 0;
  for (std::size_t i = 0; i < shaped_->clusters(); ++i) {
    const unsigned f = shaped_->flags[i];
    if ((f & kHardBreak) != 0) {
      piece = whole = pending = 0;
      continue;
    }
    if ((f & kBreakBefore) != 0) piece = 0;
    if ((f & kSpace) != 0) {
      pending += advance_[i];
      piece = 0;
      continue;
    }
    whole += pending + advance_[i];
    piece += advance_[i];
    pending = 0;
    narrowest = std::max(narrowest, piece);
    widest = std::max(widest, whole);
  }
}

}  // namespace deckle::measure
