#include "measure/text/text_engine.h"

#include <algorithm>
#include <limits>

#include "measure/text/line_breaker.h"
#include "measure/text/shape_cache.h"
#include "measure/text/vertical.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/units.h"

namespace deckle::measure {
namespace {

// The metrics of a line for vertical placement. `mark`: it is the paragraph's last line, which
// includes the face of the paragraph mark.
LineMetrics metrics_of(const BrokenLine& line, const ShapedParagraph& shaped, bool mark) {
  LineMetrics m;
  m.size_pt = line.size_pt;
  m.empty = line.begin == line.end;
  double ascent = 0, descent = 0;
  const auto add = [&](const VerticalMetrics& v) {
    const double sum = v.win_ascent + v.win_descent;
    if (sum <= 0) return;
    ascent = std::max(ascent, v.win_ascent / sum);
    descent = std::max(descent, v.win_descent / sum);
  };
  m.face_ascent = m.face_descent = 0;
  const auto add_face = [&m](const VerticalMetrics& v) {
    m.face_ascent = std::max(m.face_ascent, v.hhea_ascent);
    m.face_descent = std::max(m.face_descent, v.hhea_descent);
  };
  auto segment =
      std::lower_bound(shaped.segments.begin(), shaped.segments.end(), line.begin,
                       [](const ShapedSegment& s, std::size_t at) { return s.last <= at; });
  if (segment != shaped.segments.end()) {
    m.hhea_ascent = segment->vertical.hhea_ascent;
    m.hhea_descent = segment->vertical.hhea_descent;
  }
  // A browser's line is as high as the first of a run's families has it, whichever is used.
  for (std::size_t r = 0; r < shaped.primary.size(); ++r) {
    if (shaped.runs[r].last <= line.begin && r + 1 < shaped.primary.size()) continue;
    m.hhea_ascent = shaped.primary[r].hhea_ascent;
    m.hhea_descent = shaped.primary[r].hhea_descent;
    break;
  }
  for (; segment != shaped.segments.end() && segment->first < line.end; ++segment) {
    add(segment->vertical);
    add_face(segment->vertical);
  }
  if ((mark || m.empty) && shaped.has_mark_face) {
    add(shaped.mark);
    if (m.empty) add_face(shaped.mark);
  }
  if (ascent + descent > 0) {
    m.ascent_share = ascent;
    m.descent_share = descent;
  }
  m.last_descent = 1.2 * m.descent_share / (m.ascent_share + m.descent_share);
  return m;
}

double wrap_width(const TextBodyIr& body, double width) {
  return body.wrap ? std::max(width, 0.0) : std::numeric_limits<double>::infinity();
}

std::size_t paragraphs_that_count(const TextBodyIr& body, bool ignore_trailing_empty) {
  std::size_t n = body.paragraphs.size();
  while (ignore_trailing_empty && n > 1 && body.paragraphs[n - 1].runs.empty()) --n;
  return n;
}

double line_pitch(const BrokenLine& line, const SpacingIr& spacing, double reduction,
                  const Profile& profile) {
  LineMetrics m;
  m.size_pt = line.size_pt;
  return place_line(m, spacing, reduction, profile).pitch;
}

struct Scratch {
  SizedParagraph sized;
  std::vector<BrokenLine> lines, other;
};

Scratch& scratch() {
  thread_local Scratch s;
  return s;
}

}  // namespace

double LayoutOptions::shown_size(double size_pt) const {
  return SizeScale{size_scale, whole_points}.of(size_pt);
}

struct TextEngine::Impl {
  std::shared_ptr<const FontCatalog> fonts;
  Target target;
  const Profile& profile;
  ShapeCache cache;

  Impl(std::shared_ptr<const FontCatalog> catalog, Target predicted)
      : fonts(std::move(catalog)),
        target(predicted),
        profile(profile_of(predicted)),
        cache(*fonts, profile) {}

  void size(const ParagraphIr& paragraph, const ShapedParagraph& shaped,
            const LayoutOptions& options) const {
    scratch().sized.set(shaped, paragraph,
                        {options.size_scale, options.whole_points, options.full_scripts}, profile);
  }

