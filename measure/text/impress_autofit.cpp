#include "measure/text/impress_autofit.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace deckle::measure {
namespace {

// SdrTextObj::ImpAutoFitText of LibreOffice 7.4 (svx/source/svdraw/svdotext.cxx): so many tries, and
// what counts as fitting, of the root of the box's height over the text's.
constexpr int kMostTries = 10;
constexpr double kFits = 0.98;

Emu scaled(Emu length, int percent) { return Emu(length.value() * percent / 100); }

void scale(SpacingIr& spacing, int percent) {
  if (spacing.unit == SpacingIr::Unit::Points) spacing.value *= percent / 100.0;
}

TextBodyIr at_scale(const TextBodyIr& body, int percent) {
  TextBodyIr out = body;
  for (ParagraphIr& paragraph : out.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.size_pt *= percent / 100.0;
    paragraph.end.size_pt *= percent / 100.0;
    ParagraphStyle& style = paragraph.style;
    style.margin_left = scaled(style.margin_left, percent);
    style.margin_right = scaled(style.margin_right, percent);
    style.indent = scaled(style.indent, percent);
    scale(style.space_before, percent);
    scale(style.space_after, percent);
  }
  return out;
}

}  // namespace

TextBodyIr shrunk_by_impress(const TextEngine& engine, const TextBodyIr& body, double width_pt,
                             double height_pt) {
  const double stored = body.autofit ? body.autofit->font_scale_pct : 100;
  int current = static_cast<int>(std::clamp(stored, 1.0, 100.0)), best = 0;
  std::vector<int> tried;
  for (int i = 0; i < kMostTries; ++i) {
    const double height = engine.height(at_scale(body, current), width_pt);
    const double factor = height > 0 ? std::sqrt(height_pt / height) : 1;
    if (factor >= kFits) best = std::max(best, current);
    if (std::find(tried.begin(), tried.end(), current) != tried.end()) break;
    tried.push_back(current);
    if (factor < 1 || current != 100)
      current = std::clamp(static_cast<int>(current * factor), 1, 100);
  }
  return at_scale(body, best > 0 ? best : current);
}

}  // namespace deckle::measure
