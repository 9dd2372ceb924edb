#include "fixers/route/facts.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "fixers/route/column.h"

namespace deckle::fixers {
namespace {

// Whether a finding concerns a box rather than its content.
bool about_the_slot(const std::string& rule) {
  return rule == "out-of-bounds" || rule == "overlapping-elements" || rule == "cramped-visual" ||
         rule == "title-below-body";
}

// Heights of the units that must not be cut (rows, items, paragraphs), in points, from the top.
std::vector<double> unit_heights(const ElementIr& element, const MeasuredElement& m) {
  std::vector<double> heights;
  if (element.table != nullptr) {
    for (const auto& row : element.table->rows) heights.push_back(to_pt(row.height));
    return heights;
  }
  if (element.type == ElementType::Shape) return {to_pt(m.text_height)};
  std::size_t paragraph = 0;
  double above = m.lines.empty() ? 0 : to_pt(m.lines.front().top);
  for (std::size_t i = 0; i < m.lines.size(); ++i) {
    const bool last = i + 1 == m.lines.size();
    if (!last && m.lines[i + 1].paragraph == paragraph) continue;
    if (!last) paragraph = m.lines[i + 1].paragraph;
    const double bottom = to_pt(last ? m.lines[i].bottom : m.lines[i + 1].top);
    heights.push_back(std::max(0.0, bottom - above));
    above = bottom;
  }
  return heights;
}

// How many of them do not fit when `excess_pt` is missing at the bottom; the last one as a
// fraction.
double units_cut(const std::vector<double>& heights, double excess_pt) {
  double count = 0;
  for (auto unit = heights.rbegin(); unit != heights.rend() && excess_pt > 0; ++unit) {
    if (*unit <= 0) continue;
    count += std::min(1.0, excess_pt / *unit);
    excess_pt -= *unit;
  }
  return count;
}

bool is_label(const ElementIr& element) {
  return element.role == "title" || element.role == "footer" || element.role == "caption";
}

bool is_text_element(const ElementIr& element) {
  return element.type == ElementType::Text || element.type == ElementType::Bullets ||
         element.type == ElementType::Title;
}

FitStatus capacity_fit(const SlideIr& slide) {
  const auto authored = [](const ElementIr& element) { return !element.eid.starts_with('_'); };
  if (std::none_of(slide.elements.begin(), slide.elements.end(), authored))
    return FitStatus::BelowMin;
  if (!is_sparse_layout(slide.layout_id)) return FitStatus::Ok;
  int texts = 0;
  for (const ElementIr& element : slide.elements) {
    if (!authored(element) || element.pinned || is_label(element)) continue;
    if (element.type == ElementType::Table || element.type == ElementType::Chart)
      return FitStatus::StrictMismatch;
    texts += is_text_element(element);
  }
  // A heading and the text below it.
  return texts > 2 ? FitStatus::ExceedsMax : FitStatus::Ok;
}

// A table that is too tall for its box, but not for its column: other boxes have height that they do
// not need.
bool fits_its_column(const SlideIr& slide, const MeasuredSlide& measured, const ElementIr& element,
                     const MeasuredElement& m) {
  if (element.type != ElementType::Table || !too_high(m) || too_wide(m)) return false;
  const std::optional<Column> column = column_of(slide, measured, element);
  return column && column->spare >= Emu(0);
}

}  // namespace

bool is_sparse_layout(const std::string& layout_id) {
  static constexpr std::string_view kSparse[] = {"title_center", "section_header", "quote_center",
                                                 "closing", "image_full_bleed"};
  return std::find(std::begin(kSparse), std::end(kSparse), layout_id) != std::end(kSparse);
}

const char* to_string(FitStatus status) {
  switch (status) {
    case FitStatus::Ok:
      return "ok";
    case FitStatus::StrictMismatch:
      return "strict_mismatch";
    case FitStatus::ExceedsMax:
      return "exceeds_max";
    case FitStatus::BelowMin:
      return "below_min";
    case FitStatus::ExceedsTruncate:
      return "exceeds_truncate";
  }
  return "ok";
}

OverflowFacts facts_of(const SlideIr& slide, const MeasuredSlide& measured,
                       const Diagnostic& finding) {
  OverflowFacts facts;
  facts.rule = finding.rule;
  facts.eid = finding.at.element_id;
  facts.fit_status = capacity_fit(slide);
  const ElementIr* element = find_element(slide, facts.eid);
  const MeasuredElement* m = find_element(measured, facts.eid);
  if (element == nullptr || m == nullptr) return facts;
  const bool slot = about_the_slot(finding.rule) || fits_its_column(slide, measured, *element, *m);
  facts.content_type = slot ? ContentType::FrameInternal : content_type(slide, *element);
  facts.excess_pt = std::max(to_pt(m->overflow_x), to_pt(m->overflow_y));
  facts.line_equivalent = m->overflow_lines;
  facts.structural_unit_drop_count = units_cut(unit_heights(*element, *m), to_pt(m->overflow_y));
  const bool is_text = facts.content_type == ContentType::TextFlow ||
                       facts.content_type == ContentType::FrameLabel ||
                       facts.content_type == ContentType::FrameInternalCell;
  if (facts.fit_status == FitStatus::Ok && is_text && facts.line_equivalent > kModerateLines)
    facts.fit_status = FitStatus::ExceedsTruncate;
  return facts;
}

}  // namespace deckle::fixers
