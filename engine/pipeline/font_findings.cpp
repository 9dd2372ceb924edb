#include "engine/pipeline/font_findings.h"

#include <algorithm>

#include "engine/messages/tr.h"

namespace deckle::engine {
namespace {

// docs/design.md, decision 12: a substitute with the same glyph widths is a note, any other a
// warning.
Diagnostic font_finding(const FontUse& use, bool strict) {
  Diagnostic d;
  d.rule = "substituted-font";
  d.severity = strict ? Severity::Error : use.width_error > 0 ? Severity::Warning : Severity::Note;
  d.defect = false;
  const Message substitute = use.used.empty() ? tr("none") : Message("\"" + use.used + "\"");
  d.message =
      use.sample.empty()
          ? tr("font \"{}\" is not installed; substitute: {}", use.requested, substitute)
          : tr("font \"{}\" has no \"{}\"; substitute: {}", use.requested, use.sample, substitute);
  if (use.width_error > 0) d.message += tr(" (expected error of line widths: {:.1f} %)", use.width_error * 100);
  d.hint = tr("install the font, or pass its folder with --fonts");
  d.facts = {{"requested", use.requested}, {"used", use.used}, {"width_error", use.width_error}};
  return d;
}

bool is_substitute(const FontUse& use) {
  return use.source == FontUse::Source::Fallback || use.source == FontUse::Source::Missing ||
         (use.source == FontUse::Source::BuiltIn && use.width_error > 0);
}

Diagnostic unused_finding(const measure::UnusedFontFile& file, bool strict) {
  Diagnostic d;
  d.rule = "unused-font-file";
  d.severity = strict && file.requested ? Severity::Error : Severity::Warning;
  d.defect = false;
  d.message = tr("{}: {}; the font file is not used", file.path, file.reason);
  d.hint = tr("replace the file, or remove it from the folder given with --fonts");
  d.facts = {{"path", file.path}};
  return d;
}

}  // namespace

bool add_font_findings(Report& report, bool strict) {
  bool accepted = true;
  for (const FontUse& use : report.fonts) {
    if (!is_substitute(use)) continue;
    report.deck_issues.push_back(font_finding(use, strict && use.width_error > 0));
    accepted = accepted && report.deck_issues.back().severity != Severity::Error;
  }
  return accepted;
}

DiagnosticSink unused_font_findings(const measure::FontCatalog& fonts,
                                    const std::vector<FontUse>& uses, bool strict) {
  std::vector<measure::UnusedFontFile> files = fonts.unused_files(uses);
  std::stable_partition(files.begin(), files.end(),
                        [](const measure::UnusedFontFile& file) { return file.requested; });
  DiagnosticSink findings;
  for (const measure::UnusedFontFile& file : files) {
    if (findings.size() < kMaxUnusedFonts) findings.push_back(unused_finding(file, strict));
  }
  if (files.size() > findings.size()) {
    Diagnostic d;
    d.rule = "unused-font-file";
    d.severity = Severity::Warning;
    d.defect = false;
    const auto others = static_cast<std::int64_t>(files.size() - findings.size());
    d.message = others == 1 ? tr("1 other font file is not used either")
                            : tr("{} other font files are not used either", others);
    d.hint = tr("replace the file, or remove it from the folder given with --fonts");
    d.facts = {{"count", others}};
    findings.push_back(std::move(d));
  }
  return findings;
}

}  // namespace deckle::engine
