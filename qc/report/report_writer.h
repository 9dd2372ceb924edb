#pragma once
// The report of a deck, as JSON (CONTRACTS, "QC report") and as text for people.

#include <string>
#include <vector>

#include "slidespec/diag/report.h"

namespace deckle::qc {

// One object for one report, {"deckle_report":1,"decks":[…]} for several.
[[nodiscard]] std::string json_report(const std::vector<Report>& reports, Severity threshold);

struct TextStyle {
  bool color = false;    // ANSI colours
  bool verbose = false;  // notes and traces too
};
[[nodiscard]] std::string text_report(const std::vector<Report>& reports, Severity threshold,
                                      const TextStyle& style);

// One finding on one line (and its hint on a second, indented): what every command prints to
// stderr.
[[nodiscard]] std::string text_line(const Diagnostic& diagnostic, const TextStyle& style);

}  // namespace deckle::qc
