#include "slidespec/report/report.h"

#include <algorithm>

namespace deckle {

const char* to_string(Stage stage) {
  switch (stage) {
    case Stage::Validate:
      return "validate";
    case Stage::Build:
      return "build";
    case Stage::Qc:
      return "qc";
    case Stage::Doctor:
      return "doctor";
    case Stage::Template:
      return "template";
  }
  return "build";
}

const char* to_string(FileFix::State state) {
  switch (state) {
    case FileFix::State::Applied:
      return "applied";
    case FileFix::State::TakenBack:
      return "taken_back";
    case FileFix::State::Available:
      return "available";
  }
  return "applied";
}

void count_warnings(Report& report) {
  for (SlideReport& slide : report.slides) {
    const bool warned =
        std::any_of(slide.issues.begin(), slide.issues.end(),
                    [](const Diagnostic& d) { return d.severity >= Severity::Warning; });
    if (warned) slide.quality = std::max(slide.quality, Quality::SuccessWithWarnings);
  }
}

Quality quality_of(const Report& report) {
  if (report.invalid) return Quality::Degraded;
  const bool unsound =
      (report.stage == Stage::Doctor || report.stage == Stage::Template || report.presentation) &&
      std::any_of(report.deck_issues.begin(), report.deck_issues.end(),
                  [](const Diagnostic& d) { return d.severity == Severity::Error; });
  if (unsound) return Quality::Degraded;
  const bool warned =
      std::any_of(report.deck_issues.begin(), report.deck_issues.end(),
                  [](const Diagnostic& d) { return d.severity >= Severity::Warning; });
  Quality worst = warned ? Quality::SuccessWithWarnings : Quality::SuccessClean;
  for (const SlideReport& slide : report.slides) worst = std::max(worst, slide.quality);
  return worst;
}

bool passes(const Report& report, Severity threshold) {
  if (report.invalid) return false;
  const auto severe = [threshold](const Diagnostic& d) { return d.severity >= threshold; };
  if (std::any_of(report.deck_issues.begin(), report.deck_issues.end(), severe)) return false;
  return std::none_of(report.slides.begin(), report.slides.end(), [&](const SlideReport& slide) {
    return slide.quality == Quality::Degraded ||
           std::any_of(slide.issues.begin(), slide.issues.end(), severe);
  });
}

}  // namespace deckle