  // The lines of the paragraph that was sized last, in scratch().lines.
  void break_paragraph(const ParagraphIr& paragraph, const ShapedParagraph& shaped, double width,
                       const LayoutOptions& options) const {
    Scratch& s = scratch();
    s.lines.clear();
    const bool may_hang =
        shaped.has_hanging && paragraph.style.hanging_punct && profile.hanging_marks;
    const bool mac = options.hanging == HangingMarks::Mac;
    s.sized.break_lines(width, mac ? Hanging::Forbidden : Hanging::Allowed, s.lines);
    if (!may_hang || options.hanging != HangingMarks::Safest) return;
    const bool hung =
        std::any_of(s.lines.begin(), s.lines.end(), [](const BrokenLine& l) { return l.hangs; });
    if (!hung) return;
    s.other.clear();
    s.sized.break_lines(width, Hanging::Forbidden, s.other);
    const auto total = [&](const std::vector<BrokenLine>& lines) {
      double sum = 0;
      for (const BrokenLine& l : lines) {
        sum += line_pitch(l, paragraph.style.line_spacing, options.spacing_reduction, profile);
      }
      return sum;
    };
    if (total(s.other) > total(s.lines)) s.lines.swap(s.other);
  }

  // Calls `see` with every paragraph that takes space, its shape, and its lines in scratch().lines.
  template <typename See>
  void each_paragraph(const TextBodyIr& body, double width, const LayoutOptions& options,
                      See see) const {
    const double wrap = wrap_width(body, width);
    const std::size_t n = paragraphs_that_count(body, options.ignore_trailing_empty);
    for (std::size_t i = 0; i < n; ++i) {
      const ParagraphIr& paragraph = body.paragraphs[i];
      const auto shaped = cache.get(paragraph, body.word_break);
      size(paragraph, *shaped, options);
      break_paragraph(paragraph, *shaped, wrap, options);
      see(i, i + 1 == n, paragraph, shaped, scratch().lines);
    }
  }

