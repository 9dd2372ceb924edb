#include "measure/text/vertical.h"

#include <algorithm>
#include <cmath>

namespace deckle::measure {
namespace {

constexpr double kLine = 1.2;  // single spacing over font size, whatever the font

// PowerPoint keeps lengths of text in units of 1/200 pt (pptx/analysis/text_sizes.md); the small
// addend decides binary fractions at a tie.
double whole_units(double points) { return std::round((points + 1e-9) * 200) / 200; }

double percent(const SpacingIr& spacing, double reduction) {
  return std::max(0.0, spacing.value - reduction) / 100;
}

LinePlacement powerpoint(const LineMetrics& line, const SpacingIr& spacing, double reduction) {
  const double s = line.size_pt;
  const double share = kLine * line.ascent_share / (line.ascent_share + line.descent_share);
  if (spacing.unit == SpacingIr::Unit::Points) {
    // The baseline was never measured; the space below it is assumed to be that at 100 %.
    return {spacing.value, spacing.value - (kLine - share) * s};
  }
  const double p = percent(spacing, reduction);
  const double pitch = whole_units(kLine * s * p);
  if (p > 1) return {pitch, 0.9 * p * s};
  return {pitch, (kLine * p - kLine + share) * s};
}

// Integer 1/100 mm throughout; the ascent is the font size whatever the font.
LinePlacement libreoffice(const LineMetrics& line, const SpacingIr& spacing, double reduction) {
  constexpr double kHundredthsPerPt = 2540.0 / 72;
  const double h = std::round(std::round(line.size_pt * 20) / 20 * kHundredthsPerPt);
  const double natural = std::round(kLine * h);
  double height = natural, ascent = h;
  if (spacing.unit == SpacingIr::Unit::Points) {
    height = std::round(spacing.value * kHundredthsPerPt);
    ascent = height - (natural - h);
  } else if (const double p = percent(spacing, reduction); p < 1) {
    height = std::round(natural * p);
    ascent = std::min(h, 0.8 * height);
  } else if (p > 1) {
    height = std::round(natural * p);
    ascent = h + (height - natural);
  }
  return {height / kHundredthsPerPt, ascent / kHundredthsPerPt};
}

// A cell of LibreOffice 7.4: the face's own ascent and descent (docs/text-layout.md, 6), each
// rounded to dots of its 600 dpi reference device, as is the size. Newer versions treat cells like
// shapes.
LinePlacement libreoffice_cell(const LineMetrics& line, const SpacingIr& spacing,
                               double reduction) {
  constexpr double kDotsPerPt = 600.0 / 72, kHundredthsPerPt = 2540.0 / 72;
  // 1/100 mm first: 13.5 pt are 476, and those 112 dots.
  const double size =
      std::round(std::round(line.size_pt * kHundredthsPerPt) / kHundredthsPerPt * kDotsPerPt);
  const double ascent = std::round(line.face_ascent * size);
  const double natural = ascent + std::round(line.face_descent * size);
  const double requested = spacing.unit == SpacingIr::Unit::Points
                               ? spacing.value * kDotsPerPt
                               : natural * percent(spacing, reduction);
  const auto to_pt = [](double dots) {
    return std::round(dots / kDotsPerPt * kHundredthsPerPt) / kHundredthsPerPt;
  };
  return {to_pt(requested), to_pt(ascent + requested - natural)};
}

// px: ascent and descent are rounded, half the leading goes above and is floored (docs/text-layout.md, 1.3).
LinePlacement chrome(const LineMetrics& line, const SpacingIr& spacing, double reduction) {
  constexpr double kPxPerPt = 96.0 / 72;
  const double s = line.size_pt * kPxPerPt;
  const double a = std::round(line.hhea_ascent * s), d = std::round(line.hhea_descent * s);
  const double requested = spacing.unit == SpacingIr::Unit::Points
                               ? spacing.value * kPxPerPt
                               : kLine * s * percent(spacing, reduction);
  const double height = std::floor(requested * 64) / 64;
  return {height / kPxPerPt, (a + std::floor((height - (a + d)) / 2)) / kPxPerPt};
}

}  // namespace

LinePlacement place_line(const LineMetrics& line, const SpacingIr& spacing,
                         double spacing_reduction, const Profile& profile, Place place) {
  switch (profile.vertical) {
    case VerticalRules::PowerPoint:
      return powerpoint(line, spacing, spacing_reduction);
    case VerticalRules::LibreOffice:
      return place == Place::TableCell ? libreoffice_cell(line, spacing, spacing_reduction)
                                       : libreoffice(line, spacing, spacing_reduction);
    case VerticalRules::Chrome:
      return chrome(line, spacing, spacing_reduction);
  }
  return {};
}

double last_line_correction(const LineMetrics& line, const SpacingIr& spacing,
                            const Profile& profile, bool alone) {
  if (profile.vertical != VerticalRules::PowerPoint || spacing.unit != SpacingIr::Unit::Percent ||
      spacing.value == 100 || line.empty) {
    return 0;
  }
  const double p = spacing.value / 100, usual = 0.3 * p;
  if (p > 1 && !alone) return 0;
  const double least = std::min(line.last_descent, 0.3);
  const double d = p < 1 ? std::max(usual, least) : least;
  return whole_units((0.9 * p + d) * line.size_pt) - whole_units(kLine * p * line.size_pt);
}

double paragraph_space(const SpacingIr& space, double size_pt, const Profile& profile) {
  if (space.unit == SpacingIr::Unit::Points) return space.value;
  const double points = space.value / 100 * profile.spacing_base * size_pt;
  return profile.vertical == VerticalRules::PowerPoint ? whole_units(points) : points;
}

}  // namespace deckle::measure
