#pragma once
// Findings about fonts that had to be substituted, and about font files that are not used
// (docs/design.md, decision 12).

#include <vector>

#include "measure/fonts/font_catalog.h"
#include "slidespec/report/report.h"

namespace deckle::engine {

// Adds a finding for each substitute of `report.fonts` to the deck issues. With `strict` a
// substitute with unknown glyph widths is an error; false when there is such an error.
[[nodiscard]] bool add_font_findings(Report& report, bool strict);

// A warning for each file of the font folders that is no font, and for each damaged one that the
// text of `uses` asked for; with `strict` the latter is an error. At most kMaxUnusedFonts, and one
// that counts the others.
[[nodiscard]] DiagnosticSink unused_font_findings(const measure::FontCatalog& fonts,
                                                  const std::vector<FontUse>& uses, bool strict);
// The same for these files.
[[nodiscard]] DiagnosticSink unused_font_findings(std::vector<measure::UnusedFontFile> files,
                                                  bool strict);

inline constexpr std::size_t kMaxUnusedFonts = 20;

}  // namespace deckle::engine