  // Sums up the heights of a body's paragraphs.
  struct Height {
    double total = 0;
    std::size_t lines = 0;
  };
  void add_paragraph(const TextBodyIr& body, std::size_t i, bool last,
                     const ShapedParagraph& shaped, const std::vector<BrokenLine>& lines,
                     const LayoutOptions& options, Height& height) const {
    const ParagraphStyle& style = body.paragraphs[i].style;
    // Only LibreOffice's cells need the faces on a line.
    const bool by_faces = options.table_cell && profile.vertical == VerticalRules::LibreOffice;
    double& total = height.total;
    if (i > 0) total += paragraph_space(style.space_before, lines.front().size_pt, profile);
    for (const BrokenLine& line : lines) {
      total += by_faces
                   ? place_line(metrics_of(line, shaped, &line == &lines.back()),
                                style.line_spacing, options.spacing_reduction, profile,
                                Place::TableCell)
                         .pitch
                   : line_pitch(line, style.line_spacing, options.spacing_reduction, profile);
    }
    if (!last) total += paragraph_space(style.space_after, lines.back().size_pt, profile);
    height.lines += lines.size();
    if (last && !options.plain_last_line)
      total += last_line_correction(metrics_of(lines.back(), shaped, true), style.line_spacing,
                                    profile, !body.wrap || height.lines == 1);
  }
};

TextEngine::TextEngine(std::shared_ptr<const FontCatalog> fonts, Target target)
    : impl_(std::make_unique<Impl>(std::move(fonts), target)) {}
TextEngine::~TextEngine() = default;

Target TextEngine::target() const { return impl_->target; }
const FontCatalog& TextEngine::fonts() const { return *impl_->fonts; }

double TextEngine::height(const TextBodyIr& body, double width_pt,
                          const LayoutOptions& options) const {
  check_cancelled();
  Impl::Height height;
  impl_->each_paragraph(body, width_pt, options,
                        [&](std::size_t i, bool last, const ParagraphIr&,
                            const std::shared_ptr<const ShapedParagraph>& shaped,
                            const std::vector<BrokenLine>& lines) {
                          impl_->add_paragraph(body, i, last, *shaped, lines, options, height);
                        });
  return height.total;
}

std::array<double, 2> TextEngine::heights(const TextBodyIr& body, const LaidOutText& laid_out,
                                          std::array<double, 2> widths_pt,
                                          const LayoutOptions& options) const {
  check_cancelled();
  std::array<Impl::Height, 2> heights;
  const std::size_t n = laid_out.shapes.size();
  for (std::size_t i = 0; i < n; ++i) {
    const ParagraphIr& paragraph = body.paragraphs[i];
    const ShapedParagraph& shaped = *laid_out.shapes[i];
    impl_->size(paragraph, shaped, options);
    for (std::size_t k = 0; k < heights.size(); ++k) {
      impl_->break_paragraph(paragraph, shaped, wrap_width(body, widths_pt[k]), options);
      impl_->add_paragraph(body, i, i + 1 == n, shaped, scratch().lines, options, heights[k]);
    }
  }
  return {heights[0].total, heights[1].total};
}

namespace {

// Left edge of the line's first glyph. Right-to-left paragraphs are the mirror image: margins and
// indent count from the right. Without wrapping the width only places aligned lines.
double line_x(const BrokenLine& line, const ParagraphIr& paragraph, double area, bool wrap) {
  const ParagraphStyle& style = paragraph.style;
  const double trailing = to_pt(style.margin_right);
  const double left = style.rtl ? trailing : line.start;
  const double right = style.rtl ? area - line.start : area - trailing;
  const double width = wrap ? line.width : line.full_width;
  switch (style.align) {
    case Align::Center:
      return left + (right - left - width) / 2;
    case Align::Right:
      return right - width;
    case Align::Justify:
      return style.rtl ? right - width : left;
    case Align::Left:
      return left;
  }
  return left;
}

}  // namespace

namespace {

constexpr std::size_t kUsualMoreLines = 3;  // of a text, than it has paragraphs

}  // namespace

LaidOutText TextEngine::lay_out(const TextBodyIr& body, double width_pt,
                                const LayoutOptions& options) const {
  check_cancelled();
  const Profile& profile = impl_->profile;
  LaidOutText out;
  out.shapes.reserve(body.paragraphs.size());
  out.lines.reserve(body.paragraphs.size() + kUsualMoreLines);
  double top = 0;
  impl_->each_paragraph(
      body, width_pt, options,
      [&](std::size_t i, bool last, const ParagraphIr& paragraph,
          const std::shared_ptr<const ShapedParagraph>& shape,
          const std::vector<BrokenLine>& lines) {
        const ParagraphStyle& style = paragraph.style;
        const ShapedParagraph& shaped = *shape;
        if (i > 0) top += paragraph_space(style.space_before, lines.front().size_pt, profile);
        for (std::size_t k = 0; k < lines.size(); ++k) {
          const BrokenLine& broken = lines[k];
          const LineMetrics metrics = metrics_of(broken, shaped, k + 1 == lines.size());
          const LinePlacement placed =
              place_line(metrics, style.line_spacing, options.spacing_reduction, profile,
                         options.table_cell ? Place::TableCell : Place::Shape);
          Line line;
          line.paragraph = i;
          line.begin = shaped.begin[broken.begin];
          line.visible_end = shaped.begin[broken.visible_end];
          line.end = shaped.begin[broken.end];
          line.width = broken.width;
          line.x = line_x(broken, paragraph, width_pt, body.wrap);
          line.top = top;
          line.baseline = top + placed.baseline;
          top += placed.pitch;
          out.plain_height = top;
          if (last && k + 1 == lines.size() && !options.plain_last_line) {
            top += last_line_correction(metrics, style.line_spacing, profile,
                                        !body.wrap || out.lines.empty());
          }
          line.bottom = top;
          line.size_pt = broken.size_pt;
          line.hangs = broken.hangs;
          line.forced = broken.forced;
          line.split_word = broken.split_word;
          out.lines.push_back(line);
          const double right = style.rtl || style.align != Align::Left ? width_pt - line.x : 0;
          const double used = body.wrap ? broken.width : broken.full_width;
          out.width = std::max(out.width, std::max(broken.start + used, style.rtl ? right : 0.0));
        }
        if (!last) top += paragraph_space(style.space_after, lines.back().size_pt, profile);
        for (const FontUse& use : shaped.uses) add_use(out.fonts, use);
        out.shapes.push_back(shape);
      });
  out.height = top;
  return out;
}

TextEngine::WidthRange TextEngine::width_range(const TextBodyIr& body) const {
  check_cancelled();
  WidthRange range;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    const auto shaped = impl_->cache.get(paragraph, body.word_break);
    SizedParagraph& sized = scratch().sized;
    sized.set(*shaped, paragraph, {}, impl_->profile);
    double narrowest = 0, widest = 0;
    sized.width_range(narrowest, widest);
    const ParagraphStyle& style = paragraph.style;
    const double indent =
        style.bullet.kind != ListKind::None && style.indent < Emu(0) ? 0 : to_pt(style.indent);
    const double margins = to_pt(style.margin_left) + to_pt(style.margin_right);
    range.min_pt = std::max(range.min_pt, narrowest + margins + std::max(indent, 0.0));
    range.max_pt = std::max(range.max_pt, widest + margins + indent);
  }
  return range;
}

}  // namespace deckle::measure
