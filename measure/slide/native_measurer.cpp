#include <algorithm>
#include <cmath>
#include <optional>

#include "measure/slide/element_note.h"
#include "measure/slide/line_text.h"
#include "measure/slide/reserve.h"
#include "measure/slide/slide_measurer.h"
#include "measure/slide/table_measurer.h"
#include "measure/slide/text_area.h"
#include "measure/text/autofit.h"
#include "measure/text/impress_autofit.h"
#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::measure {
namespace {

struct Area {
  Rect rect;         // text area of the element, upright
  TextTurn turn;     // how it is turned on the slide
  double width = 0;  // of one column, points
  double height = 0;
  int columns = 1;
  double step = 0;  // from one column to the next
};

constexpr int kMaxColumns = 16;  // ST_TextColumnCount

// Points that Chromium has between the insets beyond what they leave: it rounds each length down to
// 1/64 px, and so insets of 9.6 px leave 1/80 px more in a box of whole px.
double gained_by_rounding(const ElementIr& element) {
  const TextBodyIr& body = element.text;
  if (is_vertical(body.vert) || preset_text_rect(element.shape, element.box) != element.box) return 0;
  const auto lost = [](Emu length) {
    const double px = to_px(length);
    return px - std::floor(px * 64 + 1e-6) / 64;
  };
  return pt_from_px(lost(body.insets.left) + lost(body.insets.right) - lost(element.box.w));
}

Area area_of(const ElementIr& element, Target target) {
  const TextBodyIr& body = element.text;
  Area area;
  const TextArea whole = text_area(element);
  area.rect = whole.rect;
  area.turn = whole.turn;
  area.columns = std::clamp(body.columns, 1, kMaxColumns);
  const double gap = to_pt(body.column_gap);
  const double gained = target == Target::Chrome ? gained_by_rounding(element) : 0;
  area.width =
      std::max(0.0, (to_pt(area.rect.w) + gained - gap * (area.columns - 1)) / area.columns);
  area.height = to_pt(area.rect.h);
  area.step = area.width + gap;
  return area;
}

// Lines of a column are moved to its top; `column[i]` is the column of line i. Columns are filled
// by height; the last takes the remaining lines.
struct Flow {
  // Empty where there is one column.
  std::vector<int> column;
  std::vector<double> shift;  // added to a line's y
  double height = 0;          // of the tallest column
  double last_height = 0;     // of the last one
};

Flow flow(const LaidOutText& text, const Area& area) {
  Flow f;
  f.height = f.last_height = text.height;
  if (area.columns == 1) return f;
  f.column.assign(text.lines.size(), 0);
  f.shift.assign(text.lines.size(), 0);
  f.height = f.last_height = 0;
  int column = 0;
  double top = 0;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    const Line& line = text.lines[i];
    const bool full = exceeds_pt(line.bottom - top - area.height);
    if (full && column + 1 < area.columns && line.top > top) {
      ++column;
      top = line.top;
    }
    f.column[i] = column;
    f.shift[i] = -top;
    f.last_height = line.bottom - top;
    f.height = std::max(f.height, f.last_height);
  }
  return f;
}

double anchor_offset(Anchor anchor, double available, double text) {
  switch (anchor) {
    case Anchor::Top:
      return 0;
    case Anchor::Middle:
      return (available - text) / 2;
    case Anchor::Bottom:
      return available - text;
  }
  return 0;
}

// The share of its height that a box of several lines keeps free where the widths of East Asian
// characters are approximated: as uncertain as the face, within the 5 to 8 % that the renderer
// rules ask for (docs/decisions.md, 53). One line has no break that could be another. Sources and
// other boxes of deckle's own are as high as their text by design.
double reserve_of(const ElementIr& element, const LaidOutText& text) {
  double reserve = 0;
  const bool sized_by_text = element.type == ElementType::Citation || element.eid.starts_with('_');
  if (text.lines.size() < 2 || sized_by_text) return reserve;
  for (const FontUse& use : text.fonts) {
    const bool unknown = use.source == FontUse::Source::Fallback ||
                         use.source == FontUse::Source::Missing || use.width_error > 0;
    std::size_t offset = 0;
    if (!unknown || use.sample.empty()) continue;
    const char32_t c = utf8::next(use.sample, offset);
    if (is_hangul(c) || is_kana(c) || is_ideograph(c))
      reserve = std::max(reserve, std::clamp(use.width_error, kMinReserve, kMaxReserve));
  }
  return reserve;
}

