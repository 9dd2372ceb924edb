#include "measure/slide/element_note.h"

#include <algorithm>

#include "measure/slide/slide_measurer.h"
#include "measure/slide/text_area.h"
#include "measure/text/autofit.h"
#include "slidespec/core/units.h"

namespace deckle::measure {
namespace {

bool is_title(const ElementIr& element) {
  if (!element.placeholder) return element.type == ElementType::Title;
  return element.placeholder->type == "title" || element.placeholder->type == "ctrTitle";
}

// The options that NativeMeasurer lays the element's text out with.
LayoutOptions options_of(const TextBodyIr& body) {
  if (!body.autofit || body.autofit->mode != AutofitIr::Mode::ShrinkText) return {};
  return layout_options({body.autofit->font_scale_pct, body.autofit->spacing_reduction_pct});
}

// The first line of `one` that does not begin and end as in `other`; none: they are the same.
std::optional<std::size_t> first_difference(const LaidOutText& one, const LaidOutText& other) {
  const auto same = [](const Line& a, const Line& b) {
    return a.paragraph == b.paragraph && a.begin == b.begin && a.end == b.end;
  };
  const auto found = std::mismatch(one.lines.begin(), one.lines.end(), other.lines.begin(),
                                   other.lines.end(), same)
                         .first;
  if (found == one.lines.end()) return std::nullopt;
  return static_cast<std::size_t>(found - one.lines.begin());
}

std::optional<std::size_t> line_that_flips(const TextEngine& engine, const TextBodyIr& body,
                                           double width, const MeasuredElement& measured) {
  const auto widest = std::max_element(
      measured.lines.begin(), measured.lines.end(),
      [](const MeasuredLine& a, const MeasuredLine& b) { return a.width < b.width; });
  if (!body.wrap) return static_cast<std::size_t>(widest - measured.lines.begin());
  const LayoutOptions options = options_of(body);
  const double guard = guard_band(measured.fonts);
  const LaidOutText as_is = engine.lay_out(body, width, options);
  for (const double factor : {1 - guard, 1 + guard}) {
    const LaidOutText other = engine.lay_out(body, width * factor, options);
    if (!exceeds_pt(std::abs(other.height - as_is.height))) continue;
    if (const auto line = first_difference(as_is, other)) return line;
  }
  return measured.lines.size() - 1;  // its height is what is uncertain
}

// How wide the first `bytes` of a paragraph's text are, which are spaces.
double width_of_spaces(const TextEngine& engine, const TextBodyIr& body, std::size_t paragraph,
                       std::size_t bytes) {
  TextBodyIr only;
  only.wrap = false;
  only.paragraphs.push_back(body.paragraphs[paragraph]);
  ParagraphIr& p = only.paragraphs.front();
  p.style = ParagraphStyle{};
  std::size_t left = bytes;
  for (RunIr& run : p.runs) {
    run.text.resize(std::min(left, run.text.size()));
    left -= run.text.size();
  }
  return engine.lay_out(only, 0, options_of(body)).width;
}

std::map<std::size_t, Emu> leading_spaces(const TextEngine& engine, const TextBodyIr& body,
                                          const MeasuredElement& measured) {
  std::map<std::size_t, Emu> leading;
  for (std::size_t i = 0; i < measured.lines.size(); ++i) {
    const MeasuredLine& line = measured.lines[i];
    const std::size_t spaces = line.text.find_first_not_of(' ');
    // Later lines of a paragraph begin with a letter: spaces end the line before.
    if (line.begin != 0 || spaces == 0 || spaces == std::string::npos ||
        body.paragraphs[line.paragraph].style.rtl)
      continue;
    leading[i] = emu_from_pt(width_of_spaces(engine, body, line.paragraph, spaces));
  }
  return leading;
}

}  // namespace

double guard_band(const std::vector<FontUse>& fonts) {
  double guard = kGuardBand;
  for (const FontUse& use : fonts) guard = std::max(guard, use.width_error);
  return std::min(guard, 0.25);
}

ElementNote element_note(const TextEngine& engine, const ElementIr& element,
                         const MeasuredElement& measured) {
  ElementNote note;
  const TextBodyIr& body = element.text;
  if (element.table != nullptr || body.empty() || measured.lines.empty() || body.columns > 1)
    return note;
  note.leading = leading_spaces(engine, body, measured);
  const Rect area = text_area(element).rect;
  const double width = to_pt(area.w);
  if (body.autofit && body.autofit->mode == AutofitIr::Mode::ShrinkText) {
    const AutofitState state =
        choose_autofit(engine, body, width, to_pt(area.h),
                       is_title(element) ? AutofitKind::Title : AutofitKind::Body);
    note.predicted = AutofitIr{state.font_scale_pct, state.spacing_reduction_pct};
  }
  if (measured.verdict == FitVerdict::Tight)
    note.flips = line_that_flips(engine, body, width, measured);
  return note;
}

MeasurementNotes measurement_notes(const TextEngine& engine, const std::vector<SlideIr>& slides,
                                   const std::vector<MeasuredSlide>& measured) {
  MeasurementNotes notes(slides.size());
  for (std::size_t i = 0; i < slides.size() && i < measured.size(); ++i) {
    for (const MeasuredElement& m : measured[i].elements) {
      const ElementIr* element = find_element(slides[i], m.eid);
      if (element != nullptr) notes[i].emplace(m.eid, element_note(engine, *element, m));
    }
  }
  return notes;
}

}  // namespace deckle::measure
