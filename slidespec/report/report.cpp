#include "slidespec/report/report.h"

#include <algorithm>

namespace deckle {

Quality quality_of(const Report& report) {
  Quality worst = Quality::SuccessClean;
  for (const SlideReport& slide : report.slides) worst = std::max(worst, slide.quality);
  return worst;
}

bool passes(const Report& report, Severity threshold) {
  const auto severe = [threshold](const Diagnostic& d) { return d.severity >= threshold; };
  if (std::any_of(report.deck_issues.begin(), report.deck_issues.end(), severe)) return false;
  return std::none_of(report.slides.begin(), report.slides.end(), [&](const SlideReport& slide) {
    return slide.quality == Quality::Degraded ||
           std::any_of(slide.issues.begin(), slide.issues.end(), severe);
  });
}

}  // namespace deckle
