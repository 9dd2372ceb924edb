#pragma once
// What the reports on a template say beside the findings: the verdict with its reasons, and the
// layouts of SlideSpec with what their places hold.

#include <string>

#include "slidespec/report/template_report.h"

namespace deckle::qc {

// "one line of 24 Hangul or about 48 Latin characters at 28 pt"; empty for a place without text.
[[nodiscard]] Message capacity_label(const TemplateSlot& slot);
// "own layout", "another layout", "none"; for people.
[[nodiscard]] Message match_label(TemplateRole::Match match);

// For a terminal, each line indented by two spaces.
[[nodiscard]] std::string template_lines(const TemplateReport& report, Language language);

// A section of the HTML report.
[[nodiscard]] std::string template_section(const TemplateReport& report, Language language);

}  // namespace deckle::qc