bool shrinks(const TextBodyIr& body) {
  return body.autofit && body.autofit->mode == AutofitIr::Mode::ShrinkText;
}

// What LibreOffice shows of text that shrinks; none where another program or other text is meant.
std::optional<TextBodyIr> shown_by_impress(const TextEngine& engine, const ElementIr& element,
                                           const Area& area) {
  if (engine.target() != Target::LibreOffice || !shrinks(element.text)) return std::nullopt;
  return shrunk_by_impress(engine, element.text, area.width, area.height * area.columns);
}

class ElementMeasurer {
 public:
  ElementMeasurer(const TextEngine& engine, const ElementIr& element)
      : engine_(engine),
        element_(element),
        area_(area_of(element, engine.target())),
        shrunk_(shown_by_impress(engine, element, area_)),
        body_(shrunk_ ? *shrunk_ : element.text) {
    if (shrunk_ || !shrinks(body_)) return;
    options_ = layout_options({body_.autofit->font_scale_pct, body_.autofit->spacing_reduction_pct});
  }

  MeasuredElement measure() {
    MeasuredElement out;
    out.eid = element_.eid;
    out.bbox = covered_box(element_);
    out.safe_box = out.bbox.inflated(kSafePadding);
    out.content_box = {element_.box.x, element_.box.y, Emu(0), Emu(0)};
    out.z = element_.z;
    out.available_width = area_.rect.w;
    out.available_height = area_.rect.h;
    out.font_size_pt = options_.shown_size(largest_size_pt(body_));
    out.min_size_pt = options_.shown_size(smallest_size_pt(body_));
    if (body_.empty()) return out;
    out.turn = area_.turn;
    lay_out(out);
    place_lines(out);
    judge(out);
    return out;
  }

  TextFit fit() {
    MeasuredElement out;
    out.available_height = area_.rect.h;
    if (body_.empty()) return {};
    lay_out(out);
    judge_size(out);
    return {!overflows(out), to_pt(out.text_height), to_pt(out.available_height)};
  }

 private:
  void lay_out(MeasuredElement& out) {
    text_ = engine_.lay_out(body_, area_.width, options_);
    flow_ = flow(text_, area_);
    out.fonts = text_.fonts;
    out.reserve = reserve_of(element_, text_);
    if (out.reserve > 0)
      out.available_height = emu_from_pt(to_pt(area_.rect.h) * (1 - out.reserve));
    out.text_height = emu_from_pt(flow_.height);
    out.text_width = emu_from_pt(text_.width);
  }

  void place_lines(MeasuredElement& out) const {
    const double down = anchor_offset(body_.anchor, area_.height, flow_.height);
    out.lines.reserve(text_.lines.size());
    Emu left, right, top, bottom;
    for (std::size_t i = 0; i < text_.lines.size(); ++i) {
      const Line& line = text_.lines[i];
      const bool one = flow_.column.empty();
      const double y = down + (one ? 0 : flow_.shift[i]);
      MeasuredLine m;
      m.text = line_text(body_, line);
      m.x = area_.rect.x + emu_from_pt(line.x + (one ? 0 : flow_.column[i] * area_.step));
      m.width = emu_from_pt(line.width);
      m.top = area_.rect.y + emu_from_pt(line.top + y);
      m.bottom = area_.rect.y + emu_from_pt(line.bottom + y);
      m.baseline = area_.rect.y + emu_from_pt(line.baseline + y);
      if (body_.vert == VerticalText::MongolianVert) from_below(m);
      m.size_pt = line.size_pt;
      m.paragraph = line.paragraph;
      m.begin = line.begin;
      m.end = line.visible_end;
      left = i == 0 ? m.x : std::min(left, m.x);
      right = i == 0 ? m.x + m.width : std::max(right, m.x + m.width);
      top = i == 0 ? m.top : std::min(top, m.top);
      bottom = i == 0 ? m.bottom : std::max(bottom, m.bottom);
      out.lines.push_back(std::move(m));
    }
    out.content_box = turned({left, top, right - left, bottom - top}, out.turn);
    const Line& first = text_.lines.front();
    if (first.size_pt > 0) out.line_height = (first.bottom - first.top) / first.size_pt;
  }

