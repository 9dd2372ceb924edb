#include "engine/pipeline/font_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/messages/tr.h"
#include "slidespec/core/utf8.h"

namespace deckle::engine {
namespace {

using Source = FontUse::Source;

// docs/design.md, decision 12: a substitute with the same glyph widths is a note, any other a
// warning.
bool is_substitute(const FontUse& use) {
  return use.source == Source::Fallback || use.source == Source::Missing ||
         (use.source == Source::BuiltIn && use.width_error > 0);
}

// Whether nothing is known of the family that was requested.
bool is_family_missing(const FontUse& use) {
  return use.family.value_or(use.source) == Source::Fallback;
}

// "△" (U+25B3), the first character of the sample.
std::string character_label(const FontUse& use) {
  std::size_t at = 0;
  return fmt::format("\"{}\" (U+{:04X})", use.sample,
                     static_cast<std::uint32_t>(utf8::next(use.sample, at)));
}

struct Explanation {
  Message message, hint;
};

Explanation explained(const FontUse& use) {
  const bool estimated = use.used == "built-in metrics";
  if (use.source == Source::Missing)
    return {tr("no font here has {}, which is to be set in \"{}\"; its width is estimated",
               character_label(use), use.requested),
            tr("use another character, or pass the folder of a font that has it with --fonts")};
  if (is_family_missing(use))
    return {estimated
                ? tr("font \"{}\" is not installed; its widths are estimated", use.requested)
                : tr("font \"{}\" is not installed; measured with \"{}\"", use.requested, use.used),
            tr("install the font, or pass its folder with --fonts")};
  if (!use.family)
    return {tr("widths in font \"{}\" are estimated, such as that of {}", use.requested,
               character_label(use)),
            tr("install the font, or pass its folder with --fonts")};
  if (use.family == Source::Exact)
    return {tr("font \"{}\" has no {}; measured with \"{}\"", use.requested, character_label(use),
               use.used),
            tr("use another character, or name a font that has this one in the brand kit")};
  return {tr("whether font \"{}\" has {} is not known here; measured with \"{}\"", use.requested,
             character_label(use), use.used),
          tr("if it has, pass its folder with --fonts; else name a font that has it in the brand "
             "kit, or use another character")};
}

Diagnostic font_finding(const FontUse& use, bool strict) {
  Diagnostic d;
  d.rule = "substituted-font";
  d.severity = strict && use.width_error > 0 ? Severity::Error
               : use.width_error > 0         ? Severity::Warning
                                             : Severity::Note;
  d.defect = false;
  auto [message, hint] = explained(use);
  d.message = std::move(message);
  d.hint = std::move(hint);
  if (use.width_error > 0)
    d.message += tr(" (expected error of line widths: {:.1f} %)", use.width_error * 100);
  d.facts = {{"requested", use.requested}, {"used", use.used}, {"width_error", use.width_error}};
  return d;
}

// What is to be reported of all uses: of a family that is missing its own substitute, or that of
// its characters if they are all set in one of another script.
std::vector<FontUse> reported(const std::vector<FontUse>& uses) {
  std::vector<FontUse> out;
  for (const FontUse& use : uses) {
    if (!is_substitute(use)) continue;
    const auto same = !is_family_missing(use) || use.source == Source::Missing
                          ? out.end()
                          : std::find_if(out.begin(), out.end(), [&use](const FontUse& other) {
                              return other.requested == use.requested && is_family_missing(other) &&
                                     other.source != Source::Missing;
                            });
    if (same == out.end())
      out.push_back(use);
    else if (same->family && !use.family)
      *same = use;
  }
  return out;
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
  for (const FontUse& use : reported(report.fonts)) {
    report.deck_issues.push_back(font_finding(use, strict));
    accepted = accepted && report.deck_issues.back().severity != Severity::Error;
  }
  return accepted;
}

DiagnosticSink unused_font_findings(const measure::FontCatalog& fonts,
                                    const std::vector<FontUse>& uses, bool strict) {
  return unused_font_findings(fonts.unused_files(uses), strict);
}

DiagnosticSink unused_font_findings(std::vector<measure::UnusedFontFile> files, bool strict) {
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
