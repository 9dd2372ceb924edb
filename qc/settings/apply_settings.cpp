#include "qc/settings/apply_settings.h"

#include <algorithm>
#include <string_view>

#include "qc/run/rate_slide.h"

namespace deckle::qc {
namespace {

bool contains(const std::vector<std::string>& rules, std::string_view rule) {
  return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

bool is_reported(const FindingSettings& settings, std::string_view rule) {
  return (settings.select.empty() || contains(settings.select, rule)) &&
         !contains(settings.ignore, rule);
}

bool is_fixed(const Diagnostic& d, Input input) {
  return d.rule == "more-findings" || (input == Input::Unusable && d.severity == Severity::Error);
}

void set_severity(const FindingSettings& settings, Diagnostic& d) {
  const auto set = settings.severity.find(d.rule);
  if (set == settings.severity.end()) return;
  d.severity = set->second;
  if (d.severity != Severity::Error) d.defect = false;
}

}  // namespace

std::size_t apply(const FindingSettings& settings, DiagnosticSink& findings, Input input) {
  const auto removed = std::erase_if(findings, [&](const Diagnostic& d) {
    return !is_fixed(d, input) && !is_reported(settings, d.rule);
  });
  for (Diagnostic& d : findings) {
    if (!is_fixed(d, input)) set_severity(settings, d);
  }
  return static_cast<std::size_t>(removed);
}

std::size_t apply(const FindingSettings& settings, Report& report) {
  const Input input = report.invalid ? Input::Unusable : Input::Usable;
  std::size_t removed = apply(settings, report.deck_issues, input);
  for (SlideReport& slide : report.slides) {
    removed += change_findings(slide, [&](Diagnostic& d) {
      if (is_fixed(d, input)) return true;
      set_severity(settings, d);
      return is_reported(settings, d.rule);
    });
  }
  std::erase_if(report.not_run,
                [&](const NotRun& one) { return !is_reported(settings, one.rule); });
  return removed;
}

}  // namespace deckle::qc
