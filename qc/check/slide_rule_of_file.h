#pragma once
// A rule for the slides of a spec, applied to those of a presentation file: each cause once.

#include <string>
#include <string_view>

#include "qc/check/rule.h"

namespace deckle::qc {

// What the rule finds on elements that are the slides' own and no footers, under its own id. Findings
// with the same value of `fact`, a text, are one, with their number; those whose value is not
// `wanted` are left out. Hidden slides are not looked at.
void check_slides_of_file(const Rule& rule, std::string_view fact,
                          bool (*wanted)(const std::string& value), const FileContext& context,
                          DiagnosticSink& sink);

}  // namespace deckle::qc