  // The first line of Mongolian text is on the left, where turned text has its last one.
  void from_below(MeasuredLine& m) const {
    const Emu ascent = m.baseline - m.top, height = m.bottom - m.top;
    m.top = area_.rect.y + area_.rect.bottom() - m.bottom;
    m.bottom = m.top + height;
    m.baseline = m.top + ascent;
  }

  void judge(MeasuredElement& out) const {
    judge_size(out);
    if (overflows(out)) {
      out.verdict = FitVerdict::Overflows;
    } else if (tight()) {
      out.verdict = FitVerdict::Tight;
    }
  }

  void judge_size(MeasuredElement& out) const {
    const double too_high = flow_.height - area_.height * (1 - out.reserve);
    if (exceeds_pt(too_high)) {
      out.overflow_y = emu_from_pt(too_high);
      const Line& last = text_.lines.back();
      const double pitch = last.bottom - last.top;
      out.overflow_lines = pitch > 0 ? too_high / pitch : 0;
    }
    const double too_wide = widest_excess();
    if (exceeds_pt(too_wide)) out.overflow_x = emu_from_pt(too_wide);
  }

  // How far a line reaches beyond its column. Hanging marks are allowed to; wrapped text exceeds
  // its column only where one cluster is wider than the column.
  [[nodiscard]] double widest_excess() const {
    if (!body_.wrap) return text_.width - area_.width;
    double excess = 0;
    for (const Line& line : text_.lines) {
      if (line.hangs) continue;
      excess = std::max({excess, line.x + line.width - area_.width, -line.x});
    }
    // A line may exceed the space by the target's own tolerance.
    return excess <= kLineTolerancePt ? 0 : excess;
  }

  [[nodiscard]] bool tight() const {
    const double guard = guard_band(text_.fonts);
    if (!body_.wrap) return exceeds_pt(text_.width * (1 + guard) - area_.width);
    // Above 100 % spacing a single line is lower than a plain one in nearly all saved boxes, not in
    // all (docs/text-layout.md, 10).
    if (area_.columns == 1 && exceeds_pt(text_.plain_height - area_.height)) return true;
    bool all_forced = true;
    for (const Line& line : text_.lines) all_forced = all_forced && line.forced;
    if (all_forced && text_.width <= area_.width * (1 - guard)) return false;
    const auto [narrower, wider] = engine_.heights(
        body_, text_, {area_.width * (1 - guard), area_.width * (1 + guard)}, options_);
    return exceeds_pt(std::abs(narrower - text_.height)) ||
           exceeds_pt(std::abs(wider - text_.height));
  }

  static constexpr double kLineTolerancePt = 0.04;

  const TextEngine& engine_;
  const ElementIr& element_;
  Area area_;
  std::optional<TextBodyIr> shrunk_;
  const TextBodyIr& body_;
  LayoutOptions options_;   // of the body's autofit state
  LaidOutText text_;
  Flow flow_;
};

}  // namespace

TextFit text_fit(const TextEngine& engine, const ElementIr& element) {
  return ElementMeasurer(engine, element).fit();
}

MeasuredElement measured_element(const TextEngine& engine, const ElementIr& element) {
  return element.table != nullptr ? measure_table(engine, element)
                                  : ElementMeasurer(engine, element).measure();
}

Result<MeasuredSlide> NativeMeasurer::measure(const SlideIr& slide) const {
  MeasuredSlide out;
  out.slide_id = slide.slide_id;
  out.index = slide.index;
  out.size = slide.size;
  out.elements.reserve(slide.elements.size());
  for (const ElementIr& element : slide.elements)
    out.elements.push_back(measured_element(engine_, element));
  return out;
}

}  // namespace deckle::measure
